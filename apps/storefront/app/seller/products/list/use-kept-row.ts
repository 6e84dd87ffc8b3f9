import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Row that was opened from a list, by the key of the list's history entry. */
const opened = new Map<string, string>()

/** Focuses the row that the user opened when they come back to the list. */
export function useKeptRow(isThere: boolean) {
  const { key } = useLocation()
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (!isThere || done.current === key) return
    done.current = key
    const row = opened.get(key)
    if (row === undefined) return
    const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] [data-row-link]`)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'center' })
  }, [isThere, key])
  return {
    onClickCapture(event: MouseEvent) {
      const row = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row
      if (row !== undefined) opened.set(key, row)
    },
  }
}
