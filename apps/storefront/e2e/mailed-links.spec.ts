import type { Page } from '@playwright/test'
import { toast } from './support/cart.ts'
import { mailedLink, subjectsTo } from './support/mailbox.ts'
import { enterAs, expect, logIn, open, signIn, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('[AUT-13] [RTE-22] sets a new password by the emailed link, once, and ends old sessions', async ({
  page,
  newAccount,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const account = await newAccount()
  const before = await signIn(account)
  await open(page, '/login')
  await main(page)
    .getByRole('link', { name: /forgot/i })
    .click()
  await expect(page).toHaveURL('/forgot-password')
  await main(page)
    .getByLabel(/e-?mail/i)
    .fill(account.email)
  await main(page).getByRole('button', { name: 'Send link' }).click()
  await expect(main(page)).toContainText('Check your inbox')

  const letter = await mailedLink(baseURL!, account.email, '/reset-password')
  await open(page, letter.path)
  await expect(page.locator('[data-component="CardLayout"]')).toBeVisible()
  const field = main(page).getByLabel('New password', { exact: true })
  const send = main(page).getByRole('button', { name: 'Set password' })
  await field.fill('password1234')
  await send.click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('password1234')
  const next = 'lantern over quiet water'
  await field.fill(next)
  await send.click()
  await expect(main(page)).toContainText('Password changed')

  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, account)
  await expect(toast(page, 'Login failed')).toBeVisible()
  await logIn(page, { email: account.email, password: next })
  await expect(toast(page, 'Login successful')).toBeVisible()
  await expect(page).toHaveURL('/')

  const old = await page.request.post('/auth/refresh-token', { data: { refreshToken: before.refreshToken } })
  expect(old.status()).toBe(401)
  await expect.poll(() => subjectsTo(baseURL!, account.email)).toHaveLength(3)

  await page.evaluate(() => localStorage.clear())
  await open(page, letter.path)
  await field.fill('another lantern on water')
  await send.click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Request a new link' })).toBeVisible()
})

test('[RTE-22] shows the same message for an email without an account', async ({ page, newAccount }) => {
  const words: string[] = []
  for (const email of [(await newAccount()).email, 'nobody-at-all@example.com']) {
    await open(page, '/forgot-password')
    await main(page)
      .getByLabel(/e-?mail/i)
      .fill(email)
    await main(page).getByRole('button', { name: 'Send link' }).click()
    await expect(main(page)).toContainText('Check your inbox')
    words.push((await main(page).textContent()) ?? '')
  }
  expect(words[0]).toBe(words[1])
})

test('[AUT-13] confirms the email by the button, not by opening the link', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const account = await newAccount()
  const { token } = await signIn(account)
  const isConfirmed = async () =>
    (await (await page.request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } })).json())
      .emailConfirmed
  const { path } = await mailedLink(baseURL!, account.email, '/verify-email')
  await open(page, path)
  await expect(main(page).getByRole('button', { name: 'Confirm my email' })).toBeVisible()
  expect(await isConfirmed()).toBe(false)
  await main(page).getByRole('button', { name: 'Confirm my email' }).click()
  await expect(main(page)).toContainText('Email confirmed')
  expect(await isConfirmed()).toBe(true)
})

test('[AUT-13] [GRD-04] confirms the email of a logged-in user with one press on the opened page', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const account = await newAccount()
  const { path } = await mailedLink(baseURL!, account.email, '/verify-email')
  await enterAs(page, account, path)
  await expect(page).toHaveURL(/\/confirm-email\?token=/)
  await main(page).getByRole('button', { name: 'Confirm my email' }).click()
  await expect(main(page)).toContainText('Email confirmed')
  const { token } = await signIn(account)
  const profile = await page.request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } })
  expect((await profile.json()).emailConfirmed).toBe(true)
  await main(page).getByRole('link', { name: 'Go to your account' }).click()
  await expect(page).toHaveURL('/account/profile')
  await expect(main(page)).toContainText('Confirmed.')

  // The same page changes the address.
  const next = `next-${account.email}`
  const form = main(page).getByRole('form', { name: 'Change your email' })
  await form.getByLabel('New email').fill(next)
  await form.getByLabel('Your password', { exact: true }).fill(account.password)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(form).toContainText('Check the inbox of your new address.')
  // The page asks who is logged in, and its answer, with the former address, comes after the press.
  let release = () => {}
  const pressed = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(
    '**/api/user/me',
    async route => {
      const response = await route.fetch()
      await pressed
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await open(page, (await mailedLink(baseURL!, next, '/confirm-email')).path)
  const confirmed = page.waitForResponse('**/api/auth/signup-user/active?*')
  await main(page).getByRole('button', { name: 'Confirm my email' }).click()
  await confirmed
  release()
  // The form has a link of the same name.
  await expect(main(page)).toContainText('Email confirmed')
  await main(page).getByRole('link', { name: 'Go to your account' }).click()
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(next)
  expect(await subjectsTo(baseURL!, account.email)).toContain('Your email address was changed')
})
