import type { Page, Request } from '@playwright/test'
import { toast } from './support/cart.ts'
import { isSoak } from './support/soak.ts'
import { type Account, enterAs, expect, hydrated, open, signIn, stored, test } from './support/test.ts'

const field = (page: Page, label: string | RegExp) => page.getByRole('main').getByLabel(label).first()
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const accountButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name) })

/** Holds the responses of a call until they are released. */
const hold = async (page: Page, path: string) => {
  let release = () => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`**${path}`, async route => {
    await gate
    await route.fallback()
  })
  return release
}

const logOut = async (page: Page, account: Account) => {
  await accountButton(page, account.username).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

/** Stored session whose access token the server rejects, and optionally the refresh token too. */
const enterExpired = async (page: Page, account: Account, path: string, { refreshable = true } = {}) => {
  const record = await signIn(account)
  const expired = {
    ...record,
    token: `${record.token?.slice(0, -8)}AAAAAAAA`,
    ...(refreshable ? null : { refreshToken: 'no-token-of-any-session-at-all' }),
  }
  await page.addInitScript(text => {
    if (sessionStorage.getItem('test-session-stored')) return
    localStorage.setItem('user-data', text)
    sessionStorage.setItem('test-session-stored', 'yes')
  }, JSON.stringify(expired))
  await page.goto(path)
  return { expired, record }
}

if (isSoak)
  test('[AUT-02] [AUT-07] shows every state of the session: loading, error, end and user', async ({
    page,
    newAccount,
  }) => {
    const account = await newAccount()
    await open(page, '/login')
    // Loading finishes without a session, so the form shows.
    await expect(button(page, /^log in$/i)).toBeEnabled()

    // Login starts and fails. The next attempt clears the error.
    let release = await hold(page, '/api/auth/signin')
    await field(page, /e-?mail/i).fill(account.email)
    await field(page, 'Password').fill('wrong-harbour-0000')
    await button(page, /^log in$/i).click()
    await expect(button(page, /log in/i)).toHaveAttribute('aria-busy', 'true')
    release()
    const refusal = page.getByRole('main').getByRole('alert')
    await expect(refusal).toContainText(/password/i)
    await page.unroute('**/api/auth/signin')
    release = await hold(page, '/api/auth/signin')
    await field(page, 'Password').fill(account.password)
    await button(page, /^log in$/i).click()
    await expect(refusal).toHaveCount(0)
    // A successful login shows the user.
    release()
    await expect(accountButton(page, account.username)).toBeVisible()

    // An update starts, fails and succeeds.
    await page.goto('/account/profile')
    await expect(field(page, 'Name')).toHaveValue(account.username)
    await page.route('**/api/user/update_profile', route => route.abort(), { times: 1 })
    await field(page, 'Name').fill('Ines Harbour')
    await button(page, 'Save').click()
    await expect(toast(page, 'Update failed')).toContainText('Failed to update information')
    await expect(field(page, 'Name')).toHaveValue('Ines Harbour')
    await expect(accountButton(page, account.username)).toBeVisible()
    release = await hold(page, '/api/user/update_profile')
    await button(page, 'Save').click()
    await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(accountButton(page, 'Ines Harbour')).toBeVisible()

    // Logout. Then a registration starts, fails and succeeds.
    await logOut(page, { ...account, username: 'Ines Harbour' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await open(page, '/register')
    await field(page, 'Name').fill('Runa Vale')
    await field(page, /e-?mail/i).fill(account.email)
    await field(page, 'Password').fill(account.password)
    await button(page, /create an account/i).click()
    await expect(field(page, /e-?mail/i)).toHaveAttribute('aria-invalid', 'true')
    release = await hold(page, '/api/public/registerWithoutVerify')
    await field(page, /e-?mail/i).fill(`second-${account.email}`)
    await button(page, /create an account/i).click()
    await expect(button(page, /create an account/i)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(toast(page, 'Login successful')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(accountButton(page, 'Runa Vale')).toBeVisible()
  })

if (isSoak)
  for (const [how, answer] of [
    ['rejects', { status: 500, json: { status: 500, title: 'Broken', code: 'server.error', fields: [] } }],
    ['does not receive', null],
  ] as const) {
    test(`[AUT-08] shows a failure and forgets the session when the server ${how} a logout`, async ({
      page,
      newAccount,
    }) => {
      const account = await newAccount()
      await enterAs(page, account)
      await hydrated(page)
      await page.route('**/api/auth/signout', route => (answer ? route.fulfill(answer) : route.abort()))
      await logOut(page, account)
      await expect(toast(page, 'Logout failed')).toContainText('Error during logout')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
      expect(await stored(page, 'user-data')).toBeNull()
    })
  }

test('[AUT-09] shows that a profile couldn’t be loaded and retries without another login', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await page.route('**/api/user/me', route => route.abort())
  await enterAs(page, account, '/account/profile')
  await expect(toast(page, 'Failed to load user information')).toBeVisible()
  expect(await stored(page, 'user-data')).not.toBeNull()
  await expect(page).toHaveURL('/account/profile')
  await page.unroute('**/api/user/me')
  await button(page, 'Try again').click()
  await expect(field(page, 'Name')).toHaveValue(account.username)
})

test('[AUT-11] refreshes once for many rejected calls and repeats them with the new token', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const sent: Request[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.match(/^\/(api\/(user|cart)|auth)\//)) sent.push(request)
  })
  const { expired } = await enterExpired(page, account, '/account/change-password')
  await expect(page.getByRole('main')).toContainText('This device')
  // A second round of parallel calls, all with the tokens stored since.
  const record = (await stored(page, 'user-data')) as { token: string; refreshToken: string }
  expect(record.token).not.toBe(expired.token)
  expect(record.refreshToken).not.toBe(expired.refreshToken)
  const paths = (requests: Request[]) => requests.map(request => new URL(request.url()).pathname)
  expect(paths(sent).filter(path => path.startsWith('/auth/') || path.endsWith('refreshtoken'))).toHaveLength(
    1,
  )
  const retried: Request[] = []
  for (const request of sent) {
    if ((await request.headerValue('authorization')) === `Bearer ${record.token}`) retried.push(request)
  }
  expect(paths(retried)).toContain('/api/user/me')
})

if (isSoak)
  test('[AUT-11] makes calls that are rejected at the same moment wait for one refresh', async ({
    page,
    newAccount,
  }) => {
    const account = await newAccount()
    await enterAs(page, account, '/account/profile')
    await expect(field(page, 'Name')).toHaveValue(account.username)
    const refreshes: string[] = []
    const answered: string[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/auth/')) refreshes.push(pathname)
      if (pathname.startsWith('/api/user/') && response.status() === 200) answered.push(pathname)
    })
    // The token expires while the page is open. Then several parts of the page send calls at once.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('user-data')!)
      localStorage.setItem(
        'user-data',
        JSON.stringify({ ...record, token: `${record.token.slice(0, -8)}AAAAAAAA` }),
      )
    })
    const download = page.waitForEvent('download')
    await button(page, 'Download my data').click()
    await page.getByRole('main').getByRole('link', { name: 'Security' }).click()
    await expect(page.getByRole('main')).toContainText('This device')
    await download
    expect(refreshes).toHaveLength(1)
    expect(answered).toEqual(expect.arrayContaining(['/api/user/export', '/api/user/sessions']))
  })

