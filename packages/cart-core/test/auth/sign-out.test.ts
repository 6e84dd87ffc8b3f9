import { expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { HttpError, NetworkError } from '../support/errors.ts'

const email = 'ann@example.org'

async function setUp() {
  const browser = createBrowser()
  browser.market.account(email)
  const tab = await browser.signedIn(email)
  /** A read that was under way, whose token the server no longer takes: what an HTTP client does with its 401. */
  const lateRead = () => tab.core.session.refresh(browser.storage.json('user-data').token)
  return { browser, tab, ...tab.core, lateRead }
}

test('an expired session sends the user to log in', async () => {
  const { browser, tab, lateRead } = await setUp()
  browser.market.expireAll()
  expect(await lateRead()).toBe(null)
  expect(tab.expired).toEqual([{ returnTo: null }])
})

test('a session ended by choice does not expire, even if calls are rejected during and after it', async () => {
  const { browser, tab, auth, lateRead } = await setUp()
  const done = await auth.withSignOut(async () => {
    browser.market.expireAll()
    // Refused before the deletion's own answer is here.
    expect(await lateRead()).toBe(null)
    return 'deleted'
  })
  expect(done).toBe('deleted')
  // The page is still shown for the one who was signed in: the host leads away first.
  expect(auth.get().user?.username).toBe(email)
  expect(await lateRead()).toBe(null)
  auth.clearSession()
  expect(auth.get().user).toBe(null)
  await settle()
  expect(tab.expired).toEqual([])
  expect(titles(tab)).toEqual([])
  expect(browser.storage.values.has('user-data')).toBe(false)
})

test('an end that is refused ends nothing: what expires later has expired', async () => {
  const { browser, tab, auth, lateRead } = await setUp()
  const wrong = new HttpError(403, 'account.password_wrong')
  await expect(auth.withSignOut(() => Promise.reject(wrong))).rejects.toBe(wrong)
  expect(auth.get().user?.username).toBe(email)
  browser.market.expireAll()
  await lateRead()
  expect(tab.expired).toHaveLength(1)
})

test('lets a session expire again after the next login', async () => {
  const { browser, tab, auth, lateRead } = await setUp()
  await auth.withSignOut(async () => {})
  auth.clearSession()
  await auth.login({ email, password: 'right' })
  browser.market.expireAll()
  await lateRead()
  expect(tab.expired).toHaveLength(1)
})

test('a log-out of a session that the server has ended is a log-out, not an expiry', async () => {
  const { browser, tab, auth } = await setUp()
  browser.market.expireAll()
  expect(await auth.logout()).toEqual({ ok: true, value: null })
  expect(tab.expired).toEqual([])
  expect(titles(tab)).toEqual(['You’re logged out.'])
  expect(browser.storage.values.has('user-data')).toBe(false)
})

test('does not send the user to log in when a read is rejected during a logout', async () => {
  const { browser, tab, auth, lateRead } = await setUp()
  browser.market.fate = async ({ name }) => {
    if (name === 'logOut') {
      browser.market.expireAll()
      expect(await lateRead()).toBe(null)
      return { before: new NetworkError() }
    }
    return {}
  }
  expect(await auth.logout()).toMatchObject({ ok: false })
  expect(tab.expired).toEqual([])
  expect(titles(tab)).toEqual(['Logout failed'])
})
