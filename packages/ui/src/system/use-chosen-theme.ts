'use client'

import { useSyncExternalStore } from 'react'
import { parseTheme, type Theme } from './theme.ts'

const shown = (): Theme => parseTheme(document.documentElement.dataset.theme ?? null)

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/**
 * Returns the theme that is set on the document; `system` if none is. `known` is the theme that the server knows, so
 * that its HTML and the first paint agree. Default `system`.
 */
export const useChosenTheme = (known: Theme = 'system'): Theme =>
  useSyncExternalStore(subscribe, shown, () => known)
