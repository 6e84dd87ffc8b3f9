'use client'

import type { KeyboardEvent } from 'react'

const isField = (element: Element) =>
  element.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')

/** `j` and `k` walk from row to row, `x` ticks one: only while the focus is in the table and in no field of it. */
export function useRowKeys() {
  return { onKeyDown }
}

function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
  const { key, target, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element) || isField(target))
    return
  const row = target.closest('[data-row]')
  if (key === 'x') row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
  else if (key === 'j' || key === 'k') {
    const rows = [...currentTarget.querySelectorAll('[data-row]')]
    const next = rows[row ? rows.indexOf(row) + (key === 'j' ? 1 : -1) : 0]
    const link = next?.querySelector<HTMLElement>('[data-row-link]')
    ;(link ?? next?.querySelector<HTMLElement>('a, button, input'))?.focus()
  } else return
  event.preventDefault()
}
