import type { Page } from '@playwright/test'
import { storageKeys } from './support/storage.ts'
import { enterAs, expect, hydrated, open, stored, test } from './support/test.ts'

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

/** What a shopper does on the way: searches, looks at a product, goes home. */
const shopAround = async (page: Page, slug: string) => {
  await open(page, '/search?q=mug')
  await open(page, `/product/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, '/')
}

test('every storage key: nothing optional before a choice or after Decline, all of it after Accept, gone when it is taken back', async ({
  page,
  shelf,
}) => {
  const [product] = await shelf.plain(1)
  // The scroll position of this tab is there for Back, and goes with the tab.
  const session = ['stoa:scroll']
  await shopAround(page, product!.slug)
  expect(await storageKeys(page)).toEqual({ local: [], session, cookies: [] })

  await choose(page, 'Decline')
  await shopAround(page, product!.slug)
  expect(await storageKeys(page)).toEqual({ local: ['cookiePreference'], session, cookies: [] })

  // Somebody changes their mind: the footer lets the notice ask again.
  await askAgain(page)
  await choose(page, 'Accept')
  await shopAround(page, product!.slug)
  expect(await storageKeys(page)).toEqual({
    local: ['cookiePreference', ...OPTIONAL],
    session,
    cookies: [],
  })
  // And once more: Decline takes away what Accept allowed.
  await askAgain(page)
  await choose(page, 'Decline')
  expect(await storageKeys(page)).toEqual({ local: ['cookiePreference'], session, cookies: [] })

  // A choice that was taken away by hand takes along what it allowed.
  await page.evaluate(keys => {
    localStorage.removeItem('cookiePreference')
    for (const key of keys) localStorage.setItem(key, '["mug"]')
  }, OPTIONAL)
  await page.reload()
  await hydrated(page)
  await expect.poll(async () => (await storageKeys(page)).local).toEqual([])

  // What a press asks to be kept is necessary: it needs no answer to the notice.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect.poll(async () => (await storageKeys(page)).local).toEqual(['stoa:wish-list'])
})

test('the choice can be changed from the footer, by keyboard too, and stays what it was until it is', async ({
  page,
}) => {
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

test('declining in one tab empties what another remembers', async ({ page, context }) => {
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

test('the choice is kept over pages and visits, and asked for once', async ({ page }) => {
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

  test('the search offers what was searched for, by keyboard too, until it is cleared', async ({ page }) => {
    for (const q of ['mug', 'teapto', 'linen', 'xqzzvw']) await open(page, `/search?q=${q}`)
    const box = page.getByRole('banner').getByRole('searchbox')
    await box.focus()
    const recent = page.getByRole('region', { name: 'Suggestions' }).getByRole('link')
    // What found nothing is no help; what was misspelt is offered as it was meant.
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

  test('products that were looked at come back, the latest first, without the one at hand, read when their place is near', async ({
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

  test('a log-out leaves nothing for the next person', async ({ page, newAccount }) => {
    await enterAs(page, await newAccount(), '/search?q=mug')
    await hydrated(page)
    await expect.poll(() => stored(page, 'stoa:recent-searches')).toEqual(['mug'])
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect.poll(() => stored(page, 'stoa:recent-searches')).toBeNull()
  })

  test('whatever stands in storage, the pages work', async ({ page }) => {
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
