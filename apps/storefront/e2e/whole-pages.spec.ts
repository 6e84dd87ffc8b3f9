import type { Page } from '@playwright/test'
import { axeFindings, colorFindings, findings, sideways } from './support/engines.ts'
import { fillCart } from './support/sale.ts'
import { isSoak } from './support/soak.ts'
import { enterAs, expect, hydrated, open, test } from './support/test.ts'

const HEIGHT = 900
const TOKEN = 'a'.repeat(43)
// Stories of whole pages and `checkout.spec.ts` have the others every day, a soak has all of them.
const toBrowse = [
  '/',
  ...(isSoak ? ['/all-product', '/search?q=zzzxqv', '/vendors', '/category/lighting'] : []),
]
const forGuests = ['/contact', ...(isSoak ? ['/help', '/track-order', '/nowhere'] : [])]
const toLogIn = ['/login', '/register', '/forgot-password', `/reset-password?token=${TOKEN}`, '/verify-email']
const inAccount = ['/account/address', '/account/profile', '/account/change-password']
const toBuy = ['/account/orders', '/cart', '/checkout', '/account/reviews']

/** Loads each kind of page once, as a phone shows it. A soak also looks at wide, enlarged and dark pages. */
const look = async (page: Page, path: string): Promise<string[]> => {
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  if (path === '/account/address')
    await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click()
  const found = (await axeFindings(page)).map(line => `${path} at 390 px: ${line}`)
  await page.setViewportSize({ width: 320, height: HEIGHT })
  const narrow = await sideways(page)
  if (narrow) found.push(`${path} at 320 px: ${narrow} px too wide`)
  return isSoak ? [...found, ...(await lookFurther(page, path))] : found
}

const lookFurther = async (page: Page, path: string): Promise<string[]> => {
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  const found = (await findings(page)).map(line => `${path}: ${line}`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const large = await sideways(page)
  if (large) found.push(`${path} with text at 200 %: ${large} px too wide`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  found.push(...(await colorFindings(page)).map(line => `${path} in dark: ${line}`))
  return found
}

test.describe('the engines', () => {
  let errors: string[] = []
  test.beforeEach(async ({ page }) => {
    test.setTimeout(300_000)
    errors = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', message => {
      // An unknown page returns 404, which the console reports as an error.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        errors.push(message.text())
    })
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  })
  // Hydration must not log anything to the console either.
  test.afterEach(() => expect(errors).toEqual([]))

  // One test each, so that the workers share them evenly.
  for (const path of toBrowse)
    test(`find nothing at ${path}`, async ({ page }) => {
      expect(await look(page, path)).toEqual([])
    })

  test('find nothing at a product and its shop', async ({ page, shelf }) => {
    const product = await shelf.withOptions()
    const found = await look(page, `/product/${product.slug}`)
    if (isSoak) found.push(...(await look(page, `/shop/${product.shop.slug}`)))
    expect(found).toEqual([])
  })

  test('find nothing on the information pages', async ({ page }) => {
    const found: string[] = []
    for (const path of forGuests) found.push(...(await look(page, path)))
    expect(found).toEqual([])
  })

  if (!isSoak) return

  test('find nothing on login and registration pages', async ({ page }) => {
    const found: string[] = []
    for (const path of toLogIn) found.push(...(await look(page, path)))
    expect(found).toEqual([])
  })

  for (const [what, paths] of [
    ['account', inAccount],
    ['account’s orders and checkout', toBuy],
  ] as const)
    test(`find nothing in the ${what}`, async ({ page, shelf, newAccount }) => {
      const [plain] = await shelf.plain(1)
      const account = await newAccount()
      await fillCart(account, [plain!])
      await enterAs(page, account)
      const found: string[] = []
      for (const path of paths) found.push(...(await look(page, path)))
      expect(found).toEqual([])
    })
})

test('passes the engines with the open drawer and the cookie notice', async ({ page }) => {
  await open(page, '/about')
  await expect(page.getByRole('region', { name: 'Cookie Notice' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await drawer.evaluate(element => Promise.all(element.getAnimations().map(animation => animation.finished)))
  expect(await findings(page)).toEqual([])
})
