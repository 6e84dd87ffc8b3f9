import { expect, test } from 'vitest'
import { callsOf, MARKET, openPage, useBrowser } from './pages.ts'

useBrowser()

const FACTS = 'GET /embed/1/header.json'
const QUOTE = 'POST /api/public/cart/quote'
const CART = ['mug', 'bowl', 'throw']

const header = '<stoa-header></stoa-header>'
const count = '<stoa-cart-count>Cart</stoa-cart-count>'
const cart = '<stoa-cart></stoa-cart><stoa-cart-drawer></stoa-cart-drawer>'
const add = '<stoa-add-to-cart product="mug"><button>Add</button></stoa-add-to-cart>'
const copy = `<script type="module" src="${MARKET}/embed/1/stoa.js?copy"></script>`

/** Calls of a page with these elements, alone, twice, and with two copies of the script. */
const pages: Record<string, [body: string, lines: readonly string[], calls: readonly string[]]> = {
  'a header': [header, [], [FACTS]],
  'an empty count': [count, [], []],
  'an empty cart': [cart, [], []],
  'a cart of three lines': [cart, CART, [QUOTE]],
  'all of them': [header + count + cart + add, CART, [FACTS, QUOTE]],
}

for (const [name, [body, lines, calls]] of Object.entries(pages))
  test.each([
    ['once', body, ''],
    ['twice, with two copies of the script', body + body, copy],
  ])(`makes the calls of ${name}: %s`, async (times, html, head) => {
    const page = await openPage(html, { head, cart: lines })
    callsOf(page).length = 0
    await page.reload()
    await page.waitForLoadState('networkidle')
    console.log(`calls of ${name}, ${times}: ${callsOf(page).join(', ') || 'none'}`)
    expect(callsOf(page).toSorted()).toEqual(calls)
  })

test('quotes the line that is added, with two elements and two copies of the script', async () => {
  const page = await openPage(add + add + count, { head: copy })
  await page.getByRole('button', { name: 'Add' }).first().click()
  await expect.poll(() => page.locator('stoa-cart-count').textContent()).toBe('Cart 1')
  await page.waitForLoadState('networkidle')
  expect(callsOf(page)).toEqual([QUOTE])
})
