import { renderHeader } from '@stoa/elements/server'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { cartAndDrawer as body, cutOff, openDrawer, panel, settled } from './cart-and-drawer.ts'
import { facts } from './marketplace.ts'
import { later, MARKET, openPage, type PageOptions, useBrowser } from './pages.ts'

useBrowser()

async function violations(page: Page): Promise<string[]> {
  await settled(page)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document)
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  })
}

const looks: Record<string, [html: string, options?: PageOptions]> = {
  light: [body()],
  dark: [`<style>body { background: #111; color: #eee }</style>${body('theme="dark"')}`],
  'right to left': [body(), { html: 'dir="rtl"' }],
  'forced colors': [body(), { forcedColors: 'active' }],
  'a phone': [body(), { viewport: { width: 390, height: 844 } }],
}

for (const [name, [html, options]] of Object.entries(looks))
  test(`has no violation that axe finds in cart and drawer on one page: ${name}`, async () => {
    const page = await openPage(html, { cart: ['mug', 'throw'], ...options })
    expect(await violations(page)).toEqual([])
    await openDrawer(page)
    expect(await violations(page)).toEqual([])
  })

test('has no violation that axe finds in the header of a server, before scripts', async () => {
  const { promise, come } = later()
  const header = renderHeader({ origin: MARKET, facts, files: `${MARKET}/embed/1/` })
  const page = await openPage(`${header}<main><h1>Blog</h1></main>`, { late: [/\.js$/, promise] })
  await page.getByRole('link', { name: 'Shopping Cart' }).waitFor()
  expect(await violations(page)).toEqual([])
  come()
})

test('cuts nothing off when the window is 320 px wide', async () => {
  expect(await cutOff(320)).toEqual([])
})

test('shows a problem once, in the drawer while it covers the page', async () => {
  const page = await openPage(body(), { cart: ['mug'] })
  const cart = page.locator('stoa-cart')
  const problem = ['Please select items to checkout.']
  await cart.getByRole('checkbox', { name: /^Select Cove mug/ }).click()
  await openDrawer(page)
  await panel(page).getByRole('button', { name: 'Check out' }).click()
  await expect.poll(() => panel(page).getByRole('alert').allTextContents()).toEqual(problem)
  expect(await cart.locator('[role="alert"]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await cart.getByRole('button', { name: 'Check out' }).click()
  await expect.poll(() => cart.getByRole('alert').allTextContents()).toEqual(problem)
})
