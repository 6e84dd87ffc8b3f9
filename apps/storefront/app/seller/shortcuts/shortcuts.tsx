import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SellerArea } from '../frame/areas.ts'
import { useSellerSettings } from '../frame/seller-settings.ts'
import { laterDialog } from '../lazy/later-dialog.tsx'

const ShortcutList = laterDialog(async () => (await import('./shortcut-list.tsx')).ShortcutList)

/** Time after `g` in which the second key counts, in milliseconds. */
const SEQUENCE_MS = 1_500

export interface SellerShortcutsProps {
  readonly areas: readonly SellerArea[]
  readonly userId: string
  readonly helpOpen: boolean
  readonly onHelpChange: (open: boolean) => void
  readonly onSearch: () => void
}

/**
 * Handles the shortcuts of the seller area and shows their list. `/` focuses the field with `data-list-search`, `n`
 * presses the element with `data-list-new`. A page adds a shortcut with `data-seller-key="p"` on the button or link that
 * it presses. Users can turn single keys off (WCAG 2.1.4), but not Ctrl K, which can’t be pressed by accident.
 */
export function SellerShortcuts({ areas, userId, helpOpen, onHelpChange, onSearch }: SellerShortcutsProps) {
  const navigate = useNavigate()
  const { settings, change } = useSellerSettings(userId)
  const on = !settings.withoutKeys
  const waitsUntil = useRef(0)
  const act = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
      event.preventDefault()
      return onSearch()
    }
    if (!on || event.ctrlKey || event.metaKey || event.altKey || isBusyPlace(event.target)) return
    if (event.timeStamp < waitsUntil.current) {
      waitsUntil.current = 0
      const area = areas.find(({ letter }) => letter === key)
      if (!area) return
      event.preventDefault()
      return void navigate(area.href)
    }
    if (key === 'g') waitsUntil.current = event.timeStamp + SEQUENCE_MS
    else if (key === '?') onHelpChange(true)
    else if (key === '/') {
      const field = document.querySelector<HTMLInputElement>('[data-list-search]')
      if (field) field.focus()
      else onSearch()
    } else if (key === 'j' || key === 'k') {
      // A table handles these keys itself. From elsewhere they lead into it.
      if (event.target instanceof Element && event.target.closest('[data-component="DataTable"]')) return
      document.querySelector<HTMLElement>('[data-row-link]')?.focus()
    } else if (/^[a-z]$/.test(key)) press(key)
    else return
    if (key === '/' || key === '?') event.preventDefault()
  }
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (!helpOpen) return null
  return (
    <ShortcutList
      areas={areas}
      on={on}
      onEnabledChange={next => change({ withoutKeys: !next })}
      onClose={() => onHelpChange(false)}
    />
  )
}

/** Whether shortcuts are off: inside fields, and while a dialog or menu is open. */
const isBusyPlace = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  (target instanceof Element &&
    target.matches(
      'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable], [role="grid"] *',
    ))

const press = (key: string) =>
  document
    .querySelector<HTMLElement>(key === 'n' ? 'main [data-list-new]' : `main [data-seller-key="${key}"]`)
    ?.click()
