import type { Page } from '@playwright/test'
import type { Home } from '@stoa/api-client/schema'
import { isSoak } from './support/soak.ts'
import { storageKeys } from './support/storage.ts'
import { expect, hydrated, open, stored, test } from './support/test.ts'

const text =
  'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.'
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Notice' })

test('[COK-01] shows the notice 1000 ms after load if no choice is stored', async ({ page }) => {
  await page.clock.install()
  await open(page, '/about')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // The clock is paused, so a touch starts the scripts.
  const reload = async () => {
    await page.reload()
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
    await hydrated(page)
  }
  await reload()
  await page.clock.runFor(900)
  await expect(banner(page)).toHaveCount(0)
  await page.clock.runFor(400)
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('cookiePreference', 'accepted'))
  await reload()
  await page.clock.runFor(3000)
  await expect(banner(page)).toHaveCount(0)
})

test('[COK-02] [COK-03] stores the choice of Accept, Decline and X and shows the exact texts', async ({
  page,
}) => {
  for (const [name, value] of [
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
    ['Decline and close', 'declined'],
  ] as const) {
    await open(page, '/about')
    await expect(banner(page).getByRole('heading', { name: 'Cookie Notice', exact: true })).toBeVisible()
    await expect(banner(page).getByText(text, { exact: true })).toBeVisible()
    await banner(page).getByRole('button', { name, exact: true }).click()
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page, 'cookiePreference')).toBe(value)
    await page.evaluate(() => localStorage.clear())
  }
})

const theme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test('[THM-01] follows the system by default, without a stored choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/about')
  expect(await theme(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await theme(page)).toBe('light')
  expect(await stored(page, 'theme')).toBeNull()
})

test('[THM-01] applies a stored theme at the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  // Only the script in the head may run: the theme must not wait for the application.
  await page.route('**/assets/**.js', route => route.abort())
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  expect(await theme(page)).toBe('dark')
})

const chooseTheme = async (page: Page, name: 'light' | 'dark' | 'system') => {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Theme/ })
    .click()
  await page.getByRole('menuitemradio', { name: new RegExp(name, 'i') }).click()
}

test('[THM-02] chooses light, dark and system in the footer, and system removes the key', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  await chooseTheme(page, 'dark')
  expect(await theme(page)).toBe('dark')
  expect(await stored(page, 'theme')).toBe('dark')
  // The server gets the theme in a cookie.
  await expect.poll(() => storageKeys(page)).toMatchObject({ local: ['theme'], cookies: ['theme'] })
  await page.reload()
  await hydrated(page)
  expect(await theme(page)).toBe('dark')
  await chooseTheme(page, 'light')
  expect(await stored(page, 'theme')).toBe('light')
  await chooseTheme(page, 'system')
  await expect.poll(() => storageKeys(page)).toMatchObject({ local: [], cookies: [] })
  expect(await theme(page)).toBe('light')
})

/** Home's pictures by day and in the evening, and the one that the page shows. */
const heroOf = async (page: Page) => {
  const { hero, heroEvening } = (await (await page.request.get('/api/public/home')).json()) as Home
  const files = { light: `${hero?.base}/`, dark: `${heroEvening?.base}/` }
  const themeOf = (url: string) => (['light', 'dark'] as const).find(theme => url.includes(files[theme]))
  const image = page.locator('[data-component="Promises"] img')
  return {
    image,
    themeOf,
    // Next to the promises, at the end of the page: it loads when it is nearly in sight.
    shown: async () => {
      await image.scrollIntoViewIfNeeded()
      return themeOf(await image.evaluate((at: HTMLImageElement) => at.currentSrc))
    },
  }
}

/** A choice against the system, and none. A soak tries all pairs. */
const THEMES = [
  ['light', 'dark'],
  ['dark', 'system'],
  ...(isSoak
    ? ([
        ['light', 'system'],
        ['light', 'light'],
        ['dark', 'light'],
        ['dark', 'dark'],
      ] as const)
    : []),
] as const

for (const [system, chosen] of THEMES)
  test(`[THM-01] fetches only the picture of the current theme: ${system} system, ${chosen} chosen`, async ({
    page,
  }) => {
    const hero = await heroOf(page)
    await page.emulateMedia({ colorScheme: system })
    if (chosen !== 'system') {
      await open(page, '/about')
      await chooseTheme(page, chosen)
    }
    const fetched = new Set<string | undefined>()
    page.on('request', request => fetched.add(hero.themeOf(request.url())))
    await open(page, '/')
    const own = chosen === 'system' ? system : chosen
    await expect.poll(hero.shown).toBe(own)
    await expect.poll(() => hero.image.evaluate((at: HTMLImageElement) => at.naturalWidth)).toBeGreaterThan(0)
    fetched.delete(undefined)
    expect([...fetched]).toEqual([own])
    // Those of the first windows don't wait for the style sheet, as a lazy picture would.
    const first = page.locator('[data-component="ShopWindows"] [data-component="Picture"] img').first()
    await expect(first).toHaveAttribute('loading', 'eager')
    await expect(first).toHaveAttribute('fetchpriority', 'high')
  })

if (isSoak)
  test('[THM-02] changes home’s picture with the theme, also on the way back', async ({ page }) => {
    const hero = await heroOf(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/')
    await expect.poll(hero.shown).toBe('light')
    await chooseTheme(page, 'dark')
    await expect.poll(hero.shown).toBe('dark')
    await page.getByRole('contentinfo').getByRole('link', { name: /about/i }).first().click()
    await expect(page).toHaveURL(/about/)
    await page.goBack()
    await expect.poll(hero.shown).toBe('dark')
    await chooseTheme(page, 'system')
    await expect.poll(hero.shown).toBe('light')
  })
