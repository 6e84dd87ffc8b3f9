import type { Page } from '@playwright/test'
import { enterAs, expect, hydrated, test } from '../support/test.ts'

const MINUTE = 60_000
const READ = '**/api/user/addresses'

const countReads = (page: Page) => {
  const reads: string[] = []
  page.on('request', request => {
    if (request.method() === 'GET' && request.url().endsWith('/api/user/addresses')) reads.push(request.url())
  })
  return reads
}

const nav = (page: Page) => page.locator('[data-component="AccountLayout"] nav')
const go = async (page: Page, label: string, path: string) => {
  await nav(page).getByRole('link', { name: label, exact: true }).click()
  await expect(page).toHaveURL(path)
}

test('[API-04] keeps reads fresh for five minutes and does not repeat them on focus', async ({
  page,
  newAccount,
}) => {
  await page.clock.install()
  const reads = countReads(page)
  await enterAs(page, await newAccount(), '/account/address')
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('No addresses yet')
  expect(reads).toHaveLength(1)

  await go(page, 'Orders', '/account/orders')
  await page.clock.runFor(4 * MINUTE)
  await go(page, 'Addresses', '/account/address')
  await expect(page.getByRole('main')).toContainText('No addresses yet')
  expect(reads).toHaveLength(1)

  await page.clock.runFor(2 * MINUTE)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await page.clock.runFor(MINUTE)
  expect(reads).toHaveLength(1)

  await go(page, 'Orders', '/account/orders')
  await go(page, 'Addresses', '/account/address')
  await expect.poll(() => reads.length).toBe(2)
})

test('[API-04] retries a failed read three times and then on request', async ({ page, newAccount }) => {
  await page.clock.install()
  const reads = countReads(page)
  await page.route(READ, route => route.abort())
  await enterAs(page, await newAccount(), '/account/address')
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Couldn’t load this section.')
  await expect(async () => {
    await page.clock.runFor(MINUTE)
    expect(reads.length).toBeGreaterThanOrEqual(4)
  }).toPass({ timeout: 20_000 })
  for (let minutes = 0; minutes < 5; minutes++) await page.clock.runFor(2 * MINUTE)
  expect(reads).toHaveLength(4)
  await page.unroute(READ)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('No addresses yet')
})
