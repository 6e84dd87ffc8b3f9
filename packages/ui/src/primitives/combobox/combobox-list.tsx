'use client'

import Check from 'lucide-react/icons/check'
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react'
import { Icon } from '../icon/index.ts'
import { usePopover } from '../popover/use-popover.ts'
import * as styles from './combobox.css.ts'
import type { ComboboxItem } from './combobox-props.ts'

export interface ComboboxListProps {
  id: string
  label: string
  items: readonly ComboboxItem[]
  active: number
  /** Whether several items can be chosen. */
  multiple: boolean
  chosen: readonly ComboboxItem[]
  anchor: RefObject<HTMLElement | null>
  inline: boolean
  /** Shown instead of items, if there are none. */
  empty: ReactNode
  onChoose: (item: ComboboxItem) => void
  onWalk: (index: number) => void
}

/** The list under the field: above all else of the page, or in its place. */
export function ComboboxList({
  id,
  label,
  items,
  active,
  multiple,
  chosen,
  anchor,
  inline,
  empty,
  ...props
}: ComboboxListProps) {
  const show = usePopover({ anchor, side: 'bottom', align: 'start', gap: 4 })
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      element.style.inlineSize = `${anchor.current?.offsetWidth ?? 280}px`
      return show(element)
    },
    [anchor, show],
  )
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      ref={inline ? undefined : place}
      popover={inline ? undefined : 'manual'}
      className={inline ? undefined : styles.popup}
      // The field keeps the focus while the list is pressed.
      onPointerDown={event => event.preventDefault()}
    >
      <div
        role="listbox"
        id={id}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        tabIndex={-1}
        className={inline ? styles.inline : undefined}
      >
        {items.map((item, index) => (
          <Option
            key={item.value}
            item={item}
            id={`${id}${index}`}
            heading={item.group !== items[index - 1]?.group ? item.group : undefined}
            active={index === active}
            multiple={multiple}
            chosen={chosen.some(({ value }) => value === item.value)}
            onChoose={() => props.onChoose(item)}
            onWalk={() => props.onWalk(index)}
          />
        ))}
      </div>
      {items.length === 0 && <p className={styles.empty}>{empty}</p>}
    </div>
  )
}

interface OptionProps {
  item: ComboboxItem
  id: string
  heading: string | undefined
  active: boolean
  multiple: boolean
  chosen: boolean
  onChoose: () => void
  onWalk: () => void
}

const Option = ({ item, id, heading, active, multiple, chosen, onChoose, onWalk }: OptionProps) => (
  <>
    {heading && (
      <div className={styles.group} role="presentation">
        {heading}
      </div>
    )}
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's */}
    {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names this one as active */}
    <div
      id={id}
      role="option"
      // Of one choice it is the field's active descendant, and the one that is chosen has its mark.
      aria-selected={multiple ? chosen : active}
      aria-disabled={item.disabled || undefined}
      className={styles.option}
      data-active={active || undefined}
      onClick={onChoose}
      onPointerMove={active ? undefined : onWalk}
    >
      <span className={styles.texts}>
        <span>{item.label}</span>
        {item.description && <span className={styles.text}>{item.description}</span>}
      </span>
      {chosen && <Icon as={Check} size="sm" />}
    </div>
  </>
)
