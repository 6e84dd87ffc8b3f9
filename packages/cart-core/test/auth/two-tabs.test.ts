import { expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { contents, newLine } from '../support/lines.ts'

const ann = { email: 'ann@example.org', password: 'right' }
const bea = { email: 'bea@example.org', password: 'right' }

function setUp() {
  const browser = createBrowser()
  browser.market.account(ann.email)
  browser.market.account(bea.email)
  return browser
}

test('[AUT-15] a login in one tab is seen by the other', async () => {
  const browser = setUp()
  const one = await browser.visit()
  const two = await browser.visit()
  await one.core.auth.login(ann)
  await settle()
  expect(two.core.auth.get().user?.username).toBe(ann.email)
  expect(titles(two)).toEqual([])
})

test('[AUT-15] a logout in one tab is seen by the other, without a word or a call of its own', async () => {
  const browser = setUp()
  const one = await browser.signedIn()
  const two = await browser.visit()
  await one.core.auth.logout()
  await settle()
  expect(two.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
  expect(titles(two)).toEqual([])
  expect(two.expired).toEqual([])
  expect(browser.market.calls('logOut')).toBe(1)
})

test('[AUT-12] a session that the server ends has expired in every tab', async () => {
  const browser = setUp()
  const one = await browser.signedIn()
  const two = await browser.visit()
  two.core.returnTo.remember('/cart')
  browser.market.expireAll()
  await one.core.cart.reload()
  await settle()
  expect(two.core.auth.get().user).toBe(null)
  expect(one.expired).toEqual([{ returnTo: null }])
  expect(two.expired).toEqual([{ returnTo: '/cart' }])
  expect(titles(two)).toEqual([])
})

test('a logout after a session that expired is a logout in every tab', async () => {
  const browser = setUp()
  const one = await browser.signedIn()
  const two = await browser.visit()
  browser.market.expireAll()
  await one.core.cart.reload()
  await settle()
  await one.core.auth.login(ann)
  await settle()
  expect(two.core.auth.get().user?.username).toBe(ann.email)
  await two.core.auth.logout()
  await settle()
  expect(one.core.auth.get().user).toBe(null)
  expect([one.expired, two.expired]).toMatchObject([{ length: 1 }, { length: 1 }])
})

test('a session that expires for one tab while the other logs out is a logout in the other', async () => {
  const browser = setUp()
  const one = await browser.signedIn()
  const two = await browser.visit()
  browser.market.fate = ({ name }) => (name === 'logOut' ? new Promise(() => {}) : Promise.resolve({}))
  void two.core.auth.logout()
  browser.market.expireAll()
  await one.core.cart.reload()
  await settle()
  expect(two.core.auth.get().user).toBe(null)
  expect(two.expired).toEqual([])
})

test('[AUT-15] two tabs whose token expired spend one refresh token', async () => {
  const browser = setUp()
  const one = await browser.signedIn()
  const two = await browser.visit()
  const { token } = browser.storage.json('user-data')
  browser.market.expireAccess()
  const tokens = await Promise.all([one.core.session.refresh(token), two.core.session.refresh(token)])
  expect(tokens[0]).toBe(tokens[1])
  expect(browser.market.spent.length).toBe(1)
})

test('[AUT-15] a refresh in one tab is used by the other, and costs it nothing', async () => {
  const browser = setUp()
  const one = await browser.signedIn()
  const two = await browser.visit()
  const old = browser.storage.json('user-data').token
  await one.core.session.refresh(old)
  await settle()
  const profiles = browser.market.calls('readUser')
  expect(two.core.session.getToken()).toBe(browser.storage.json('user-data').token)
  expect(two.core.auth.get().user?.username).toBe(ann.email)
  expect(browser.market.calls('readUser')).toBe(profiles)
})

test('a login as someone else in one tab moves the other to them, and nothing of the first leaks', async () => {
  const browser = setUp()
  const lamp = browser.market.product({ id: 'lamp' })
  const one = await browser.signedIn(ann.email)
  await one.core.cart.add(newLine(lamp))
  await settle()
  const two = await browser.visit()
  expect(contents(two.core.cart.get())).toEqual({ lamp: 1 })

  await one.core.auth.login(bea)
  await settle()
  expect(two.core.auth.get().user?.username).toBe(bea.email)
  expect(contents(two.core.cart.get())).toEqual({})
  expect(browser.market.contents(bea.email)).toEqual({})
})

test('a tab that comes back from the back-forward cache sees what it missed', async () => {
  const browser = setUp()
  const one = await browser.signedIn()
  expect(one.core.auth.get().user).not.toBe(null)
  browser.storage.values.delete('user-data')
  one.wake()
  await settle()
  expect(one.core.auth.get().user).toBe(null)
})

test('storage cleared in another tab signs this one out', async () => {
  const browser = setUp()
  const tab = await browser.signedIn()
  browser.storage.clear()
  await settle()
  expect(tab.core.auth.get().user).toBe(null)
})

test('a token of someone else is not used before this tab has followed them', async () => {
  const browser = setUp()
  const tab = await browser.signedIn(ann.email)
  const own = browser.storage.json('user-data')
  // Written by another tab; the event is still on its way.
  const other = { ...browser.market.session(bea.email), sid: 'another login' }
  browser.storage.values.set('user-data', JSON.stringify(other))
  expect(tab.core.session.getToken()).toBe(null)
  expect(await tab.core.session.refresh(own.token)).toBe(null)
  await settle()
  expect(tab.core.auth.get().user?.username).toBe(bea.email)
  expect(tab.core.session.getToken()).toBe(other.token)
})
