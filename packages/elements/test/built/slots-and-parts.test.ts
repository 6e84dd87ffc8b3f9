import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, useBrowser } from './pages.ts'

useBrowser()

/** Rules of a page for parts of an element. */
const rulesFor = (element: string, parts: readonly string[]) =>
  `<style>${parts.map((part, at) => `${element}::part(${part}) { outline: 1px solid rgb(${at}, 1, 1) }`).join('\n')}</style>`

/** Returns the names of the parts whose rule reaches an element. */
const reached = (page: Page, element: string, parts: readonly string[]) =>
  page.evaluate(
    ({ element, parts }) => {
      const root = document.querySelector(element)?.shadowRoot
      return parts.filter((part, at) => {
        const found = [...(root?.querySelectorAll(`[part="${part}"]`) ?? [])]
        return found.some(one => getComputedStyle(one).outlineColor === `rgb(${at}, 1, 1)`)
      })
    },
    { element, parts },
  )

const boxOf = async (page: Page, text: string) => {
  const box = await page.getByText(text, { exact: true }).boundingBox()
  if (!box) throw new Error(`"${text}" is not drawn`)
  return box
}

test('has content of the page at both ends of the header, and parts for its styles', async () => {
  const parts = ['bar', 'logo', 'search', 'nav', 'cart']
  const page = await openPage(
    '<stoa-header><b slot="start">Blog menu</b><b slot="end">Subscribe</b></stoa-header>',
    { head: rulesFor('stoa-header', parts) },
  )
  const logo = await page.locator('stoa-header [part="logo"]').boundingBox()
  const cart = await page.locator('stoa-header [part="cart"]').boundingBox()
  const [start, end] = [await boxOf(page, 'Blog menu'), await boxOf(page, 'Subscribe')]
  expect(start.x + start.width).toBeLessThanOrEqual(logo?.x ?? 0)
  expect(end.x).toBeGreaterThan(cart?.x ?? Number.POSITIVE_INFINITY)
  expect(await reached(page, 'stoa-header', parts)).toEqual(parts)
})

test('has content of the page below the cart, and parts for its styles', async () => {
  const parts = ['group', 'line', 'summary', 'checkout']
  const page = await openPage('<stoa-cart><p slot="after">We ship on Mondays.</p></stoa-cart>', {
    cart: ['mug', 'throw'],
    head: rulesFor('stoa-cart', parts),
  })
  const groups = await page.locator('stoa-cart [part="group"]').last().boundingBox()
  const after = await boxOf(page, 'We ship on Mondays.')
  expect(after.y).toBeGreaterThanOrEqual((groups?.y ?? 0) + (groups?.height ?? 0))
  expect(await reached(page, 'stoa-cart', parts)).toEqual(parts)
})

test('has content of the page in the drawer’s foot, and parts for its styles', async () => {
  const parts = ['panel', 'head', 'body', 'foot']
  const page = await openPage(
    '<stoa-cart-drawer open><p slot="foot">We ship on Mondays.</p></stoa-cart-drawer>',
    {
      cart: ['mug'],
      head: `${rulesFor('stoa-cart-drawer', parts)}<style>stoa-cart-drawer::part(panel) { inline-size: 500px }</style>`,
    },
  )
  const checkOut = await page.getByRole('button', { name: 'Check out' }).boundingBox()
  expect((await boxOf(page, 'We ship on Mondays.')).y).toBeGreaterThan(checkOut?.y ?? 0)
  expect(await reached(page, 'stoa-cart-drawer', parts)).toEqual(parts)
  const head = await page.locator('stoa-cart-drawer [part="head"]').boundingBox()
  expect(Math.round(head?.width ?? 0)).toBe(500)
})
