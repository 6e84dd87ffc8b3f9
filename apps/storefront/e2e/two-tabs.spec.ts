import type { BrowserContext, Page } from '@playwright/test'
import { type Account, expect, logIn, open, signIn, stored, test } from './support/test.ts'

/** Opens two pages of one browser profile, which share storage and locks like a shopper's tabs. */

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })
const accountMenu = (page: Page, { username }: Account) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(username) })

const openTwo = async (context: BrowserContext, path: string): Promise<[Page, Page]> => {
  const pages: [Page, Page] = [await context.newPage(), await context.newPage()]
  for (const page of pages) await open(page, path)
  return pages
}

test('[AUT-15] shares login and logout between tabs', async ({ context, newAccount }) => {
  const account = await newAccount()
  const [one, other] = await openTwo(context, '/')
  await expect(loginLink(other)).toBeVisible()
  await open(one, '/login')
  await logIn(one, account)
  await expect(accountMenu(one, account)).toBeVisible()
  await expect(accountMenu(other, account)).toBeVisible()
  await accountMenu(other, account).click()
  await other.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(loginLink(other)).toBeVisible()
  await expect(loginLink(one)).toBeVisible()
  expect(await stored(one, 'user-data')).toBeNull()
})

test('[AUT-15] spends one refresh token when two tabs are rejected at the same time', async ({
  context,
  newAccount,
}) => {
  const account = await newAccount()
  const session = await signIn(account)
  const refusedIn = new Set<Page>()
  const refreshes: string[] = []
  let bothAreRefused = () => {}
  const bothRefused = new Promise<void>(resolve => {
    bothAreRefused = resolve
  })
  context.on('response', response => {
    if (response.status() !== 401 || !response.url().includes('/api/')) return
    refusedIn.add(response.frame().page())
    if (refusedIn.size === 2) bothAreRefused()
  })
  // The first refresh waits until the other tab's call is rejected too.
  await context.route('**/auth/refresh-token', async route => {
    refreshes.push(route.request().postDataJSON().refreshToken)
    await bothRefused
    await route.continue()
  })

  // The session is stored by a page without the core. Then both tabs start at once.
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/robots.txt')
  await one.evaluate(
    record => localStorage.setItem('user-data', record),
    JSON.stringify({ ...session, token: 'an access token of yesterday', sid: 'one login' }),
  )
  await Promise.all([one.goto('/about'), other.goto('/about')])

  for (const page of [one, other]) await expect(accountMenu(page, account)).toBeVisible()
  expect(refusedIn.size).toBe(2)
  expect(refreshes).toEqual([session.refreshToken])
  const record = (await stored(one, 'user-data')) as { token: string; refreshToken: string }
  expect(record.refreshToken).not.toBe(session.refreshToken)
  expect(await stored(other, 'user-data')).toEqual(record)
})
