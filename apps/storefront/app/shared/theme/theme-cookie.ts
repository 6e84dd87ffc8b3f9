import type { Theme } from '@stoa/ui'

const YEAR_IN_SECONDS = 31_536_000

/** The theme that a visitor has chosen, from the cookies of a request or a document; `system` where none is. */
export const themeOfCookies = (cookies: string | null): Theme =>
  (cookies?.match(/(?:^|;\s*)theme=(light|dark)(?=;|$)/)?.[1] as Theme | undefined) ?? 'system'

/** The cookie that tells the server so, as `document.cookie` takes it; for `system` the one that removes it. */
export const cookieOfTheme = (theme: Theme): string =>
  `theme=${theme}; path=/; max-age=${theme === 'system' ? 0 : YEAR_IN_SECONDS}; samesite=lax`
