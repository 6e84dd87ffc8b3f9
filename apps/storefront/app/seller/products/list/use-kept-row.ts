import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** By an entry of the browser's history, the row that was opened there. */
const opened = new Map<string, string>()

/** Back leads to the list as it was, and the focus to the row that one came from. */
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
