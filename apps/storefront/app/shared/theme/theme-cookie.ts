import type { Theme } from '@stoa/ui'

const YEAR_IN_SECONDS = 31_536_000

/** Theme that a visitor has chosen, from the cookies of a request or document; `system` if there is none. */
export const themeOfCookies = (cookies: string | null): Theme =>
  (cookies?.match(/(?:^|;\s*)theme=(light|dark)(?=;|$)/)?.[1] as Theme | undefined) ?? 'system'

/** Cookie with the chosen theme for the server, in the form of `document.cookie`. `system` removes it. */
export const cookieOfTheme = (theme: Theme): string =>
  `theme=${theme}; path=/; max-age=${theme === 'system' ? 0 : YEAR_IN_SECONDS}; samesite=lax`
