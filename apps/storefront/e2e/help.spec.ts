import { INFORMATION_PAGES } from '../app/data/information-pages.ts'
import { expect, open, test } from './support/test.ts'

test('the help answers a search, from its own pages and from the policies, and leads to the very place', async ({
  page,
}) => {
  await open(page, '/help')
  const find = page.getByRole('search', { name: 'Search in help' })
  await find.getByRole('searchbox').fill('forgot password')
  await find.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/help?q=forgot%20password')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'What if I forgot my password?' }).click()
  await expect(page).toHaveURL('/help#what-if-i-forgot-my-password')
  await expect(page.getByRole('heading', { name: 'What if I forgot my password?' })).toBeInViewport()
  await page.goto('/help?q=intellectual')
  await expect(page.getByRole('main')).toContainText('Intellectual property policy')
  await page.goto('/help?q=xqzzvw')
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('the help is searched without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.STOREFRONT_URL })
  const page = await context.newPage()
  await page.goto('/help')
  await page.getByRole('search', { name: 'Search in help' }).getByRole('searchbox').fill('returns')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help?q=returns')
  expect(await page.locator('[data-component="FoundList"] > li').count()).toBeGreaterThan(3)
  await context.close()
})

test('what is searched for is text, whatever it looks like', async ({ page }) => {
  await open(page, `/help?q=${encodeURIComponent('<img src=x onerror=alert(1)> password')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('main img')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page of words says when it was changed last, lists its headings, and each can be linked to', async ({
    page,
  }) => {
    for (const { path } of INFORMATION_PAGES) {
      await page.goto(`/${path}`)
      await expect(page.getByRole('main').locator('time').first(), path).toHaveAttribute(
        'datetime',
        /^\d{4}-\d\d-\d\d$/,
      )
      const headings = page.locator('[data-component="Prose"] :is(h2, h3)')
      const count = await headings.count()
      expect(count, path).toBeGreaterThan(2)
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await expect(contents.locator('a'), path).toHaveCount(count)
      const last = headings.last()
      await last.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/${path}#${await last.getAttribute('id')}$`))
      await expect(last, path).toBeInViewport()
    }
  })
})
