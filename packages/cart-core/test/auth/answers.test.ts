import { describe, expect, test } from 'vitest'
import type { LockPort, MarketApi, Ports } from '../../src/index.ts'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { NetworkError } from '../support/errors.ts'
import { contents, newLine } from '../support/lines.ts'

const ann = { email: 'ann@example.org', password: 'right' }

/** Responses of the API that the contract does not have, and errors. */
function setUp() {
  const browser = createBrowser()
  const { market } = browser
  market.account(ann.email)
  const session = () => browser.storage.json('user-data')
  /** Some of the session's calls answered in another way. */
  const answering = (auth: Partial<MarketApi['auth']>): Partial<Ports> => ({
    api: session => {
      const api = market.tab(session)
      return { ...api, auth: { ...api.auth, ...auth } }
    },
  })
  return { browser, market, session, answering }
}

describe('a login', () => {
  test.each([
    ['no token', { token: null, refreshToken: 'r', isActive: 1 }],
    ['no refresh token', { token: 't', refreshToken: null, isActive: 1 }],
  ])('that returns %s is not a user', async (_what, answer) => {
    const { browser, answering } = setUp()
    const tab = await browser.visit(answering({ logIn: async () => answer }))
    expect(await tab.core.auth.login(ann)).toMatchObject({
      ok: false,
      error: { message: 'Login failed', cause: new Error('The login answered no tokens') },
    })
    expect(tab.core.auth.get()).toMatchObject({ user: null, error: 'Login failed' })
    expect(browser.storage.values.has('user-data')).toBe(false)
  })

  test.each([
    ['a detail that is no text', { status: 500, detail: { a: 1 } }, 'failed'],
    ['words without a status', { detail: 'I made this up', code: 'own' }, 'own'],
    ['a code that is no text', { status: 500, code: 7 }, 'failed'],
    ['nothing', null, 'failed'],
  ])('that rejects with %s says the fallback', async (_what, reason, code) => {
    const { browser, answering } = setUp()
    const tab = await browser.visit(answering({ logIn: () => Promise.reject(reason) }))
    expect(await tab.core.auth.login(ann)).toMatchObject({ error: { code, message: 'Login failed' } })
  })
})

test('keeps an error when no user turns out to be signed in, until it is cleared', async () => {
  const { browser } = setUp()
  const tab = await browser.visit()
  await tab.core.auth.login({ ...ann, password: 'wrong' })
  await tab.core.auth.reloadUser()
  expect(tab.core.auth.get().error).toBe('Email or password is wrong')
})

test('clearing the error does not end the waiting', async () => {
  const { browser, market } = setUp()
  const tab = await browser.visit()
  market.fate = () => new Promise(() => {})
  void tab.core.auth.login(ann)
  tab.core.auth.clearError()
  expect(tab.core.auth.get()).toEqual({ user: null, isLoading: true, error: null })
})

test('a log-out that is refused with nothing at all ends the session too', async () => {
  const { browser, answering } = setUp()
  const tab = await browser.signedIn(ann.email, answering({ logOut: () => Promise.reject(null) }))
  expect(await tab.core.auth.logout()).toMatchObject({ ok: false, error: { message: 'Error during logout' } })
  expect(browser.storage.values.has('user-data')).toBe(false)
})

test('a profile that cannot be read again leaves the cart as it is', async () => {
  const { browser, market } = setUp()
  const tab = await browser.signedIn(ann.email)
  await tab.core.cart.add(newLine(market.product({ id: 'lamp' })))
  market.fate = async ({ name }) => (name === 'readUser' ? { before: new NetworkError() } : {})
  await tab.core.auth.reloadUser()
  expect(contents(tab.core.cart.get())).toEqual({ lamp: 1 })
})

test('a profile that is read again leaves what is under way', async () => {
  const { browser, market } = setUp()
  const tab = await browser.signedIn(ann.email)
  let go!: () => void
  market.fate = async ({ name }) => {
    if (name === 'add') await new Promise<void>(resolve => (go = resolve))
    return {}
  }
  const adding = tab.core.cart.add(newLine(market.product({ id: 'lamp' })))
  await settle()
  expect(await tab.core.auth.reloadUser()).toMatchObject({ ok: true })
  go()
  expect(await adding).toMatchObject({ ok: true })
})

