import { expect, test } from 'vitest'
import { toPageSheet, toShadowSheet } from './to-shadow.ts'

test('leaves out rules for pages of components', () => {
  const css =
    'body:where([data-stoa]) { margin: 0 } body:has(.bar) .next, .next { color: red } @layer a { html:where(:has(> body[data-stoa])) { color: blue } }'
  expect(toShadowSheet(css)).toBe('.next{color:red}@layer a;')
})

test.each(['body .bar', ':root .bar', '.bar:not(html *)'])('refuses %s, which never matches', selector => {
  expect(() => toShadowSheet(`${selector} { color: red }`)).toThrow('never match in a shadow root')
})

test('makes elements dark by their attribute, or by the settings of the page', () => {
  const css = `
    :root, [data-theme="light"] { --a: 1 }
    [data-theme="dark"] { --a: 2 }
    @media (prefers-color-scheme: dark) { :root:not([data-theme]) { --a: 3 } }
  `
  const sheet = toPageSheet(css, 'var(--a)')
  expect(sheet).toContain(':is(stoa-header,stoa-cart,stoa-cart-drawer)[theme=dark]')
  expect(sheet).toContain(':root:has(stoa-market[theme=auto])')
  expect(sheet).not.toContain(':root:not')
})

test('keeps the variables that are used, and those that their values need', () => {
  expect(toPageSheet(':root { --a: var(--b); --b: 1; --c: var(--a) }', 'var(--a)')).toBe(
    ':root{--a:var(--b);--b:1}',
  )
})
