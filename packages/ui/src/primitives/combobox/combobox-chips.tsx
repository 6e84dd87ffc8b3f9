'use client'

import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { arrowStep } from '../../system/arrow-step.ts'
import { useLabels } from '../../system/index.ts'
import { tokenStyles } from '../field/styles.ts'
import { Icon } from '../icon/index.ts'
import { comboboxLabels } from './combobox.labels.ts'
import type { ComboboxItem } from './combobox-props.ts'

export interface ComboboxChipsProps {
  label: string
  items: readonly ComboboxItem[]
  disabled: boolean | undefined
  onRemove: (item: ComboboxItem) => void
  /** Field after the chips, which takes the focus if none is left. */
  field: RefObject<HTMLInputElement | null>
}

/** The chosen items. They are one stop of the Tab key, and arrows walk between them and the field. */
export function ComboboxChips({ label, items, disabled, onRemove, field }: ComboboxChipsProps) {
  const t = useLabels('combobox', comboboxLabels)
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]

  const remove = (item: ComboboxItem, index: number) => {
    const all = buttons()
    // Before it goes: afterwards the browser would have taken the focus to the page.
    ;(all[index + 1] ?? all[index - 1] ?? field.current)?.focus()
    onRemove(item)
  }
  const press = (event: KeyboardEvent<HTMLElement>, item: ComboboxItem, index: number) => {
    const step = arrowStep(event)
    if (step !== 0) (buttons()[index + step] ?? (step > 0 ? field.current : null))?.focus()
    else if (event.key === 'Backspace' || event.key === 'Delete') remove(item, index)
    else return
    event.preventDefault()
  }

  return (
    <ul ref={list} className={tokenStyles.list} aria-label={t('chosen', { label })}>
      {items.map((item, index) => (
        <li key={item.value} className={tokenStyles.token} data-part="Chip">
          <span className={tokenStyles.word}>{item.label}</span>
          <button
            type="button"
            className={tokenStyles.remove}
            aria-label={t('remove', { name: item.label })}
            disabled={disabled}
            tabIndex={index === Math.min(at, items.length - 1) ? 0 : -1}
            onClick={() => remove(item, index)}
            onFocus={() => setAt(index)}
            onKeyDown={event => press(event, item, index)}
          >
            <Icon as={X} size="badge" />
          </button>
        </li>
      ))}
    </ul>
  )
}