describe('a refresh', () => {
  const refused = (status: unknown) => Object.assign(new Error('no'), { status })

  test.each([400, 401, 403, 404, 422, 499])('that is answered %i ends the session', async status => {
    const { browser, session, answering } = setUp()
    const tab = await browser.signedIn(
      ann.email,
      answering({ refreshTokens: () => Promise.reject(refused(status)) }),
    )
    expect(await tab.core.session.refresh(session().token)).toBe(null)
    expect(browser.storage.values.has('user-data')).toBe(false)
    expect(tab.expired).toHaveLength(1)
  })

  test.each([0, 302, 399, 408, 409, 425, 429, 500, 503, '401', undefined])(
    'that is answered %s keeps it',
    async status => {
      const { browser, session, answering } = setUp()
      const error = refused(status)
      const tab = await browser.signedIn(ann.email, answering({ refreshTokens: () => Promise.reject(error) }))
      await expect(tab.core.session.refresh(session().token)).rejects.toBe(error)
      expect(browser.storage.values.has('user-data')).toBe(true)
      expect(tab.expired).toEqual([])
    },
  )

  test.each([
    ['no token', { token: '', refreshToken: 'r' }],
    ['no refresh token', { token: 't', refreshToken: '' }],
  ])('that answers %s keeps what is stored', async (_what, answer) => {
    const { browser, session, answering } = setUp()
    const tab = await browser.signedIn(ann.email, answering({ refreshTokens: async () => answer }))
    const before = session()
    await expect(tab.core.session.refresh(before.token)).rejects.toMatchObject({
      message: 'The refresh answered no tokens',
    })
    expect(session()).toEqual(before)
  })

  test.each([
    ['newer tokens', (before: object) => ({ ...before, token: 'newer', refreshToken: 'newer' }), 'newer'],
    ['nothing', () => null, null],
  ])('that is refused when storage has %s by then ends nothing', async (_what, change, answer) => {
    const { browser, session, answering } = setUp()
    let refuse!: () => void
    const tab = await browser.signedIn(
      ann.email,
      answering({
        refreshTokens: () => new Promise((_, reject) => (refuse = () => reject(refused(401)))),
      }),
    )
    const before = session()
    const refreshing = tab.core.session.refresh(before.token)
    await settle()
    browser.storage.values.set('user-data', JSON.stringify(change(before)))
    refuse()
    expect(await refreshing).toBe(answer)
    expect(tab.expired).toEqual([])
  })

  test('is one for parallel rejections in a page without locks', async () => {
    const { browser, market, session } = setUp()
    const locks: LockPort = { request: (_name, run) => run() }
    const tab = await browser.signedIn(ann.email, { locks })
    const { token } = session()
    await Promise.all(Array.from({ length: 12 }, () => tab.core.session.refresh(token)))
    expect(market.spent).toHaveLength(1)
    expect(titles(tab)).toEqual([])
  })

  test('waits, like a merge, for the locks of every version of the core, if it must wait', async () => {
    const { browser, market, session } = setUp()
    const names: string[] = []
    const locks: LockPort = {
      request(name, run, waitMs) {
        names.push(`${name} ${waitMs}`)
        return run()
      },
    }
    const tab = await browser.visit({ locks })
    await tab.core.cart.add(newLine(market.product({ id: 'lamp' })))
    await tab.core.auth.login(ann)
    await settle()
    expect(names.splice(0)).toEqual(['stoa:cart-sync 20000'])
    const { token } = session()
    await tab.core.session.refresh(token)
    expect(names.splice(0)).toEqual(['stoa:refresh 20000'])
    await tab.core.session.refresh(token)
    expect(names).toEqual([])
  })

  test('that waited while another tab logged out is not made', async () => {
    const { browser, market, session } = setUp()
    let enter!: () => void
    const locks: LockPort = {
      request: (_name, run) => new Promise<void>(resolve => (enter = resolve)).then(run),
    }
    const tab = await browser.signedIn(ann.email, { locks })
    const refreshing = tab.core.session.refresh(session().token)
    await settle()
    browser.storage.values.delete('user-data')
    enter()
    expect(await refreshing).toBe(null)
    expect(market.calls('refreshToken')).toBe(0)
  })
})
