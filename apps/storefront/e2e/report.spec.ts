import type { Page } from '@playwright/test'
import { expect, open, test } from './support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Report a review' })
const mailbox = async (page: Page) => (await page.request.get('/dev/mailbox')).text()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reports a review, keeps the input of a rejected form, and emails a receipt', async ({ page }) => {
    await page.goto('/product/cove-mug-320-ml')
    await expect(page.getByRole('link', { name: 'Report this product' })).toHaveAttribute(
      'href',
      /kind=product/,
    )
    await page
      .getByRole('link', { name: /^Report the review by / })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Report a review' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const email = `runa-${Date.now()}@example.com`
    await form(page).getByLabel('What’s wrong?').selectOption('It’s advertising')
    await form(page).getByLabel('Explain').fill('It links to another shop.')
    await form(page).getByLabel('Name').fill('Runa Vale')
    await form(page).getByLabel('Email').fill(email)
    await form(page).getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('alert')).toContainText('Confirm that your report')
    await expect(form(page).getByLabel('Explain')).toHaveValue('It links to another shop.')
    await form(page).getByLabel('I believe in good faith').check()
    await form(page).getByRole('button', { name: 'Send report' }).click()
    const sent = page.getByRole('status').filter({ hasText: 'Report received.' })
    await expect(sent).toContainText(/R-[0-9A-Z]{10}/)
    const [reference] = /R-[0-9A-Z]{10}/.exec((await sent.textContent())!)!
    await expect.poll(() => mailbox(page)).toContain(`We received your report ${reference}`)
  })

  test('answers 404 for what doesn’t exist', async ({ page }) => {
    for (const query of [
      '',
      '?kind=review',
      '?kind=shop&id=00000000-0000-7000-8000-000000000000',
      '?kind=x&id=y',
      `?kind=shop&id=${'-'.repeat(36)}`,
    ])
      expect((await page.goto(`/report${query}`))!.status()).toBe(404)
  })
})

test('has a link on the page of a shop and at its reviews', async ({ page }) => {
  await open(page, '/shop/kiln-and-cove')
  await expect(page.getByRole('link', { name: /^Report the review by / }).first()).toBeAttached()
  await page.getByRole('link', { name: 'Report this shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report a shop' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    '/shop/kiln-and-cove',
  )
})
