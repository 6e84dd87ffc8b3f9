import { expect, test } from 'vitest'
import { cutOff } from './cart-and-drawer.ts'
import { useBrowser } from './pages.ts'

// Twice the usual size, which the visitor has chosen in the browser.
useBrowser(32)

test.each([1280, 640, 390])('cuts nothing off when text is twice as large, %i px', async width => {
  expect(await cutOff(width)).toEqual([])
})
