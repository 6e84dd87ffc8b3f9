import { expect, hydrated, open, stored, test } from './support/test.ts'

const text =
  'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.'
const banner = (page: import('@playwright/test').Page) => page.getByRole('region', { name: 'Cookie Notice' })

test('[COK-01] the notice comes 1000 ms after load, only when no choice is stored', async ({ page }) => {
  await page.clock.install()
  await open(page, '/about')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // The clock stands still: the scripts come by a touch.
  const reload = async () => {
    await page.reload()
    await page.evaluate(() => window.dispatchEvent(new Event('pointerover')))
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

test('[COK-02] title and text are to the letter', async ({ page }) => {
  await open(page, '/about')
  await expect(banner(page).getByRole('heading', { name: 'Cookie Notice', exact: true })).toBeVisible()
  await expect(banner(page).getByText(text, { exact: true })).toBeVisible()
})

test('[COK-03] Accept, Decline and X store the choice and hide the notice for good', async ({ browser }) => {
  for (const [name, value] of [
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
    ['Decline and close', 'declined'],
  ] as const) {
    const context = await browser.newContext({ baseURL: process.env.STOREFRONT_URL })
    const page = await context.newPage()
    await open(page, '/about')
    await banner(page).getByRole('button', { name, exact: true }).click()
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page, 'cookiePreference')).toBe(value)
    await context.close()
  }
})

const theme = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test('[THM-01] the default follows the system, without a stored choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/about')
  expect(await theme(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await theme(page)).toBe('light')
  expect(await stored(page, 'theme')).toBeNull()
})

test('[THM-01] a stored theme is there at the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  // No script of the page but the one in its head may run: the theme must not wait for the application.
  await page.route('**/assets/**.js', route => route.abort())
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  expect(await theme(page)).toBe('dark')
})

test('[THM-02] a control in the footer chooses light, dark and system, which removes the key', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  const choose = async (name: RegExp) => {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Theme/ })
      .click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await choose(/dark/i)
  expect(await theme(page)).toBe('dark')
  expect(await stored(page, 'theme')).toBe('dark')
  await page.reload()
  await hydrated(page)
  expect(await theme(page)).toBe('dark')
  await choose(/light/i)
  expect(await stored(page, 'theme')).toBe('light')
  await choose(/system/i)
  expect(await stored(page, 'theme')).toBeNull()
  expect(await theme(page)).toBe('light')
})
