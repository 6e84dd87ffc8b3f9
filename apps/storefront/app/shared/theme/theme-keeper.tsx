import { useChosenTheme } from '@stoa/ui'
import { useEffect } from 'react'
import { cookieOfTheme, themeOfCookies } from './theme-cookie.ts'

/** Writes the chosen theme from the browser's storage into a cookie, for pages that the server renders later. */
export function ThemeKeeper() {
  const chosen = useChosenTheme(typeof document === 'undefined' ? 'system' : themeOfCookies(document.cookie))
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other API is asynchronous and needs https.
    if (themeOfCookies(document.cookie) !== chosen) document.cookie = cookieOfTheme(chosen)
  }, [chosen])
  return null
}
