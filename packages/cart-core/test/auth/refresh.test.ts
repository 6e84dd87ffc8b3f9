import { describe, expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { NetworkError } from '../support/errors.ts'

const email = 'ann@example.org'

function setUp() {
  const browser = createBrowser()
  browser.market.account(email)
  return browser
}

describe('refresh', () => {
  test('[AUT-11] parallel refusals spend one refresh token, and the new tokens are stored', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    const before = browser.storage.json('user-data')
    browser.market.expireAccess()
    const tokens = await Promise.all(Array.from({ length: 12 }, () => tab.core.session.refresh(before.token)))
    expect(new Set(tokens).size).toBe(1)
    expect(browser.market.spent).toEqual([before.refreshToken])
    expect(browser.storage.json('user-data')).toMatchObject({ token: tokens[0], isActive: 1 })
    expect(browser.storage.json('user-data').refreshToken).not.toBe(before.refreshToken)
  })

  test('[AUT-11] calls that were refused are made again with the new token', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    browser.market.expireAccess()
    const results = await Promise.all([tab.core.cart.reload(), tab.core.auth.reloadUser()])
    expect(results.every(result => result.ok)).toBe(true)
    expect(browser.market.spent.length).toBe(1)
    expect(tab.expired).toEqual([])
  })

  test('a token that is older than the stored one costs no call', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    const old = browser.storage.json('user-data').token
    await tab.core.session.refresh(old)
    expect(await tab.core.session.refresh(old)).toBe(browser.storage.json('user-data').token)
    expect(browser.market.spent.length).toBe(1)
  })

  test('[AUT-12] a refused refresh clears the stored user and tells the app, with the remembered address', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    tab.core.returnTo.remember('/account/orders')
    browser.market.expireAll()
    expect(await tab.core.cart.reload()).toMatchObject({ ok: false })
    expect(browser.storage.values.has('user-data')).toBe(false)
    expect(tab.core.auth.get().user).toBe(null)
    expect(tab.expired).toEqual([{ returnTo: '/account/orders' }])
    expect(titles(tab)).toEqual([])
  })

  test('[AUT-12] a network failure keeps the session and fails the request', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    const stored = browser.storage.json('user-data')
    browser.market.expireAccess()
    browser.market.fate = async ({ name }) => (name === 'refreshTokens' ? { before: new NetworkError() } : {})
    await expect(tab.core.session.refresh(stored.token)).rejects.toBeInstanceOf(NetworkError)
    expect(browser.storage.json('user-data')).toEqual(stored)
    expect(tab.core.auth.get().user).not.toBe(null)
    expect(tab.expired).toEqual([])

    browser.market.fate = async () => ({})
    expect(await tab.core.session.refresh(stored.token)).not.toBe(null)
  })

  test('a stored session that is refused at start ends, with word of it', async () => {
    const browser = setUp()
    browser.storage.values.set('user-data', JSON.stringify(browser.market.session(email)))
    browser.market.expireAll()
    const tab = await browser.visit()
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
    expect(titles(tab)).toEqual(['Failed to load user information'])
    expect(tab.expired).toEqual([{ returnTo: null }])
  })

  test('a logout while the refresh is under way is not undone by its answer', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    let answer!: () => void
    browser.market.fate = async ({ name }) => {
      if (name === 'refreshTokens') await new Promise<void>(resolve => (answer = resolve))
      return {}
    }
    const refreshing = tab.core.session.refresh(browser.storage.json('user-data').token)
    await settle()
    await tab.core.auth.logout()
    answer()
    expect(await refreshing).toBe(null)
    expect(browser.storage.values.has('user-data')).toBe(false)
  })

  test('storage that is cleared while the refresh is under way stays cleared', async () => {
    const browser = setUp()
    const tab = await browser.signedIn()
    let answer!: () => void
    browser.market.fate = async ({ name }) => {
      if (name === 'refreshTokens') await new Promise<void>(resolve => (answer = resolve))
      return {}
    }
    const refreshing = tab.core.session.refresh(browser.storage.json('user-data').token)
    await settle()
    browser.storage.clear()
    answer()
    expect(await refreshing).toBe(null)
    await settle()
    expect(browser.storage.values.has('user-data')).toBe(false)
    expect(tab.core.auth.get().user).toBe(null)
  })
})
