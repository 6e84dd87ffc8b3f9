'use client'

import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Combobox, type ComboboxItem } from '../../primitives/combobox/index.ts'
import { onEscape } from '../../primitives/popover/on-escape.ts'
import { panel, sizes } from '../../primitives/popover/popover.css.ts'
import { usePopover } from '../../primitives/popover/use-popover.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/use-labels.ts'
import { deliverToLabels } from './deliver-to.labels.ts'
import type { DeliverToProps } from './deliver-to-props.ts'

export interface CountryChoiceProps
  extends Pick<DeliverToProps, 'value' | 'loadCountries' | 'onValueChange'> {
  /** The button, from which the panel's place is measured and which gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>
  onOpenChange: (open: boolean) => void
}

/** The open panel of `DeliverTo`: a field that finds countries by their names. */
export function CountryChoice({
  anchor,
  value,
  loadCountries,
  onValueChange,
  onOpenChange,
}: CountryChoiceProps) {
  const t = useLabels('deliverTo', deliverToLabels)
  const root = useRef<HTMLDivElement>(null)
  const [countries, setCountries] = useState<readonly ComboboxItem[]>()
  const show = usePopover({ anchor, side: 'bottom', align: 'start', gap: 8 })
  const ref = useCallback(
    (element: HTMLDivElement) => {
      root.current = element
      const hide = show(element)
      element.querySelector('input')?.focus({ preventScroll: true })
      return () => {
        root.current = null
        hide()
      }
    },
    [show],
  )
  const giveBack = useCallback(() => {
    anchor.current?.focus({ preventScroll: true })
    onOpenChange(false)
  }, [anchor, onOpenChange])

  useEffect(() => {
    let isLatest = true
    loadCountries().then(
      loaded => isLatest && setCountries(loaded),
      () => isLatest && anchor.current?.form?.submit(),
    )
    return () => {
      isLatest = false
    }
  }, [anchor, loadCountries])
  useEffect(() => onEscape(giveBack), [giveBack])
  useEffect(() => {
    const press = ({ target }: Event) => {
      const isOurs = [root, anchor].some(own => own.current?.contains(target as Node))
      if (!isOurs) onOpenChange(false)
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [anchor, onOpenChange])

  function leave(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget
    if (next && next !== anchor.current && !event.currentTarget.contains(next)) onOpenChange(false)
  }
  const choose = (next: string | null) => {
    giveBack()
    if (next !== null && next !== value) onValueChange(next)
  }
  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={t('choose')}
      tabIndex={-1}
      className={cx(panel, sizes.md)}
      onBlur={leave}
    >
      <Combobox
        inline
        label={t('country')}
        items={countries ?? []}
        loading={countries === undefined}
        value={value}
        onValueChange={choose}
      />
    </div>
  )
}
