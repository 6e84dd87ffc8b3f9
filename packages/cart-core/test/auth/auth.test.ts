import { describe, expect, test } from 'vitest'
import { ROLE_SHOP_MANAGER } from '../../src/index.ts'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { HttpError, NetworkError } from '../support/errors.ts'

const ann = { email: 'ann@example.org', password: 'right' }

function setUp() {
  const browser = createBrowser()
  browser.market.account(ann.email, { roles: ['ROLE_USER', ROLE_SHOP_MANAGER] })
  return browser
}

describe('start', () => {
  test('[AUT-03] finishes loading without a stored token', async () => {
    const browser = setUp()
    const tab = browser.open()
    expect(tab.core.auth.get().isLoading).toBe(true)
    expect(tab.core.auth.isReady()).toBe(false)
    tab.core.start()
    await settle()
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
    expect(tab.core.auth.isReady()).toBe(true)
    expect(browser.market.calls('readUser')).toBe(0)
    expect(tab.notices).toEqual([])
  })

  test('[AUT-03] a stored token loads the profile', async () => {
    const browser = setUp()
    browser.storage.values.set('user-data', JSON.stringify(browser.market.session(ann.email)))
    const tab = await browser.visit()
    expect(tab.core.auth.get()).toMatchObject({
      user: { username: ann.email },
      isLoading: false,
      error: null,
    })
    expect(browser.market.calls('readUser')).toBe(1)
  })

  test('[AUT-09] when the profile of a stored token cannot be loaded, it says so and keeps the session', async () => {
    const browser = setUp()
    const stored = browser.market.session(ann.email)
    browser.storage.values.set('user-data', JSON.stringify(stored))
    browser.market.fate = async () => ({ before: new NetworkError() })
    const tab = await browser.visit()
    expect(tab.notices).toEqual([
      { id: 'auth.loadUserFailed', kind: 'error', title: 'Failed to load user information' },
    ])
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
    expect(browser.storage.json('user-data')).toMatchObject(stored)

    browser.market.fate = async () => ({})
    expect(await tab.core.auth.reloadUser()).toMatchObject({ ok: true })
    expect(tab.core.auth.get().user?.username).toBe(ann.email)
  })

  test('starting twice, as a strict React does, loads once', async () => {
    const browser = setUp()
    browser.storage.values.set('user-data', JSON.stringify(browser.market.session(ann.email)))
    const tab = browser.open()
    tab.core.start()
    tab.core.start()
    await settle()
    expect(browser.market.calls('readUser')).toBe(1)
    tab.core.stop()
    tab.core.stop()
    tab.core.start()
    await settle()
    expect(tab.core.auth.get().user?.username).toBe(ann.email)
  })

  test('reads nothing before start', () => {
    const browser = setUp()
    browser.storage.mode = 'blocked'
    const tab = browser.open()
    expect(tab.core.cart.get()).toBe(tab.core.cart.getInitial())
  })
})

