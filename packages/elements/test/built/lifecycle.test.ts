import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { later, MARKET, openPage, useBrowser } from './pages.ts'
import { shiftsOf } from './shifts.ts'

useBrowser()

const parts = '<stoa-header></stoa-header><stoa-cart></stoa-cart><stoa-cart-drawer></stoa-cart-drawer>'

/** Nodes and listeners of the page that are still in use, and the size of its heap in bytes. */
async function countsOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return { nodes, jsEventListeners, heap }
}

test('leaves nothing behind when elements are removed and inserted', async () => {
  const page = await openPage(`<main>${parts}</main>`, { cart: ['mug', 'throw'] })
  const turn = (times: number) =>
    page.evaluate(
      async ({ times, parts }) => {
        const main = document.querySelector('main') as HTMLElement
        for (let i = 0; i < times; i++) {
          const elements = [...main.children]
          for (const element of elements) element.remove()
          main.append(...elements)
          document.querySelector('stoa-cart-drawer')?.open()
          main.innerHTML = parts
          await new Promise(resolve => setTimeout(resolve, 20))
        }
        await new Promise(resolve => setTimeout(resolve, 1000))
      },
      { times, parts },
    )
  await turn(5)
  const before = await countsOf(page)
  await turn(60)
  const after = await countsOf(page)
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  // What the engine keeps of its own differs from run to run.
  const growth = ((after.heap / before.heap - 1) * 100).toFixed(1)
  console.info(
    `heap after 60 removals and insertions: ${(after.heap / 1024).toFixed(0)} kB, ${growth} % more`,
  )
})

test('gives back the scrolling of the page when an open drawer is removed', async () => {
  const page = await openPage('<stoa-cart-drawer open></stoa-cart-drawer>')
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  expect(await overflow()).toBe('hidden')
  await page.evaluate(() => document.querySelector('stoa-cart-drawer')?.remove())
  expect(await overflow()).toBe('visible')
})

test.each(['en_US', '-'])('works on a page whose lang is %s', async lang => {
  const page = await openPage('<stoa-cart-count>Cart</stoa-cart-count>', { html: `lang="${lang}"` })
  await page.evaluate(() => window.stoa?.add({ product: 'mug' }))
  await expect.poll(() => page.locator('stoa-cart-count').textContent()).toBe('Cart 1')
})

const withFallback = '<stoa-header><a href="/shop">The shop</a></stoa-header><main>Text below</main>'

test('moves nothing when a header takes the place of its children', async () => {
  const { promise, come } = later()
  const page = await openPage(withFallback, {
    late: [/header\.json$/, promise],
    head: `<link rel="stylesheet" href="${MARKET}/embed/1/stoa.css"><style>body { margin: 0 }</style>`,
  })
  await page.waitForFunction(() => customElements.get('stoa-header'))
  expect(await page.getByRole('link', { name: 'The shop' }).isVisible()).toBe(true)
  come()
  await page.getByRole('link', { name: 'Clothing' }).first().waitFor()
  const shift = await shiftsOf(page)
  console.log(`layout shift from a fallback: ${shift}`)
  expect(shift).toBeLessThanOrEqual(0.01)
})

test.each([/parts-.*\.js/, /tokens-.*\.css/])(
  'shows the children if %s can’t be loaded',
  async unreachable => {
    const page = await openPage(withFallback, { unreachable })
    await expect.poll(() => page.getByRole('link', { name: 'The shop' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => customElements.get('stoa-header'))).toBeUndefined()
  },
)

test('adopts the variables of the document once', async () => {
  const page = await openPage('<stoa-header></stoa-header>')
  const sheets = await page.evaluate(async () => {
    await Promise.all([window.stoa?.load(), window.stoa?.load()])
    return document.adoptedStyleSheets.length
  })
  expect(sheets).toBe(1)
})
