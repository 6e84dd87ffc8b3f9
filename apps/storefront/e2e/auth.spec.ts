import { toast } from './support/cart.ts'
import { isSoak } from './support/soak.ts'
import { enterAs, expect, hydrated, logIn, open, signIn, stored, test } from './support/test.ts'

const form = (page: import('@playwright/test').Page) => ({
  email: page.getByRole('main').getByLabel(/e-?mail/i),
  password: page.getByRole('main').getByLabel('Password', { exact: true }),
  username: page.getByRole('main').getByLabel(/name/i),
  logIn: page.getByRole('main').getByRole('button', { name: /^log in$/i }),
  create: page.getByRole('main').getByRole('button', { name: /create an account/i }),
})

test('[AUT-01] [AUT-10] [GRD-03] stores the session at login, shows a toast and opens home', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await open(page, '/login')
  await logIn(page, account)
  await expect(toast(page, 'Login successful')).toBeVisible()
  await expect(page).toHaveURL('/')
  const record = (await stored(page, 'user-data')) as Record<string, unknown>
  expect(record).toMatchObject({ isActive: 1 })
  expect(typeof record.token).toBe('string')
  expect(typeof record.refreshToken).toBe('string')
})

test('[AUT-10] shows a toast at logout and ends the session on the server', async ({ page, newAccount }) => {
  const account = await newAccount()
  await enterAs(page, account)
  await hydrated(page)
  const record = (await stored(page, 'user-data')) as { refreshToken: string }
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(account.username) })
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.locator('[data-component="Toast"]').first()).toContainText(/log(ged)? ?out/i)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await stored(page, 'user-data')).toBeNull()
  const refused = await page.request.post('/auth/refresh-token', {
    data: { refreshToken: record.refreshToken },
  })
  expect(refused.status()).toBe(401)
})

test('[AUT-03] loads the profile of a stored token and finishes loading without one', async ({
  page,
  newAccount,
}) => {
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const account = await newAccount()
  const profile = page.waitForResponse(response => response.url().endsWith('/api/user/me'))
  await enterAs(page, account)
  expect((await profile).status()).toBe(200)
  await expect(
    page.getByRole('banner').getByRole('button', { name: new RegExp(account.username) }),
  ).toBeVisible()
})

test('[AUT-05] shows the server’s message or a fallback after a failed login and keeps the input', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await open(page, '/login')
  await form(page).email.fill(account.email)
  await form(page).password.fill('not-the-password')
  const answer = page.waitForResponse('**/api/auth/signin')
  await form(page).logIn.click()
  const problem = await (await answer).json()
  const notice = toast(page, 'Login failed')
  await expect(notice).toContainText(problem.detail ?? problem.title)
  await expect(form(page).email).toHaveValue(account.email)
  await expect(form(page).logIn).toBeEnabled()
  await notice.hover()
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  // A server that is down sends no message.
  await page.route('**/api/auth/signin', route => route.abort())
  await form(page).logIn.click()
  await expect(notice).toBeVisible()
})

test('[AUT-06] shows the server’s message after a failed registration', async ({ page, newAccount }) => {
  const account = await newAccount()
  await open(page, '/register')
  await form(page).username.fill('Second Ines')
  await form(page).email.fill(account.email)
  await form(page).password.fill(account.password)
  const answer = page.waitForResponse('**/api/public/registerWithoutVerify')
  await form(page).create.click()
  const problem = await (await answer).json()
  expect(problem.code).toBe('account.email_taken')
  await expect(toast(page, 'Registration failed')).toContainText(problem.detail ?? problem.title)
  await expect(form(page).email).toHaveValue(account.email)
  // The field shows a full sentence and two links.
  await expect(page.getByRole('main')).toContainText('This email already has an account.')
  const ways = page.getByRole('main').getByRole('status')
  await expect(ways.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expect(ways.getByRole('link', { name: 'reset your password' })).toBeVisible()
})

test('[GRD-01] shows a loading indicator while the session loads', async ({ page, newAccount }) => {
  const account = await newAccount()
  let release = () => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/user/me', async route => {
    await gate
    await route.continue()
  })
  await enterAs(page, account, '/account/profile')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(account.email)
  release()
  await expect(page.getByRole('main')).toContainText(/profile|account/i)
  await expect(page).toHaveURL('/account/profile')
})

test('[GRD-02] [GRD-03] sends a guest from a protected page to login and back afterwards', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await open(page, '/account/orders?status=open')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, account)
  await expect(page).toHaveURL('/account/orders?status=open')
})

test('[GRD-04] [GRD-05] sends users home from guest pages, and from the seller area without the role', async ({
  page,
  newAccount,
}) => {
  await enterAs(page, await newAccount(), '/login')
  await expect(page).toHaveURL('/')
  // One layout guards all of them.
  const others = ['/forgot-password', '/reset-password', '/verify-email', '/verify-account']
  for (const path of ['/register', '/known-device', ...(isSoak ? others : []), '/seller']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('[GRD-04] follows the remembered path only if it belongs to this site', async ({ page, newAccount }) => {
  const account = await newAccount()
  await open(page, '/account/address')
  await expect(page).toHaveURL(/\/login/)
  const session = await signIn(account)
  await page.evaluate(record => localStorage.setItem('user-data', record), JSON.stringify(session))
  await page.goto('/login')
  await expect(page).toHaveURL('/account/address')
})
