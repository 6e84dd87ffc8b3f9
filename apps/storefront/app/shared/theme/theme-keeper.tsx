import { useChosenTheme } from '@stoa/ui'
import { useEffect } from 'react'
import { cookieOfTheme, themeOfCookies } from './theme-cookie.ts'

/** Tells the server the chosen theme, which the browser's storage alone knows, for the pages to come. */
export function ThemeKeeper() {
  const chosen = useChosenTheme(typeof document === 'undefined' ? 'system' : themeOfCookies(document.cookie))
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other API is asynchronous and needs https.
    if (themeOfCookies(document.cookie) !== chosen) document.cookie = cookieOfTheme(chosen)
  }, [chosen])
  return null
}
