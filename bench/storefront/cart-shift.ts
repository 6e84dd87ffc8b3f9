import type { Browser } from 'playwright-core'
import { PHONE } from './weigh.ts'

export interface Listed {
  readonly id: string
  readonly name: string
  readonly slug: string
}

const SETTLED_IN_MS = 4000

/**
 * The layout shift of a guest's cart page on a phone, from its HTML to the cart with a line for each product.
 *
 * The lines are copies of what the cart itself stored for `plain`. None of the products has options.
 */
export async function cartShift(
  browser: Browser,
  address: string,
  plain: Listed,
  products: readonly Listed[],
): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.goto(`${address}/product/${plain.slug}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.locator('header [data-part="Count"]').waitFor()
    await page.evaluate(others => {
      const key = 'guest_cart_items'
      const [line] = JSON.parse(localStorage.getItem(key)!) as { productDTO: object }[]
      const copies = others.map(({ id, name, slug }) => ({
        ...line,
        id: `of-${id}`,
        productDTO: { ...line!.productDTO, id, name, slug },
      }))
      localStorage.setItem(key, JSON.stringify(copies))
    }, products)
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
