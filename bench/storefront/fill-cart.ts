import { type BrowserContext, chromium } from 'playwright-core'

/** Puts a product into the cart from its page, as a shopper does. */
export async function fillCart(context: BrowserContext, address: string, slug: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${address}/product/${slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.locator('[data-component="Toast"]').first().waitFor()
  await page.waitForTimeout(1000)
  await page.close()
}

/** The browser's own context, in which Lighthouse opens its pages. */
async function inOwnContext<T>(port: number, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const [context] = browser.contexts()
    if (!context) throw new Error('the browser has no context of its own')
    return await act(context)
  } finally {
    await browser.close()
  }
}

export const fillOwnCart = (port: number, address: string, slug: string): Promise<void> =>
  inOwnContext(port, context => fillCart(context, address, slug))

/** Takes every file out of the browser's cache, and leaves what sites have stored. */
export const forgetFiles = (port: number): Promise<void> =>
  inOwnContext(port, async context => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.close()
  })
