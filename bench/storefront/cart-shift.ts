import type { Browser } from 'playwright-core'
import { PHONE } from './weigh.ts'

interface Added {
  readonly id: string
  readonly name: string
  readonly slug: string
}

const SETTLED_IN_MS = 4000

/**
 * The layout shift of a guest's cart page on a phone, from its HTML to the cart with this many lines.
 *
 * The lines are what the cart itself stored for `slug`, with other ids.
 */
export async function cartShift(
  browser: Browser,
  address: string,
  slug: string,
  lines: number,
): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.goto(`${address}/product/${slug}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.locator('header [data-part="Count"]').waitFor()
    await page.evaluate(count => {
      const key = 'guest_cart_items'
      const stored = JSON.parse(localStorage.getItem(key) ?? 'null')
      const list: unknown = Array.isArray(stored) ? stored : stored?.items
      const [line] = list as [{ id: string; productDTO?: Added; product?: Added }]
      const copies = Array.from({ length: count }, (_, at) => {
        const copy = structuredClone(line)
        copy.id = `${line.id}-${at}`
        const product = copy.productDTO ?? copy.product
        if (product) Object.assign(product, { id: `${product.id}-${at}` })
        return copy
      })
      localStorage.setItem(key, JSON.stringify(Array.isArray(stored) ? copies : { ...stored, items: copies }))
    }, lines)
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
    if (shown !== lines) throw new Error(`the cart shows ${shown} lines, not ${lines}`)
    return await cart.evaluate(() => (window as unknown as { shift: number }).shift)
  } finally {
    await context.close()
  }
}
