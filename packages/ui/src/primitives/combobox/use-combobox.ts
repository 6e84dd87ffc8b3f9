'use client'

import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { arrowStep } from '../../system/arrow-step.ts'
import { isComposing } from '../../system/is-composing.ts'
import { filterItems, step } from './combobox-items.ts'
import type { ComboboxItem, ComboboxProps } from './combobox-props.ts'
import { useChosen } from './use-chosen.ts'

interface Options {
  listId: string
  /** Moves the focus to the last chip. */
  onLeaveStart: () => void
}

/** Text, open list and the item that arrows have walked to. The focus stays in the field all the while. */
export function useCombobox(props: ComboboxProps, { listId, onLeaveStart }: Options) {
  const { items: given, multiple = false, onInputChange, inline = false } = props
  const { chosen, choose: change, clear, remove, said, hush } = useChosen(props)
  const [only] = multiple ? [] : chosen
  /** Typed text; undefined while the field shows the choice. */
  const [text, setText] = useState<string>()
  const [opened, setOpened] = useState(false)
  const [walked, setWalked] = useState<number>()
  const open = inline || opened
  const items = onInputChange ? given : filterItems(given, text ?? '')
  // In a search of its own, Enter takes the first result, and before anything is typed the choice.
  const first = inline ? (text || !only ? step(items, -1, 1) : items.indexOf(only)) : -1
  const active = walked !== undefined && walked < items.length ? walked : first

  const close = () => {
    setOpened(false)
    setWalked(undefined)
  }
  const type = (next: string) => {
    setText(next)
    setWalked(undefined)
    setOpened(true)
    hush()
    onInputChange?.(next)
  }
  const choose = (item: ComboboxItem) => {
    if (item.disabled) return
    setText(undefined)
    change(item)
    if (!multiple) return close()
    // The list stays open for the next choice, and is whole again.
    if (text) onInputChange?.('')
    setWalked(onInputChange ? undefined : given.indexOf(item))
  }
  const leave = () => {
    // An emptied field clears the choice; an incomplete text changes nothing.
    if (text === '' && only) clear()
    setText(undefined)
    hush()
    if (!inline) onInputChange?.('')
    close()
  }

  const pressInChips = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const last = chosen.at(-1)
    const { selectionStart, selectionEnd } = event.currentTarget
    if (!multiple || !last || selectionStart !== 0 || selectionEnd !== 0) return false
    // A key that is held, to delete the text, stops in front of the chips.
    if (event.key === 'Backspace' && !event.repeat) remove(last)
    else if (arrowStep(event) === -1) onLeaveStart()
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    const { key, altKey } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1
      if (!open) setOpened(true)
      if (!altKey) setWalked(step(items, active === -1 && by === -1 ? 0 : active, by))
    } else if (key === 'Enter') {
      const item = items[active]
      // With nothing walked to, Enter is the form's.
      if (!open || !item) return
      choose(item)
    } else if (key === 'Escape' && !inline && (opened || text !== undefined)) {
      setText(undefined)
      close()
    } else if (!pressInChips(event)) return
    event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
  }

  return {
    open,
    items,
    active,
    chosen,
    remove,
    said,
    input: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? `${listId}${active}` : undefined,
      value: text ?? (inline || multiple ? '' : (only?.label ?? '')),
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onClick: () => setOpened(true),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onBlur: inline ? undefined : leave,
      onKeyDown,
    } as const,
    list: { onChoose: choose, onWalk: setWalked },
  }
}
