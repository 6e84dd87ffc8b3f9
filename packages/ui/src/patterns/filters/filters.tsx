'use client'

import X from 'lucide-react/icons/x'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { type FilterGroupData, filterParameters } from './filter-data.ts'
import { FilterGroup } from './filter-group.tsx'
import * as styles from './filters.css.ts'
import { filtersLabels } from './filters.labels.ts'
import { useSheetDialog } from './use-sheet-dialog.ts'

export interface FiltersProps {
  /** The element's id. Give the same to `ListingTools`, whose button opens it on phones. */
  id: string
  /** Path for the GET form: the listing's own path. */
  action: string
  /** The groups in order, with what is chosen now. */
  groups: readonly FilterGroupData[]
  /** Other parameters of the address that should stay, such as the search and the order. */
  hidden?: readonly { name: string; value: string }[] | undefined
  /** Number of products that the filters leave, shown on the button. Leave out if not known. */
  resultCount?: number | undefined
  /**
   * Called after each change with all parameters of the form. Without it, or without scripts, the button
   * sends the form. `replace` says that the new URL takes the place of the history entry, because that is the entry of
   * the open sheet (`closeOnBack` of `StoaProvider`).
   */
  onValueChange?: ((parameters: URLSearchParams, details: { replace: boolean }) => void) | undefined
}

/**
 * Shows filters as a GET form: a panel next to a list, and on phones a sheet that `ListingTools` opens. When the list
 * changes, its fields are updated in place, and sheet and focus stay.
 */
export function Filters({ id, action, groups, hidden = [], resultCount, onValueChange }: FiltersProps) {
  const t = useLabels('filters', filtersLabels)
  const sheet = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const announced = useRef<string>(undefined)
  const followed = useRef(new WeakMap<HTMLInputElement, boolean | string>())
  const { isDialog, giveEntry } = useSheetDialog(sheet)
  const shown = JSON.stringify([groups, hidden])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for all that the fields follow
  useLayoutEffect(() => {
    if (!form.current) return
    announced.current = follow(form.current, followed.current).toString()
  }, [shown])

  const announce = (form: HTMLFormElement, isRangeDone = true) => {
    if (!onValueChange || !form.reportValidity()) return
    for (const range of reversedRanges(form, groups)) {
      // Its other end is about to be written.
      if (!isRangeDone) return
      turnRound(range)
    }
    const parameters = filterParameters(new FormData(form))
    if (announced.current === parameters.toString()) return
    announced.current = parameters.toString()
    onValueChange(parameters, { replace: giveEntry() })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    sheet.current?.hidePopover?.()
    if (!onValueChange) return
    event.preventDefault()
    announce(event.currentTarget)
  }

  return (
    <section
      ref={sheet}
      id={id}
      className={cx(styles.sheet, styles.drawer)}
      data-component="Filters"
      popover="auto"
      {...(isDialog ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' })}
      aria-label={t('filters')}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filters')}</h2>
        <IconButton label={t('close')} icon={X} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <form
        className={styles.form}
        action={action}
        method="get"
        onSubmit={submit}
        // React's change is every key; the browser's waits until a field is left or a box is ticked.
        ref={element => {
          form.current = element
          const changed = () => element && announce(element, false)
          const left = ({ relatedTarget }: FocusEvent) => {
            if (
              element &&
              reversedRanges(element, groups).some(range => !range.includes(relatedTarget as never))
            )
              announce(element)
          }
          element?.addEventListener('change', changed)
          element?.addEventListener('focusout', left)
          return () => {
            element?.removeEventListener('change', changed)
            element?.removeEventListener('focusout', left)
          }
        }}
      >
        {hidden.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {groups.map(group => (
          <FilterGroup key={group.id} group={group} />
        ))}
        <div className={cx(styles.foot, onValueChange && styles.footOfLive)}>
          <Button block type="submit">
            {resultCount === undefined ? t('apply') : t('showResults', { count: resultCount })}
          </Button>
        </div>
      </form>
    </section>
  )
}

type Range = [min: HTMLInputElement, max: HTMLInputElement]

/** The fields of prices that were written from their end: 200 to 100. */
function reversedRanges(form: HTMLFormElement, groups: readonly FilterGroupData[]): Range[] {
  return groups.flatMap(group => {
    if (group.kind !== 'price') return []
    const [min, max] = [form.elements.namedItem(group.minName), form.elements.namedItem(group.maxName)]
    if (!(min instanceof HTMLInputElement && max instanceof HTMLInputElement)) return []
    return min.valueAsNumber > max.valueAsNumber ? [[min, max] as Range] : []
  })
}

function turnRound([min, max]: Range): void {
  const { value } = min
  min.value = max.value
  max.value = value
}

/**
 * Updates touched fields, which keep their own state regardless of a new default. A field is set only if the answer
 * changes its value. Choices made since the request stay, because their own answer is coming. Fields that are being
 * typed in stay, since the answer does not cover them.
 */
function follow(
  form: HTMLFormElement,
  followed: WeakMap<HTMLInputElement, boolean | string>,
): URLSearchParams {
  let typed: HTMLInputElement | undefined
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
    const isBox = field.type === 'checkbox' || field.type === 'radio'
    const answer = isBox ? field.defaultChecked : field.defaultValue
    const isNew = followed.get(field) !== answer
    followed.set(field, answer)
    if (!isBox && field === document.activeElement) typed = field
    else if (isNew && isBox) field.checked = field.defaultChecked
    else if (isNew) field.value = field.defaultValue
  }
  const answered = new FormData(form)
  if (typed) answered.set(typed.name, typed.defaultValue)
  return filterParameters(answered)
}
