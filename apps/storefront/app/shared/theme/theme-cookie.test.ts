import { expect, test } from 'vitest'
import { themeOfCookies } from './theme-cookie.ts'

test.each([
  [null, 'system'],
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['a=1;theme=dark', 'dark'],
  ['theme=purple', 'system'],
  ['theme=darker', 'system'],
  ['mytheme=dark', 'system'],
  ['theme=', 'system'],
])('reads from cookies %j the theme %s', (cookies, theme) => {
  expect(themeOfCookies(cookies)).toBe(theme)
})
