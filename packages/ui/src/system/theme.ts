export type Theme = 'light' | 'dark' | 'system'

/** The key under which a choice is stored; "system" is the absence of the key. */
export const themeKey = 'theme'

/** Anything except the two stored values means that the system decides. */
export const parseTheme = (stored: string | null): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'

/** Shows a theme on the document; without an attribute the style sheet follows the system. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
