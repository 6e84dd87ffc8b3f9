import { describe, expect, test } from 'vitest'
import { createBrowser, settle } from '../support/browser.ts'
import { NetworkError } from '../support/errors.ts'
import { idsOf, newLine } from '../support/lines.ts'
import { email, signedIn } from '../support/signed-in.ts'

/** The selection in storage, and lines that come and go. */

const KEY = 'local_selected_items'

/** A guest with three selected lines, stored, in two tabs. */
async function guests() {
  const browser = createBrowser()
  const one = await browser.visit()
  for (const id of ['lamp', 'vase', 'rug']) await one.core.cart.add(newLine(browser.market.product({ id })))
  one.core.flush()
  const two = await browser.visit()
  const [a, b, c] = idsOf(one.core.cart.get()) as [string, string, string]
  return { browser, one, two, a, b, c, stored: () => browser.storage.json(KEY) }
}

describe('two tabs at the same moment', () => {
  test.each([
    ['this one', 0],
    ['the other', 1],
  ])('both count, no matter which writes last: %s', async (_who, last) => {
    const { one, two, a, b, c, stored } = await guests()
    one.core.cart.toggle(a)
    two.core.cart.toggle(b)
    two.core.cart.toggle(c)
    two.core.cart.toggle(c)
    for (const { core } of last ? [one, two] : [two, one]) core.flush()
    expect(stored()).toEqual([c])
    await settle()
    for (const { core } of [one, two]) expect([...core.cart.get().selectedIds]).toEqual([c])
  })

  test('keeps unwritten changes when the other tab writes', async () => {
    const { one, two, a, b, c } = await guests()
    one.core.cart.toggle(a)
    two.core.cart.toggle(b)
    two.core.flush()
    await settle()
    expect([...one.core.cart.get().selectedIds]).toEqual([c])
    expect([...two.core.cart.get().selectedIds]).toEqual([c])
  })

  test('selects a line in the end that the server names during the change', async () => {
    const { browser, tab, cart, market } = await signedIn()
    const other = await browser.visit()
    await cart.add(newLine(market.product({ id: 'bowl' })))
    other.core.cart.toggle('b')
    other.core.flush()
    await settle()
    tab.core.flush()
    const bowl = idsOf(cart.get())[1]
    expect([...browser.storage.json(KEY)].sort()).toEqual(['b', bowl].sort())
  })
})

describe('a browser that knows of no selection', () => {
  test('begins with all that can be bought, and keeps what is taken off from then on', async () => {
    const browser = createBrowser()
    const account = browser.market.account(email)
    for (const id of ['lamp', 'vase', 'rug']) {
      browser.market.product({ id, stock: id === 'rug' ? 0 : null })
      account.cart.push({ id: `line-${id}`, productId: id, optionIds: [], quantity: 1 })
    }
    const { core } = await browser.visit()
    await core.auth.login({ email, password: 'right' })
    await settle()
    expect([...core.cart.get().selectedIds]).toEqual(['line-lamp', 'line-vase'])
    core.cart.selectAll()
    core.flush()
    core.stop()
    const later = await browser.visit()
    expect(later.core.cart.get().selectedIds.size).toBe(0)
  })
})