test('[AUT-12] clears the stored user after a rejected refresh and opens login', async ({
  page,
  newAccount,
}) => {
  await enterExpired(page, await newAccount(), '/account/orders', { refreshable: false })
  await expect(page).toHaveURL('/login')
  await expect(button(page, /^log in$/i)).toBeEnabled()
  expect(await stored(page, 'user-data')).toBeNull()
})

if (isSoak)
  test('[AUT-12] keeps the session after a refresh that the network lost', async ({ page, newAccount }) => {
    const account = await newAccount()
    await page.route('**/auth/refresh-token', route => route.abort())
    const { expired } = await enterExpired(page, account, '/account/profile')
    await expect(toast(page, 'Failed to load user information')).toBeVisible()
    expect(await stored(page, 'user-data')).toMatchObject({ refreshToken: expired.refreshToken })
    await page.unroute('**/auth/refresh-token')
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue(account.username)
  })

if (isSoak)
  test('opens home at logout from an account page, however late its code loads', async ({
    page,
    newAccount,
  }) => {
    const account = await newAccount()
    const release = await hold(page, '/assets/home-page-*.js')
    await enterAs(page, account, '/account/address')
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Add an address' })).toBeVisible()
    await logOut(page, account)
    await expect.poll(() => stored(page, 'user-data')).toBeNull()
    release()
    await expect(page.getByRole('heading', { name: /^Good things/ })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
