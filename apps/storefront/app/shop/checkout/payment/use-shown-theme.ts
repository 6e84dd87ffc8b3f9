import { useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'

/** Name of the theme that is shown. Changes with the shopper's choice or the system's setting. */
export const useShownTheme = (): string =>
  useSyncExternalStore(
    onChange => {
      const system = matchMedia(DARK)
      const chosen = new MutationObserver(onChange)
      system.addEventListener('change', onChange)
      chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
      return () => {
        system.removeEventListener('change', onChange)
        chosen.disconnect()
      }
    },
    () => document.documentElement.dataset.theme ?? (matchMedia(DARK).matches ? 'dark' : 'light'),
    () => 'light',
  )