describe('login', () => {
  test('[AUT-01] keeps token, refreshToken and isActive under user-data', async () => {
    const browser = setUp()
    const tab = await browser.visit()
    await tab.core.auth.login(ann)
    expect(browser.storage.json('user-data')).toMatchObject({
      token: expect.any(String),
      refreshToken: expect.any(String),
      isActive: 1,
    })
    expect(tab.core.session.getToken()).toBe(browser.storage.json('user-data').token)
  })

  test('[AUT-02] goes through start and success', async () => {
    const browser = setUp()
    const tab = await browser.visit()
    const seen: unknown[] = []
    tab.core.auth.subscribe(() => seen.push(tab.core.auth.get()))
    await tab.core.auth.login(ann)
    expect(seen).toEqual([
      { user: null, isLoading: true, error: null },
      { user: expect.objectContaining({ username: ann.email }), isLoading: false, error: null },
    ])
  })

  test('[AUT-10] says Login successful', async () => {
    const browser = setUp()
    const tab = await browser.visit()
    const result = await tab.core.auth.login(ann)
    expect(result).toMatchObject({ ok: true, value: { username: ann.email } })
    expect(tab.notices).toEqual([{ id: 'auth.loginOk', kind: 'success', title: 'Login successful' }])
  })

  test('[AUT-04] is refused for an account that is not activated', async () => {
    const browser = setUp()
    browser.market.account('new@example.org', { isActive: 0 })
    const tab = await browser.visit()
    const result = await tab.core.auth.login({ email: 'new@example.org', password: 'right' })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'not_activated', message: 'Your account is not activated' },
    })
    expect(tab.core.auth.get()).toEqual({
      user: null,
      isLoading: false,
      error: 'Your account is not activated',
    })
    expect(tab.notices).toEqual([
      {
        id: 'auth.notActivated',
        kind: 'error',
        title: 'Account not activated',
        body: 'Please check your email to activate your account',
      },
    ])
    expect(browser.storage.values.has('user-data')).toBe(false)
  })

  const loginFailures = [
    [
      'the detail of the server',
      new HttpError(401, 'auth.credentials_wrong', 'Wrong password'),
      'Wrong password',
    ],
    [
      'its title where there is no detail',
      new HttpError(429, 'rate.limited', null, 'Slow down'),
      'Slow down',
    ],
    ['the fallback when no server answered', new NetworkError('fetch failed'), 'Login failed'],
    [
      'the fallback when something in between answered, which has the protocol’s words only',
      Object.assign(new Error('x'), { status: 502, code: null, title: 'Bad Gateway', detail: null }),
      'Login failed',
    ],
  ] as const
  test.each(loginFailures)('[AUT-05] a failed login says %s', async (_name, error, said) => {
    const browser = setUp()
    const tab = await browser.visit()
    browser.market.fate = async () => ({ before: error })
    const result = await tab.core.auth.login(ann)
    expect(tab.notices).toEqual([
      { id: 'auth.loginFailed', kind: 'error', title: 'Login failed', body: said },
    ])
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: said })
    expect(result).toMatchObject({ ok: false, error: { message: said, cause: error } })
  })

  test('a login whose profile cannot be loaded leaves no session behind', async () => {
    const browser = setUp()
    const tab = await browser.visit()
    browser.market.fate = async ({ name }) => (name === 'readUser' ? { before: new NetworkError() } : {})
    expect(await tab.core.auth.login(ann)).toMatchObject({ ok: false })
    expect(browser.storage.values.has('user-data')).toBe(false)
    expect(tab.core.auth.get().error).toBe('Login failed')
  })

  test('counts only the later one of two logins at once', async () => {
    const browser = setUp()
    browser.market.account('bea@example.org')
    const tab = await browser.visit()
    const first = tab.core.auth.login(ann)
    const second = tab.core.auth.login({ email: 'bea@example.org', password: 'right' })
    expect(await first).toMatchObject({ ok: false, error: { code: 'signed_out' } })
    expect(await second).toMatchObject({ ok: true })
    expect(tab.core.auth.get().user?.username).toBe('bea@example.org')
    expect(titles(tab)).toEqual(['Login successful'])
  })

  test('clearError takes the error away', async () => {
    const browser = setUp()
    const tab = await browser.visit()
    await tab.core.auth.login({ ...ann, password: 'wrong' })
    expect(tab.core.auth.get().error).toBe('Email or password is wrong')
    tab.core.auth.clearError()
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
  })

  test('[GRD-06] roles are read from the list, by name', async () => {
    expect(ROLE_SHOP_MANAGER).toBe('ROLE_SHOP_MANAGER')
    const browser = setUp()
    browser.market.account('bea@example.org')
    const tab = await browser.visit()
    expect(tab.core.auth.hasRole(ROLE_SHOP_MANAGER)).toBe(false)
    await tab.core.auth.login(ann)
    expect(tab.core.auth.hasRole(ROLE_SHOP_MANAGER)).toBe(true)
    expect(tab.core.auth.hasRole('ROLE_SHOP')).toBe(false)
    await tab.core.auth.login({ email: 'bea@example.org', password: 'right' })
    expect(tab.core.auth.hasRole(ROLE_SHOP_MANAGER)).toBe(false)
  })
})

describe('registration', () => {
  test('succeeds without a session', async () => {
    const browser = setUp()
    const tab = await browser.visit()
    const result = await tab.core.auth.register({ email: 'new@example.org', password: 'x', username: 'new' })
    expect(result.ok).toBe(true)
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
    expect(tab.notices).toEqual([])
  })

  const registrationFailures = [
    ['what the server says', null, 'This email has an account'],
    ['the fallback', new NetworkError(), 'Registration failed'],
  ] as const
  test.each(registrationFailures)('[AUT-06] a failed registration says %s', async (_name, before, said) => {
    const browser = setUp()
    const tab = await browser.visit()
    if (before) browser.market.fate = async () => ({ before })
    const result = await tab.core.auth.register({ ...ann, username: 'ann' })
    expect(result).toMatchObject({ ok: false, error: { message: said } })
    expect(tab.notices).toEqual([
      { id: 'auth.registerFailed', kind: 'error', title: 'Registration failed', body: said },
    ])
    expect(tab.core.auth.get().error).toBe(said)
  })
})

