import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test.ts'

const MUG = 'cove-mug-320-ml'
const reviews = (page: Page) => page.locator('[data-component="Review"]')
const orders = (page: Page) => page.getByRole('navigation', { name: 'Order of the reviews' })

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`scrolls the title of the reviews below the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, `/product/${MUG}`)
    await orders(page).getByRole('link', { name: 'Lowest rated' }).click()
    await expect(page).toHaveURL(/#reviews$/)
    const header = page.getByRole('banner')
    const title = page.locator('#reviews').getByRole('heading', { level: 2 })
    await expect
      .poll(async () => {
        const [top, bottom] = [(await title.boundingBox())!.y, (await header.boundingBox())!]
        return top - (bottom.y + bottom.height)
      })
      .toBeGreaterThanOrEqual(0)
    await expect(title).toBeInViewport()
  })

test('keeps the chosen variant while reviews are sorted by keyboard', async ({ page }) => {
  await open(page, `/product/${MUG}`)
  const last = page.getByRole('radio').last()
  await last.check({ force: true })
  const link = orders(page).getByRole('link', { name: 'Lowest rated' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/reviews=lowest/)
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expect(link).toBeFocused()
  await expect(last).toBeChecked()
})

test('restores shown reviews on the way back and reads them again after five minutes', async ({ page }) => {
  const reads: string[] = []
  page.on('request', request => /\/reviews\?/.test(request.url()) && reads.push(request.url()))
  const leave = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click()
    await expect(page).toHaveURL('/help')
  }
  await page.clock.install()
  await open(page, `/product/${MUG}`)
  await page.getByRole('link', { name: 'Show more reviews' }).click()
  await expect(reviews(page)).toHaveCount(20)
  await leave()
  await page.clock.runFor(4 * 60_000)
  await page.goBack()
  await expect(reviews(page)).toHaveCount(20)
  expect(reads).toHaveLength(1)

  await leave()
  await page.clock.runFor(2 * 60_000)
  await page.goBack()
  await expect.poll(() => reads.length).toBe(2)
  await expect(reviews(page)).toHaveCount(20)
})
