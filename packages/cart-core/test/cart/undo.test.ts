import { expect, test } from 'vitest'
import { createBrowser, settle } from '../support/browser.ts'
import { NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'

const email = 'ann@example.org'

async function guest(count: number) {
  const browser = createBrowser()
  const tab = await browser.visit()
  for (let n = 0; n < count; n++) await tab.core.cart.add(newLine(browser.market.product({ id: `p${n}` })))
  return { browser, tab, cart: tab.core.cart, ids: idsOf(tab.core.cart.get()) }
}

async function signedIn() {
  const browser = createBrowser()
  const account = browser.market.account(email)
  for (const id of ['lamp', 'vase', 'rug']) {
    browser.market.product({ id })
    account.cart.push({ id, productId: id, optionIds: [], quantity: 1 })
  }
  const tab = await browser.signedIn(email)
  return { browser, market: browser.market, tab, cart: tab.core.cart }
}

test.each([0, 1, 2])("a guest's line %s of three comes back to its place", async place => {
  const { cart, ids } = await guest(3)
  await cart.remove(ids[place]!)
  await cart.undoRemove()
  expect(Object.keys(contents(cart.get()))).toEqual(['p0', 'p1', 'p2'])
})

test('restores the named one of several removed lines, or else the last', async () => {
  const { cart, ids } = await guest(4)
  for (const id of ids) await cart.remove(id)
  await cart.undoRemove(ids[1])
  expect(contents(cart.get())).toEqual({ p1: 1 })
  await cart.undoRemove()
  expect(Object.keys(contents(cart.get())).sort()).toEqual(['p1', 'p3'])
})

test('the last twenty are remembered', async () => {
  const { cart, ids } = await guest(21)
  for (const id of ids) await cart.remove(id)
  expect(await cart.undoRemove(ids[0])).toMatchObject({ ok: false, error: { code: 'unknown_line' } })
  for (const id of ids.slice(1)) expect(await cart.undoRemove(id)).toMatchObject({ ok: true })
  expect(Object.keys(contents(cart.get()))).toHaveLength(20)
})

test("a guest's line that was not selected is not selected when it comes back", async () => {
  const { browser, tab, cart, ids } = await guest(2)
  cart.toggle(ids[0]!)
  await cart.remove(ids[0]!)
  await cart.undoRemove()
  expect([...cart.get().selectedIds]).toEqual([ids[1]])
  tab.hide()
  expect(browser.storage.json('local_selected_items')).toEqual([ids[1]])
})

test("a user's line that was not selected is not selected when it comes back", async () => {
  const { browser, tab, cart } = await signedIn()
  cart.toggle('vase')
  await cart.remove('lamp')
  await cart.undoRemove()
  await settle()
  expect([...cart.get().selectedIds]).toEqual(['vase'])
  tab.hide()
  expect(browser.storage.json('local_selected_items')).toEqual(['vase'])
})

test('a line whose removal failed once is the last one when it is removed at last', async () => {
  const { market, cart } = await signedIn()
  market.fate = async ({ name }) => (name === 'remove' ? { before: new NetworkError() } : {})
  await cart.remove('lamp')
  market.fate = async () => ({})
  await cart.remove('vase')
  await cart.remove('lamp')
  await cart.undoRemove()
  expect(contents(cart.get())).toEqual({ rug: 1, lamp: 1 })
})

test('a line may be named by the id that it had before the server named it', async () => {
  const { market, cart } = await signedIn()
  const adding = cart.add(newLine(market.product({ id: 'bowl' })))
  const provisional = idsOf(cart.get()).at(-1)!
  await adding
  await settle()
  expect(idsOf(cart.get())).not.toContain(provisional)
  expect(await cart.setQuantity(provisional, 3)).toMatchObject({ ok: true, value: { quantity: 3 } })
  cart.toggle(provisional)
  expect(cart.get().selectedIds.size).toBe(0)
  await cart.remove(provisional)
  expect(market.contents(email)).toEqual({ lamp: 1, vase: 1, rug: 1 })
  expect(await cart.undoRemove(provisional)).toMatchObject({ ok: true, value: { quantity: 3 } })
})

test('offers no undo for a removal that failed', async () => {
  const { cart, market } = await signedIn()
  market.fate = async ({ name }) => (name === 'remove' ? { before: new NetworkError() } : {})
  expect(await cart.remove('lamp')).toMatchObject({ ok: false })
  market.fate = async () => ({})
  expect(await cart.undoRemove('lamp')).toMatchObject({ ok: false, error: { code: 'unknown_line' } })
  await settle()
  expect(market.contents(email)).toEqual({ lamp: 1, vase: 1, rug: 1 })
})
