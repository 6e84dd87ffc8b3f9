import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { toast } from '../support/cart.ts'
import { findings } from '../support/engines.ts'
import { confirmAddress, mailedLink } from '../support/mailbox.ts'
import { addPasskey } from '../support/passkey.ts'
import { type Account, enterAs, expect, hydrated, logIn, open, stored, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const step = (page: Page) => page.getByRole('form', { name: 'One more step' })

/** Code of this or the next 30 seconds. The server accepts it early, and each code once. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })

const logOut = async (page: Page, { username }: Account) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(username) })
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
}

test('sets up an authenticator app, asks for it at the next login and removes it', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await confirmAddress(process.env.STOREFRONT_URL!, account.email)
  await enterAs(page, account, '/account/change-password')
  await main(page).getByRole('button', { name: 'Set up an authenticator app' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill('not-the-password')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page)).toContainText('This isn’t your password.')
  await dialog(page).getByLabel('Password', { exact: true }).fill(account.password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const secret = ((await dialog(page).locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog(page).getByLabel('Code').fill(codeOf(secret))
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  const codes = main(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent())!
  expect(await findings(page)).toEqual([])
  await main(page).getByRole('button', { name: 'I’ve saved them' }).click()

  await logOut(page, account)
  await page.goto('/login')
  await hydrated(page)
  await logIn(page, account)
  await expect(step(page)).toBeVisible()
  await expect(step(page).getByLabel('Code')).toBeFocused()
  expect(await stored(page, 'user-data')).toBeNull()
  expect(await findings(page)).toEqual([])
  await step(page).getByLabel('Code').fill('000000')
  await step(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(step(page)).toContainText('This code is wrong')
  await step(page).getByLabel('Code').fill(codeOf(secret, 1))
  await step(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(toast(page, 'Login successful')).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/account/change-password')
  await main(page).getByRole('button', { name: 'Remove app' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(account.password)
  await dialog(page).getByRole('button', { name: 'Remove app' }).click()
  await expect(toast(page, 'Authenticator app removed')).toBeVisible()
  await expect(main(page)).toContainText('Off. Turn it on')
  expect(recovery).toMatch(/^([A-Z2-9]{6}-){3}[A-Z2-9]{6}$/)
})

test('asks a session without a second factor for it before a change', async ({ page, newAccount }) => {
  const account = await newAccount()
  await confirmAddress(process.env.STOREFRONT_URL!, account.email)
  await enterAs(page, account, '/account/change-password')
  await main(page).getByRole('button', { name: 'Set up an authenticator app' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(account.password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  const secret = ((await dialog(page).locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog(page).getByLabel('Code').fill(codeOf(secret))
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await main(page).getByRole('button', { name: 'I’ve saved them' }).click()
  await main(page)
    .getByRole('button', { name: /^Get new recovery codes/ })
    .click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(account.password)
  await dialog(page).getByRole('button', { name: 'Get new codes' }).click()
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await again.getByLabel('Code').fill(codeOf(secret, 1))
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'You have new recovery codes')).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
})

test('adds a passkey of the browser and logs in with it', async ({ page, newAccount }) => {
  const account = await newAccount()
  const shop = await addPasskey(page, account)
  await expect(main(page)).toContainText('Laptop, passkey added')

  await logOut(page, account)
  await page.goto(`${shop}/login`)
  await hydrated(page)
  await logIn(page, account)
  await step(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toast(page, 'Login successful')).toBeVisible()
})

test('requires a confirmed email first and sends the confirmation again', async ({ page, newAccount }) => {
  const account = await newAccount()
  const shop = process.env.STOREFRONT_URL!
  const first = await mailedLink(shop, account.email, '/verify-email')
  await enterAs(page, account, '/account/change-password')
  await expect(main(page)).toContainText('Confirm your email first.')
  await expect(main(page).getByRole('button', { name: 'Set up an authenticator app' })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Send the email again' }).click()
  await expect(toast(page, 'Email sent')).toBeVisible()
  await expect
    .poll(async () => (await mailedLink(shop, account.email, '/verify-email')).path)
    .not.toBe(first.path)
  await confirmAddress(shop, account.email)
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
})

test('sends a link that makes the device known after too many attempts', async ({ page, newAccount }) => {
  const account = await newAccount()
  await page.route('**/api/auth/signin', route =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: {
        type: '/problems/rate.limited',
        title: 'Too many requests',
        status: 429,
        detail: 'Please wait 600 seconds and try again.',
        code: 'rate.limited',
        fields: [],
        requestId: 'r',
      },
    }),
  )
  await open(page, '/login')
  await logIn(page, account)
  await main(page).getByRole('link', { name: 'get a link by email' }).click()
  await expect(page).toHaveURL('/known-device')
  // The URL changes before the page does, and the former page has a field with this name.
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Log in with a link from an email')
  await main(page).getByRole('textbox', { name: 'Email' }).fill(account.email)
  await main(page).getByRole('button', { name: 'Email me a link' }).click()
  await expect(main(page)).toContainText('Check your inbox')
  const { path } = await mailedLink(process.env.STOREFRONT_URL!, account.email, '/known-device')
  await open(page, path)
  expect(await page.context().cookies()).toEqual([])
  await main(page).getByRole('button', { name: 'This is my device' }).click()
  await expect(main(page)).toContainText('Device confirmed')
  expect(await page.context().cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }])
  await page.unroute('**/api/auth/signin')
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, account)
  await expect(toast(page, 'Login successful')).toBeVisible()
})
