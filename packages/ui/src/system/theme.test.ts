import { expect, test } from 'vitest'
import { parseTheme } from './theme.ts'
import { themeScript } from './theme-script.ts'

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  [null, 'system'],
  ['', 'system'],
  ['purple', 'system'],
  ['{"theme":"dark"}', 'system'],
])('a stored %j is %s', (stored, theme) => {
  expect(parseTheme(stored)).toBe(theme)
})

/** Runs the inline script as a browser would, with what it may touch given to it. */
function run(getItem: () => string | null) {
  const dataset: Record<string, string> = {}
  new Function('localStorage', 'document', themeScript)({ getItem }, { documentElement: { dataset } })
  return dataset
}

test('the script in the head shows a stored theme, and nothing else', () => {
  expect(run(() => 'dark')).toEqual({ theme: 'dark' })
  expect(run(() => 'light')).toEqual({ theme: 'light' })
  expect(run(() => 'purple')).toEqual({})
  expect(run(() => null)).toEqual({})
})

test('the script survives a browser that blocks its storage', () => {
  expect(
    run(() => {
      throw new Error('blocked')
    }),
  ).toEqual({})
})

test('the script cannot end its own element', () => {
  expect(themeScript).not.toContain('<')
})
