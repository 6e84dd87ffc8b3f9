import type { Browser } from 'playwright-core'
import { fillCart } from './fill-cart.ts'
import { PHONE } from './weigh.ts'

const SETTLED_IN_MS = 4000

/** The layout shift of a guest's cart page on a phone, from its HTML to the cart with a line for each product. */
export async function cartShift(
  browser: Browser,
  address: string,
  products: readonly { readonly slug: string }[],
): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    for (const { slug } of products) await fillCart(context, address, slug)
    const cart = await context.newPage()
    await cart.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await cart.goto(`${address}/cart`)
    await cart.locator('[data-component="CartRegion"][aria-busy="false"]').waitFor()
    await cart.waitForTimeout(SETTLED_IN_MS)
    const shown = await cart.locator('[data-component="CartLine"]').count()
    if (shown !== products.length) throw new Error(`the cart shows ${shown} lines, not ${products.length}`)
    return await cart.evaluate(() => (window as unknown as { shift: number }).shift)
  } finally {
    await context.close()
  }
}
