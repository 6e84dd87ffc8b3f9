'use client'

import { useCallback, useEffect, useRef } from 'react'
import { applyTheme, parseTheme, type Theme, themeKey } from './theme.ts'
import { useStored } from './use-stored.ts'

/** The chosen theme and how to choose another; on the server it is always `system`. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const [stored, setStored] = useStored(themeKey)
  const theme = parseTheme(stored ?? null)

  const applied = useRef<string | null>(undefined)
  useEffect(() => {
    if (stored === undefined || stored === applied.current) return
    // With nothing stored from the start, a theme that the host has set itself stays as it is.
    if (applied.current !== undefined || stored !== null) applyTheme(parseTheme(stored))
    applied.current = stored
  }, [stored])

  const setTheme = useCallback(
    (next: Theme) => {
      setStored(next === 'system' ? null : next)
      // At once: what was chosen in may be gone before its effects run.
      applyTheme(next)
    },
    [setStored],
  )
  return { theme, setTheme }
}
