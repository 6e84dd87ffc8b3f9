import { describe, expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { HttpError, NetworkError } from '../support/errors.ts'
import { contents } from '../support/lines.ts'
import type { Call, Fate } from '../support/market.ts'

/** Answers that arrive when another user, or no one, is signed in. */

const ann = { email: 'ann@example.org', password: 'right' }
const bea = { email: 'bea@example.org', password: 'right' }

function setUp() {
  const browser = createBrowser()
  const { market } = browser
  market.account(ann.email)
  market.account(bea.email)
  const token = () => browser.storage.json('user-data')?.token ?? null
  /** The first matching call waits until its fate is decided; all others go through. */
  const hold = (isIt: (call: Call) => boolean) => {
    let tell!: (fate: Awaited<ReturnType<Fate>>) => void
    const told = new Promise<Awaited<ReturnType<Fate>>>(resolve => {
      tell = resolve
    })
    let waits = true
    market.fate = async call => {
      if (!waits || !isIt(call)) return {}
      waits = false
      return told
    }
    return (fate: Awaited<ReturnType<Fate>> = {}) => {
      tell(fate)
      return settle()
    }
  }
  return { browser, market, token, hold }
}

describe('of two logins', () => {
  const ways = [
    ['logIn', {}],
    ['logIn', { before: new NetworkError() }],
    ['logIn', { before: new HttpError(401, 'auth.credentials_wrong', 'Wrong') }],
    ['readUser', {}],
    ['readUser', { before: new NetworkError() }],
  ] as const
  test.each(ways)('the later one stays when %s of the former is answered late', async (name, fate) => {
    const { browser, token, hold } = setUp()
    const tab = await browser.visit()
    const answer = hold(call => call.name === name)
    const former = tab.core.auth.login(ann)
    await settle()
    await tab.core.auth.login(bea)
    const stored = token()
    await answer(fate)
    expect(await former).toMatchObject({ ok: false })
    expect(tab.core.auth.get()).toMatchObject({
      user: { username: bea.email },
      isLoading: false,
      error: null,
    })
    expect(token()).toBe(stored)
    expect(titles(tab)).toEqual(['Login successful'])
  })
})

describe('a registration', () => {
  test('that fails after another login says so, and changes nothing', async () => {
    const { browser, hold } = setUp()
    const tab = await browser.visit()
    const answer = hold(({ name }) => name === 'register')
    const registering = tab.core.auth.register({ ...ann, username: 'ann' })
    await settle()
    await tab.core.auth.login(bea)
    await answer()
    expect(await registering).toMatchObject({ ok: false })
    expect(tab.core.auth.get()).toMatchObject({ user: { username: bea.email }, error: null })
    expect(titles(tab)).toEqual(['Login successful', 'Registration failed'])
  })

  test('that is answered during a login does not end its loading state', async () => {
    const { browser, market } = setUp()
    const tab = await browser.visit()
    const go: Record<string, () => void> = {}
    market.fate = ({ name }) => new Promise(resolve => (go[name] = () => resolve({})))
    const registering = tab.core.auth.register({ ...ann, email: 'new@example.org', username: 'new' })
    void tab.core.auth.login(bea)
    await settle()
    go.register!()
    expect(await registering).toMatchObject({ ok: true })
    expect(tab.core.auth.get().isLoading).toBe(true)
  })

  test('does not keep the stored session from being resolved', async () => {
    const { browser, market, hold } = setUp()
    browser.storage.values.set('user-data', JSON.stringify(market.session(ann.email)))
    const answer = hold(({ name }) => name === 'readUser')
    const tab = await browser.visit()
    await tab.core.auth.register({ email: 'new@example.org', password: 'x', username: 'new' })
    await answer()
    expect(tab.core.auth.get().user?.username).toBe(ann.email)
  })
})

test('signs no one in when a profile update is answered after the logout', async () => {
  const { browser, hold } = setUp()
  const tab = await browser.signedIn(ann.email)
  const answer = hold(({ name }) => name === 'readUser')
  const updating = tab.core.auth.updateProfile({ username: 'Ann' })
  await settle()
  await tab.core.auth.logout()
  await answer()
  expect(await updating).toMatchObject({ ok: false, error: { code: 'signed_out' } })
  expect(tab.core.auth.get().user).toBe(null)
  expect(titles(tab)).toEqual(['You’re logged out.'])
})

describe('when another tab logs in as someone else', () => {
  async function two() {
    const all = setUp()
    all.market.account(ann.email, {
      cart: ['lamp', 'vase'].map(id => {
        all.market.product({ id })
        return { id, productId: id, optionIds: [], quantity: 1 }
      }),
    })
    const one = await all.browser.signedIn(ann.email)
    return { ...all, one, other: await all.browser.visit() }
  }

  test('a log-out that was asked before ends the session that it was asked for only', async () => {
    const { one, other, hold } = await two()
    const answer = hold(({ name }) => name === 'logOut')
    const leaving = one.core.auth.logout()
    await settle()
    await other.core.auth.login(bea)
    await settle()
    await answer()
    expect(await leaving).toEqual({ ok: true, value: null })
    expect(one.core.auth.get().user?.username).toBe(bea.email)
    expect(titles(one)).toEqual([])
  })

  test("does not send the former user's open changes as the other user's", async () => {
    const { one, other, market, hold } = await two()
    const answer = hold(({ name }) => name === 'setQuantity')
    const changes = [one.core.cart.setQuantity('lamp', 2), one.core.cart.setQuantity('lamp', 3)]
    await settle()
    void other.core.auth.login(bea)
    market.fate = ({ name, tab }) =>
      name === 'readUser' && tab === 0 ? new Promise(() => {}) : Promise.resolve({})
    await settle()
    await answer()
    for (const change of changes)
      expect(await change).toMatchObject({ ok: false, error: { code: 'signed_out' } })
    expect(market.calls('setQuantity')).toBe(1)
    expect(contents(one.core.cart.get())).toEqual({})
  })

  test('shows no user if the profile cannot be read', async () => {
    const { one, other, market } = await two()
    market.fate = async ({ name, tab }) =>
      name === 'readUser' && tab === 0 ? { before: new NetworkError() } : {}
    await other.core.auth.login(bea)
    await settle()
    expect(one.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
    expect(contents(one.core.cart.get())).toEqual({})
    expect(titles(one)).toEqual(['Failed to load user information'])
  })

  test('sends nothing of the former user when another one logs in', async () => {
    const { one, market, hold } = await two()
    const answer = hold(({ name }) => name === 'setQuantity')
    void one.core.cart.setQuantity('lamp', 2)
    void one.core.cart.setQuantity('lamp', 3)
    await settle()
    market.fate = ({ name }) => (name === 'readUser' ? new Promise(() => {}) : Promise.resolve({}))
    void one.core.auth.login(bea)
    await settle()
    await answer()
    expect(market.calls('setQuantity')).toBe(1)
  })

  test('forgetting here leaves their session', async () => {
    const { one, browser, market } = await two()
    // Written by another tab; the event is still on its way.
    const theirs = JSON.stringify({ ...market.session(bea.email), sid: 'another login' })
    browser.storage.values.set('user-data', theirs)
    one.core.auth.clearSession()
    expect(browser.storage.values.get('user-data')).toBe(theirs)
    browser.storage.values.delete('user-data')
    one.core.auth.clearSession()
    expect(one.core.auth.get().user).toBe(null)
  })
})