describe('what is stored', () => {
  test('is exact after each step, also after all were selected at once', async () => {
    const { one, a, b, c, stored } = await guests()
    const after = (act: () => unknown) => {
      act()
      one.core.flush()
      return stored()
    }
    expect(after(() => one.core.cart.selectAll())).toEqual([])
    expect(after(() => one.core.cart.toggle(b))).toEqual([b])
    expect(after(() => one.core.cart.selectAll())).toHaveLength(3)
    expect(after(() => one.core.cart.toggle(b))).toEqual([a, c])
    await one.core.cart.remove(a)
    expect(after(() => {})).toEqual([c])
    await one.core.cart.undoRemove()
    expect(after(() => {}).sort()).toEqual([c, idsOf(one.core.cart.get())[0]].sort())
  })

  test('keeps what other tabs selected after all were selected at once', async () => {
    const { one, two, a, b, c, stored } = await guests()
    one.core.cart.selectAll()
    one.core.cart.selectAll()
    one.core.flush()
    two.core.cart.toggle(a)
    two.core.flush()
    await settle()
    one.core.cart.toggle(b)
    one.core.flush()
    expect(stored()).toEqual([c])
  })

  test('has nothing of a line that was removed, though the cart cannot be read again', async () => {
    const { browser, tab, cart, market } = await signedIn()
    cart.selectAll()
    market.fate = async ({ name }) => (name === 'read' ? { before: new NetworkError() } : {})
    await cart.remove('a')
    await cart.add(newLine(market.product({ id: 'bowl' })))
    tab.core.flush()
    expect(browser.storage.json(KEY)).toHaveLength(3)
    expect(browser.storage.json(KEY)).not.toContain('a')
    const shown = idsOf(cart.get())
    for (const id of browser.storage.json(KEY)) expect(shown).toContain(id)
  })

  test('belongs to the user while the profile cannot be read, and is selected once it can', async () => {
    const { browser, market, tab, cart } = await signedIn()
    cart.toggle('b')
    tab.core.stop()
    market.fate = async () => ({ before: new NetworkError() })
    const later = await browser.visit()
    await later.core.cart.add(newLine(market.products.get('lamp')!))
    for (let n = 0; n < 2; n++) {
      later.core.cart.selectAll()
      later.core.flush()
    }
    expect(browser.storage.json(KEY)).toContain('b')
    await later.core.cart.remove(idsOf(later.core.cart.get())[0]!)
    market.fate = async () => ({})
    later.wake()
    await settle()
    expect(later.core.auth.get().user?.username).toBe(email)
    expect([...later.core.cart.get().selectedIds]).toEqual(['b'])
  })

  test('is not written when only a quantity changes', async () => {
    const browser = createBrowser()
    const port = browser.storage.tab()
    const written: string[] = []
    const tab = await browser.visit({
      storage: {
        ...port,
        write(key, value) {
          written.push(key)
          port.write(key, value)
        },
      },
    })
    await tab.core.cart.add(newLine(browser.market.product({ id: 'lamp' })))
    tab.core.flush()
    written.length = 0
    await tab.core.cart.setQuantity(idsOf(tab.core.cart.get())[0]!, 2)
    tab.core.flush()
    expect(written).toEqual(['guest_cart_items'])
  })

  test('follows storage that is cleared and filled with the lines again', async () => {
    const { browser, one } = await guests()
    const lines = browser.storage.values.get('guest_cart_items')!
    browser.storage.clear()
    browser.storage.values.set('guest_cart_items', lines)
    await settle()
    expect(idsOf(one.core.cart.get())).toHaveLength(3)
    expect(one.core.cart.get().selectedIds.size).toBe(0)
  })
})

describe('an addition that fails', () => {
  test('leaves a line selected or not, as it was', async () => {
    const { cart, lamp, market } = await signedIn()
    const vase = market.products.get('vase')!
    cart.toggle('b')
    market.fate = async ({ name }) => (name === 'add' ? { before: new NetworkError() } : {})
    const adding = [cart.add(newLine(lamp)), cart.add(newLine(vase))]
    expect(cart.get().summary).toMatchObject({ selectedLines: 2 })
    await Promise.all(adding)
    expect(cart.get().summary).toMatchObject({ selectedLines: 1 })
    expect([...cart.get().selectedIds]).toEqual(['b'])
  })
})

test('an addition that was taken from the selection before its answer is not selected by it', async () => {
  const { cart, market, hold, release } = await signedIn()
  hold('add')
  const adding = [
    cart.add(newLine(market.product({ id: 'bowl' }))),
    cart.add(newLine(market.product({ id: 'dish' }))),
  ]
  const [bowl, dish] = idsOf(cart.get()).filter(id => id.startsWith('id-'))
  cart.toggle(bowl!)
  cart.toggle(dish!)
  void cart.remove(dish!)
  release()
  await Promise.all(adding)
  await settle()
  expect(cart.get().selectedIds.size).toBe(0)
  expect(Object.keys(market.contents(email))).toEqual(['lamp', 'vase', 'rug', 'bowl'])
})
