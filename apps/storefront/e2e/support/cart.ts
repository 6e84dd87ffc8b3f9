import { expect, type Locator, type Page } from '@playwright/test'
import { open, stored } from './test.ts'

/** Locators of the cart page: groups by shop, lines by product, one summary. */
export const cartPage = (page: Page) => {
  const main = page.getByRole('main')
  const group = (shop: string): Locator =>
    main.locator('[data-component="CartGroup"]').filter({ has: page.getByRole('heading', { name: shop }) })
  const line = (product: string): Locator =>
    main.locator('[data-component="CartLine"]').filter({ has: page.getByRole('link', { name: product }) })
  const summary = main.locator('[data-component="CartSummary"]')
  return {
    groups: main.locator('[data-component="CartGroup"]'),
    lines: main.locator('[data-component="CartLine"]'),
    group,
    line,
    summary,
    selectAll: main.getByRole('checkbox', { name: 'Select all', exact: true }),
    select: (product: string) => line(product).getByRole('checkbox'),
    quantity: (product: string) =>
      line(product)
        .getByRole('spinbutton', { name: /quantity/i })
        .or(line(product).getByRole('textbox', { name: /quantity/i })),
    more: (product: string) => line(product).getByRole('button', { name: /increase/i }),
    fewer: (product: string) => line(product).getByRole('button', { name: /decrease/i }),
    remove: (product: string) => line(product).getByRole('button', { name: /remove/i }),
    checkOut: summary
      .getByRole('button', { name: 'Check out' })
      .or(summary.getByRole('link', { name: 'Check out' })),
    amounts: async () => {
      const read = async (part: string) =>
        Math.round(
          Number(
            ((await summary.locator(`[data-part="${part}"]`).textContent()) ?? '').replaceAll(/[^0-9.]/g, ''),
          ) * 100,
        )
      return {
        subtotal: await read('Subtotal'),
        shipping: await read('Shipping'),
        total: await read('Total'),
      }
    },
  }
}

/** The cart over another page. */
export const cartDrawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cart' })

export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Shopping Cart/ })

/** Opens the cart's page on a wide screen: from the header by way of the drawer. */
export const viewCart = async (page: Page): Promise<void> => {
  await cartLink(page).click()
  await cartDrawer(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
}

export const badge = (page: Page): Locator => page.getByRole('banner').locator('[data-part="Count"]')

/** Adds a product without options to the cart from its page. */
export const addFromPage = async (page: Page, slug: string): Promise<void> => {
  await open(page, `/product/${slug}`)
  // Until the stored session has its user, an item is a guest's and is merged on the next page.
  if (await stored(page, 'user-data'))
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account, / })
      .waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(toast(page, 'Product added to cart successfully.')).toBeVisible()
}

export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-component="Toast"]').filter({ hasText: text }).first()
