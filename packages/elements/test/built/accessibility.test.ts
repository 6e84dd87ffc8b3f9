import { renderHeader } from '@stoa/elements/server'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { facts } from './marketplace.ts'
import { later, MARKET, openPage, type PageOptions, useBrowser } from './pages.ts'

useBrowser()

const body = (attributes = '') =>
  `<stoa-header ${attributes}></stoa-header><main><h1>Blog</h1><stoa-cart ${attributes}></stoa-cart></main>`

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished)))
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
  test(`has no violation that axe finds: ${name}`, async () => {
    const page = await openPage(html, { cart: ['mug', 'throw'], ...options })
    expect(await violations(page)).toEqual([])
    // Instead of the cart in the page, which names the same shops.
    await page.evaluate(() => {
      const cart = document.querySelector('stoa-cart') as HTMLElement
      const drawer = document.createElement('stoa-cart-drawer')
      for (const { name, value } of cart.attributes) drawer.setAttribute(name, value)
      cart.replaceWith(drawer)
      drawer.open()
    })
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
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
