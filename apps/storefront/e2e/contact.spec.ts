import type { Page } from '@playwright/test'
import { isSoak } from './support/soak.ts'
import { expect, open, test } from './support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })

const fill = async (page: Page, email: string, subject: string) => {
  await form(page).getByLabel('Name').fill('Runa Vale')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Topic').selectOption('An order')
  await form(page).getByLabel('Subject').fill(subject)
  await form(page).getByLabel('Message').fill('Which glaze holds hot tea best, please?\nThank you.')
}

const mailbox = async (page: Page) => (await page.request.get('/dev/mailbox')).text()

const unique = (what: string) => `${what} ${Date.now()} ${Math.round(Math.random() * 1e6)}`

test('[RTE-08] sends the contact form to the operator’s mailbox and empties it', async ({ page }) => {
  const subject = unique('A question <b>about</b> glazes')
  await open(page, '/contact')
  // Above the text, in its column and no wider.
  const [box, text] = await Promise.all([
    page.locator('#write-to-us').boundingBox(),
    page.locator('[data-component="Prose"]').boundingBox(),
  ])
  expect(box!.y + box!.height).toBeLessThanOrEqual(text!.y)
  expect([box!.x, box!.width].map(Math.round)).toEqual([text!.x, text!.width].map(Math.round))
  await fill(page, `runa-${Date.now()}@example.com`, subject)
  await form(page).getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Message sent.')
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  await expect.poll(() => mailbox(page)).toContain(subject.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
})

test('rejects a message that is too short at its field and keeps the input', async ({ page }) => {
  await open(page, '/contact')
  await fill(page, 'runa@example.com', 'Glazes')
  await form(page).getByLabel('Message').fill('')
  await form(page).getByLabel('Message').pressSequentially('short')
  await form(page).getByRole('button', { name: 'Send message' }).click()
  await expect(form(page).getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Message')).toBeFocused()
  await expect(form(page).getByLabel('Subject')).toHaveValue('Glazes')
})

if (isSoak)
  test('shows a limit after too many messages and keeps the input', async ({ page }) => {
    test.setTimeout(60_000)
    const email = `often-${Date.now()}@example.com`
    await open(page, '/contact')
    for (let letter = 0; letter < 3; letter++) {
      await fill(page, email, unique('Glazes'))
      await form(page).getByRole('button', { name: 'Send message' }).click()
      await expect(form(page).getByLabel('Message')).toHaveValue('')
    }
    await fill(page, email, 'One more')
    await form(page).getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(form(page).getByLabel('Subject')).toHaveValue('One more')
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('sends the contact form as a plain form', async ({ page }) => {
    const subject = unique('No scripts here')
    await page.goto('/contact')
    await fill(page, `plain-${Date.now()}@example.com`, subject)
    await form(page).getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Message sent.')
    await expect.poll(() => mailbox(page)).toContain(`Order: ${subject}`)
  })

  test('shows the server’s rejection at its field and keeps the input', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, 'plain@example', 'Still no scripts')
    await form(page).getByRole('button', { name: 'Send message' }).click()
    await expect(form(page).getByLabel('Subject')).toHaveValue('Still no scripts')
    await expect(form(page).getByLabel('Topic')).toHaveValue('order')
    await expect(page.getByRole('main').locator('[data-part="Error"], [role="alert"]').first()).toBeVisible()
  })
})
