import type { Page } from '@playwright/test'
import { storageKeys } from '../support/storage.ts'
import { enterAs, expect, hydrated, open, stored, test } from '../support/test.ts'

const OPTIONAL = ['stoa:recent-searches', 'stoa:recently-viewed']
const notice = (page: Page) => page.getByRole('region', { name: 'Cookie Notice' })
const choose = async (page: Page, name: 'Accept' | 'Decline') => {
  await notice(page).getByRole('button', { name, exact: true }).click()
  await expect(notice(page)).toHaveCount(0)
}

const askAgain = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(notice(page)).toBeFocused()
}

/** Searches, opens a product and goes home, as a shopper would. */
const shopAround = async (page: Page, slug: string) => {
  await open(page, '/search?q=mug')
  await open(page, `/product/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, '/')
}

test('writes optional storage keys only after Accept and removes them when it is withdrawn', async ({
  page,
  shelf,
}) => {
  const [product] = await shelf.plain(1)
  // The scroll position of this tab is needed for Back, and is deleted with the tab.
  const session = ['stoa:scroll']
  await shopAround(page, product!.slug)
  expect(await storageKeys(page)).toEqual({ local: [], session, cookies: [] })

  await choose(page, 'Decline')
  await shopAround(page, product!.slug)
  expect(await storageKeys(page)).toEqual({ local: ['cookiePreference'], session, cookies: [] })

  // The footer shows the notice again.
  await askAgain(page)
  await choose(page, 'Accept')
  await shopAround(page, product!.slug)
  expect(await storageKeys(page)).toEqual({
    local: ['cookiePreference', ...OPTIONAL],
    session,
    cookies: [],
  })
  // Decline removes what Accept allowed.
  await askAgain(page)
  await choose(page, 'Decline')
  expect(await storageKeys(page)).toEqual({ local: ['cookiePreference'], session, cookies: [] })

  // Deleting the choice by hand also removes what it allowed.
  await page.evaluate(keys => {
    localStorage.removeItem('cookiePreference')
    for (const key of keys) localStorage.setItem(key, '["mug"]')
  }, OPTIONAL)
  await page.reload()
  await hydrated(page)
  await expect.poll(async () => (await storageKeys(page)).local).toEqual([])

  // Data that is kept because of a press is necessary and doesn't depend on the notice.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect.poll(async () => (await storageKeys(page)).local).toEqual(['stoa:wish-list'])
})

test('changes the choice from the footer, also by keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('cookiePreference')) localStorage.setItem('cookiePreference', 'accepted')
  })
  await open(page, '/about')
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeFocused()
  expect(await stored(page, 'cookiePreference')).toBe('accepted')
  await page.reload()
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)

  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('button', { name: 'Decline', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await expect(settings).toBeFocused()
  expect(await stored(page, 'cookiePreference')).toBe('declined')
})

test('clears the lists of other tabs when one tab declines', async ({ page, context }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('cookiePreference', 'accepted')
    sessionStorage.setItem('begun', 'yes')
  })
  await open(page, '/search?q=mug')
  expect(await stored(page, 'stoa:recent-searches')).toEqual(['mug'])
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => localStorage.setItem('cookiePreference', 'declined'))
  await expect.poll(() => stored(page, 'stoa:recent-searches')).toBeNull()
})

test('keeps the choice across pages and visits and asks once', async ({ page }) => {
  await open(page, '/about')
  await choose(page, 'Accept')
  for (const path of ['/', '/help']) {
    await open(page, path)
    await page.waitForTimeout(1300)
    await expect(notice(page)).toHaveCount(0)
  }
})

test.describe('with leave to remember', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'accepted'))
  })

  test('suggests recent searches, also by keyboard, until they are cleared', async ({ page }) => {
    for (const q of ['mug', 'teapto', 'linen', 'xqzzvw']) await open(page, `/search?q=${q}`)
    const box = page.getByRole('banner').getByRole('searchbox')
    await box.focus()
    const recent = page.getByRole('region', { name: 'Suggestions' }).getByRole('link')
    // A search without results isn't suggested. A misspelled one is suggested as corrected.
    await expect(recent).toHaveText(['linen', 'teapot', 'mug'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=teapot')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('teapot')
    await box.focus()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Suggestions' })).toHaveCount(0)
    expect(await stored(page, 'stoa:recent-searches')).toBeNull()
  })

  test('shows recently viewed products, latest first, without the current one, when scrolled near', async ({
    page,
    shelf,
  }) => {
    const [one, two, three] = await shelf.plain(3)
    for (const { slug } of [one!, two!]) await open(page, `/product/${slug}`)
    const reads: string[] = []
    page.on('request', request => request.url().includes(`ids=`) && reads.push(request.url()))
    await page.setViewportSize({ width: 390, height: 600 })
    await open(page, `/product/${three!.slug}`)
    const section = page.locator('[data-component="RecentlyViewed"]')
    await expect(section).toBeAttached()
    expect((await section.boundingBox())!.y).toBeGreaterThan(600 + 600)
    expect(reads).toEqual([])
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([two!.name, one!.name])
    await expect(section).toContainText((one!.priceSale ?? one!.price).toFixed(2))
    expect(reads).toHaveLength(1)
  })

  test('deletes all lists at logout', async ({ page, newAccount }) => {
    await enterAs(page, await newAccount(), '/search?q=mug')
    await hydrated(page)
    await expect.poll(() => stored(page, 'stoa:recent-searches')).toEqual(['mug'])
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect.poll(() => stored(page, 'stoa:recent-searches')).toBeNull()
  })

  test('works with any value in storage', async ({ page }) => {
    await page.goto('/robots.txt')
    for (const bad of ['{', '[1,null,{"a":1}]', '"x"', `["${'x'.repeat(5000)}"]`, '["not-an-id"]']) {
      await page.evaluate(text => {
        localStorage.setItem('stoa:recent-searches', text)
        localStorage.setItem('stoa:recently-viewed', text)
      }, bad)
      await open(page, '/search')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('banner').getByRole('searchbox').focus()
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    }
  })
})
