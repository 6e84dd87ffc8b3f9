import type { Page } from '@playwright/test'
import { addFromPage } from './support/cart.ts'
import { axeFindings, findings, sideways } from './support/engines.ts'
import { enterAs, expect, hydrated, open, test } from './support/test.ts'

const HEIGHT = 900
const TOKEN = 'a'.repeat(43)
const toBrowse = ['/', '/all-product', '/search?q=mug', '/search?q=zzzxqv', '/vendors', '/category/lighting']
const forGuests = [
  '/help',
  '/contact',
  '/track-order',
  '/cart',
  '/login',
  '/register',
  '/forgot-password',
  `/reset-password?token=${TOKEN}`,
  '/verify-email',
  '/nowhere',
]
const forUsers = [
  '/account/profile',
  '/account/address',
  '/account/change-password',
  '/account/orders',
  '/account/reviews',
  '/cart',
  '/checkout',
]

/**
 * One load, looked at wide by both engines and narrow by one, also at 320 px and with text twice as large. In the dark
 * theme only the colors are others: there one engine looks once.
 */
const look = async (page: Page, path: string, isDark: boolean): Promise<string[]> => {
  const found: string[] = []
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  if (path === '/account/address')
    await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click()
  if (isDark) return (await axeFindings(page)).map(line => `${path}: ${line}`)
  found.push(...(await findings(page)).map(line => `${path}: ${line}`))
  await page.setViewportSize({ width: 390, height: HEIGHT })
  found.push(...(await axeFindings(page)).map(line => `${path} at 390 px: ${line}`))
  await page.setViewportSize({ width: 320, height: HEIGHT })
  const narrow = await sideways(page)
  if (narrow) found.push(`${path} at 320 px: ${narrow} px too wide`)
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const large = await sideways(page)
  if (large) found.push(`${path} with text at 200 %: ${large} px too wide`)
  return found
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the engines, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.beforeEach(async ({ page }) => {
      test.setTimeout(300_000)
      await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    })

    test('find nothing where one looks around', async ({ page, shelf }) => {
      const product = await shelf.withOptions()
      const found: string[] = []
      for (const path of [...toBrowse, `/product/${product.slug}`, `/shop/${product.shop.slug}`])
        found.push(...(await look(page, path, colorScheme === 'dark')))
      expect(found).toEqual([])
    })

    test('find nothing on the pages of words, in the cart and where guests log in', async ({
      page,
      shelf,
    }) => {
      const [plain] = await shelf.plain(1)
      await addFromPage(page, plain!.slug)
      const found: string[] = []
      for (const path of forGuests) found.push(...(await look(page, path, colorScheme === 'dark')))
      expect(found).toEqual([])
    })

    test('find nothing in the account', async ({ page, shelf, newAccount }) => {
      const [plain] = await shelf.plain(1)
      await enterAs(page, await newAccount())
      await addFromPage(page, plain!.slug)
      const found: string[] = []
      for (const path of forUsers) found.push(...(await look(page, path, colorScheme === 'dark')))
      expect(found).toEqual([])
    })
  })
}

test('both engines find nothing in the open drawer and the cookie notice', async ({ page }) => {
  await open(page, '/about')
  await expect(page.getByRole('region', { name: 'Cookie Notice' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await drawer.evaluate(element => Promise.all(element.getAnimations().map(animation => animation.finished)))
  expect(await findings(page)).toEqual([])
})
