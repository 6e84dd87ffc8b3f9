'use client'

import { useCallback, useEffect } from 'react'
import { applyTheme, parseTheme, type Theme, themeKey } from './theme.ts'
import { useStored } from './use-stored.ts'

/** The chosen theme and how to choose another; on the server it is always `system`. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const [stored, setStored] = useStored(themeKey)
  const theme = parseTheme(stored ?? null)

  useEffect(() => {
    if (stored !== undefined) applyTheme(parseTheme(stored))
  }, [stored])

  const setTheme = useCallback((next: Theme) => setStored(next === 'system' ? null : next), [setStored])
  return { theme, setTheme }
}
