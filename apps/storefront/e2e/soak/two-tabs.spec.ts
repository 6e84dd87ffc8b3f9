import type { BrowserContext, Page } from '@playwright/test'
import { addFromPage, badge, cartPage } from '../support/cart.ts'
import { expect, open, test } from '../support/test.ts'

const openTwo = async (context: BrowserContext, path: string): Promise<[Page, Page]> => {
  const pages: [Page, Page] = [await context.newPage(), await context.newPage()]
  for (const page of pages) await open(page, path)
  return pages
}

test('[AUT-15] shares cart and selection between tabs', async ({ context, shelf }) => {
  const [product] = await shelf.plain(1)
  const [one, other] = await openTwo(context, '/cart')
  await addFromPage(one, product!.slug)
  await expect(badge(other)).toHaveText('1')
  const here = cartPage(other)
  await expect(here.select(product!.name)).toBeChecked()
  await open(one, '/cart')
  const there = cartPage(one)
  await there.select(product!.name).click()
  await expect(there.select(product!.name)).not.toBeChecked()
  await expect(here.select(product!.name)).not.toBeChecked()
  await here.more(product!.name).click()
  await expect(badge(one)).toHaveText('2')
})