describe('profile', () => {
  test('[AUT-10] an update says Update successful and shows the new profile', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    const result = await tab.core.auth.updateProfile({ username: 'Ann' })
    expect(result).toMatchObject({ ok: true, value: { username: ann.email } })
    expect(tab.notices).toEqual([{ id: 'auth.updateOk', kind: 'success', title: 'Update successful' }])
  })

  const updateFailures = [
    [
      'what the server says',
      new HttpError(400, 'request.invalid', 'The name is too short'),
      'The name is too short',
    ],
    ['the fallback', new NetworkError(), 'Failed to update information'],
  ] as const
  test.each(updateFailures)('[AUT-07] a failed update says %s', async (_name, before, said) => {
    const browser = setUp()
    const tab = await browser.signedIn()
    browser.market.fate = async () => ({ before })
    expect(await tab.core.auth.updateProfile({ username: 'A' })).toMatchObject({ ok: false })
    expect(tab.notices).toEqual([
      { id: 'auth.updateFailed', kind: 'error', title: 'Update failed', body: said },
    ])
    expect(tab.core.auth.get()).toMatchObject({ user: { username: ann.email }, error: said })
  })
})

describe('logout', () => {
  test('[AUT-10] ends the session, says so and tells the server', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    expect(await tab.core.auth.logout()).toEqual({ ok: true, value: null })
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
    expect(tab.notices).toEqual([{ id: 'auth.logoutOk', kind: 'success', title: 'You’re logged out.' }])
    expect(browser.storage.values.has('user-data')).toBe(false)
    expect(browser.market.calls('logOut')).toBe(1)
    expect(tab.core.session.getToken()).toBe(null)
  })

  test('[AUT-08] ends the session if the server cannot be reached, and reports it', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    browser.market.fate = async () => ({ before: new NetworkError() })
    expect(await tab.core.auth.logout()).toMatchObject({ ok: false })
    expect(tab.notices).toEqual([
      { id: 'auth.logoutFailed', kind: 'error', title: 'Logout failed', body: 'Error during logout' },
    ])
    expect(tab.core.auth.get().user).toBe(null)
    expect(browser.storage.values.has('user-data')).toBe(false)
    expect(browser.market.calls('logOut')).toBe(1)
  })

  test('a session that is gone on the server is forgotten without a call or a word', async () => {
    const browser = setUp()
    browser.storage.values.set('user-data', JSON.stringify(browser.market.session(ann.email)))
    const tab = await browser.visit()
    tab.core.auth.clearSession()
    expect(tab.core.auth.get().user).toBeNull()
    expect(browser.market.calls('logOut')).toBe(0)
    expect(tab.notices).toEqual([])
    await settle()
    expect(browser.storage.values.get('user-data') ?? null).toBeNull()
  })

  test('signs no one in when a profile arrives after the logout', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    let answer!: () => void
    browser.market.fate = async ({ name }) => {
      if (name === 'readUser') await new Promise<void>(resolve => (answer = resolve))
      return {}
    }
    const reloading = tab.core.auth.reloadUser()
    await settle()
    await tab.core.auth.logout()
    answer()
    expect(await reloading).toMatchObject({ ok: false })
    expect(tab.core.auth.get().user).toBe(null)
  })
})

test('a profile that cannot be read again leaves the user signed in', async () => {
  const browser = setUp()
  const tab = await browser.signedIn()
  browser.market.fate = async () => ({ before: new NetworkError() })
  expect(await tab.core.auth.reloadUser()).toMatchObject({ ok: false })
  expect(tab.core.auth.get().user?.username).toBe(ann.email)
  expect(titles(tab)).toEqual(['Failed to load user information'])
})

test('[AUT-02] a login by another way than a password signs in like one', async () => {
  const browser = setUp()
  const tab = await browser.visit()
  const result = await tab.core.auth.loginWith(async () => browser.market.session(ann.email))
  expect(result).toMatchObject({ ok: true, value: { username: ann.email } })
  expect(tab.core.auth.get().user?.username).toBe(ann.email)
  expect(titles(tab)).toEqual(['Login successful'])
})
