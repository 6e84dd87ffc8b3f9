import type { Page } from '@playwright/test'
import { toast } from '../support/cart.ts'
import { mailedLink, subjectsTo } from '../support/mailbox.ts'
import { enterAs, expect, open, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('[AUT-13] [RTE-22] sends another email for a link that has expired or was used', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const account = await newAccount()
  const first = await mailedLink(baseURL!, account.email, '/verify-email')
  await open(page, `/verify-email?token=${'a'.repeat(43)}`)
  await main(page).getByRole('button', { name: 'Confirm my email' }).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await main(page).getByRole('link', { name: 'Request another email' }).click()

  // The page doesn't reveal who has an account.
  const words: string[] = []
  for (const email of ['nobody-at-all@example.com', account.email]) {
    await open(page, '/verify-email')
    await main(page)
      .getByLabel(/e-?mail/i)
      .fill(` ${email} `)
    await main(page).getByRole('button', { name: 'Send the email again' }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
    await expect(main(page).getByRole('button', { name: 'Send the email again' })).toHaveCount(0)
    words.push((await main(page).textContent()) ?? '')
  }
  expect(words[0]).toBe(words[1])
  expect(await subjectsTo(baseURL!, 'nobody-at-all@example.com')).toEqual([])

  await expect
    .poll(async () => (await mailedLink(baseURL!, account.email, '/verify-email')).path)
    .not.toBe(first.path)
  const second = await mailedLink(baseURL!, account.email, '/verify-email')
  await open(page, second.path)
  await main(page).getByRole('button', { name: 'Confirm my email' }).click()
  await expect(main(page)).toContainText('Email confirmed')
  // The link was used, and the same button says so.
  await page.reload()
  await main(page).getByRole('button', { name: 'Confirm my email' }).click()
  await expect(main(page).getByRole('link', { name: 'Request another email' })).toBeVisible()
})

test('[AUT-13] sends a logged-in user another email from the account', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const account = await newAccount()
  const first = await mailedLink(baseURL!, account.email, '/verify-email')
  await enterAs(page, account, '/account/profile')
  await main(page).getByRole('button', { name: 'Send the email again' }).click()
  await expect(toast(page, 'Email sent')).toBeVisible()
  await expect
    .poll(async () => (await mailedLink(baseURL!, account.email, '/verify-email')).path)
    .not.toBe(first.path)
})

test('[AUT-14] shows the strength of a password while typing, with the API’s message', async ({
  page,
  newAccount,
}) => {
  await open(page, '/register')
  const field = main(page).getByLabel('Password', { exact: true })
  const line = page.locator('[data-part="Strength"]')
  await field.pressSequentially('abc')
  await expect(line).toContainText('5 more characters')
  await field.pressSequentially('defgh')
  await expect(line).toContainText(/too common|weak|not strong/i)

  const account = await newAccount()
  for (const password of ['password', 'iloveyou1', 'qwertyuiop', 'four quiet lamps sing', 'kite-Basalt-71']) {
    await field.fill(password)
    const meter = line.getByRole('meter')
    await expect(line).toContainText(/too common|weak|strong|good/i)
    await page.waitForTimeout(150)
    const shown = Number(await meter.getAttribute('value')) >= 3
    const answer = await page.request.post('/api/public/registerWithoutVerify', {
      multipart: { email: `x-${password.length}-${account.email}`, username: 'Somebody', password },
    })
    expect([password, answer.status() === 201]).toEqual([password, shown])
  }
})
