import { describe, expect, test } from 'vitest'
import { createBrowser, settle, type Tab, titles } from '../support/browser.ts'
import { HttpError, NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'

const email = 'ann@example.org'
const other = 'bea@example.org'

function setUp() {
  const browser = createBrowser()
  const { market } = browser
  const ann = market.account(email)
  market.account(other)
  const lamp = market.product({ id: 'lamp', price: 1999 })
  const vase = market.product({ id: 'vase' })
  return { browser, market, ann, lamp, vase }
}

const saved = ({ core }: Tab) => core.cart.get().saved.map(({ product }) => product.id)
const login = ({ core }: Tab, who: string) => core.auth.login({ email: who, password: 'right' })

/** A guest's tab with the products saved. */
async function guestWith(products: Parameters<typeof newLine>[0][], browser = createBrowser()) {
  const tab = await browser.visit()
  for (const product of products) {
    await tab.core.cart.add(newLine(product))
    await tab.core.cart.saveForLater(idsOf(tab.core.cart.get())[0]!)
  }
  tab.notices.length = 0
  return tab
}

describe("a guest's", () => {
  test('line moves out of the cart and back', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp, 2, ['Color:red']))
    await tab.core.cart.add(newLine(vase))
    tab.notices.length = 0
    const [id] = idsOf(tab.core.cart.get())
    await tab.core.cart.saveForLater(id!)
    expect(contents(tab.core.cart.get())).toEqual({ vase: 1 })
    expect(tab.core.cart.get().saved).toMatchObject([{ quantity: 2, product: { id: 'lamp' } }])
    expect(tab.notices).toEqual([])

    const later = await browser.visit()
    expect(saved(later)).toEqual(['lamp'])
    expect(saved(await browser.visit())).toEqual(['lamp'])
    await later.core.cart.restore(later.core.cart.get().saved[0]!.id)
    expect(contents(later.core.cart.get())).toEqual({ vase: 1, 'lamp+Color:red': 2 })
    expect(later.core.cart.get().saved).toEqual([])
    await settle()
    expect(tab.core.cart.get().saved).toEqual([])
  })

  test('line can be forgotten, and the others stay', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await guestWith([lamp, vase], browser)
    tab.core.cart.removeSaved(tab.core.cart.get().saved[0]!.id)
    expect(saved(tab)).toEqual(['vase'])
    tab.core.cart.removeSaved(tab.core.cart.get().saved[0]!.id)
    expect(saved(tab)).toEqual([])
    expect(browser.storage.values.has('saved_items')).toBe(false)
  })

  test('line is there once, as it was saved last', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await guestWith([lamp, vase], browser)
    await tab.core.cart.add(newLine(lamp, 5))
    await tab.core.cart.saveForLater(idsOf(tab.core.cart.get())[0]!)
    expect(tab.core.cart.get().saved).toMatchObject([
      { quantity: 1, product: { id: 'vase' } },
      { quantity: 5, product: { id: 'lamp' } },
    ])
  })

  test('line is put back by its own id', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await guestWith([lamp, vase], browser)
    await tab.core.cart.restore(tab.core.cart.get().saved[1]!.id)
    expect(contents(tab.core.cart.get())).toEqual({ vase: 1 })
    expect(saved(tab)).toEqual(['lamp'])
  })

  test('saved lines are the same in every tab, and gone when storage is cleared', async () => {
    const { browser, lamp, vase } = setUp()
    const one = await guestWith([lamp, vase], browser)
    const two = await browser.visit()
    one.core.cart.removeSaved(one.core.cart.get().saved[0]!.id)
    await settle()
    expect(saved(two)).toEqual(['vase'])
    browser.storage.clear()
    await settle()
    expect(saved(one)).toEqual([])
    expect(saved(two)).toEqual([])
  })
})

describe("a user's", () => {
  async function signedIn() {
    const all = setUp()
    all.ann.cart.push({ id: 'a', productId: 'lamp', optionIds: [], quantity: 1 })
    return { ...all, tab: await all.browser.signedIn(email) }
  }

  test('line is saved without a word', async () => {
    const { tab, market } = await signedIn()
    expect(await tab.core.cart.saveForLater('a')).toMatchObject({ ok: true })
    expect(market.contents(email)).toEqual({})
    expect(saved(tab)).toEqual(['lamp'])
    expect(titles(tab)).toEqual([])
  })

  test('line whose removal is refused stays in the cart and is not saved', async () => {
    const { tab, market } = await signedIn()
    market.fate = async ({ name }) =>
      name === 'remove' ? { before: new HttpError(403, 'auth.forbidden') } : {}
    expect(await tab.core.cart.saveForLater('a')).toMatchObject({ ok: false })
    expect(contents(tab.core.cart.get())).toMatchObject({ lamp: 1 })
    expect(saved(tab)).toEqual([])
  })

  test('line whose removal gets no answer stays saved, whether or not the cart still has it', async () => {
    for (const fate of [{ after: new NetworkError() }, { before: new HttpError(504, '') }]) {
      const { tab, market } = await signedIn()
      market.fate = async ({ name }) => (name === 'remove' ? fate : {})
      expect(await tab.core.cart.saveForLater('a')).toMatchObject({ ok: false })
      await settle()
      expect(contents(tab.core.cart.get())).toEqual(market.contents(email))
      expect(saved(tab)).toEqual(['lamp'])
    }
  })

  test("line that is being removed at a log-out does not become the guest's", async () => {
    const { browser, tab, market, lamp } = await signedIn()
    await tab.core.cart.saveForLater('a')
    await tab.core.cart.add(newLine(lamp, 3))
    market.fate = ({ name }) => (name === 'remove' ? new Promise(() => {}) : Promise.resolve({}))
    const saving = tab.core.cart.saveForLater(idsOf(tab.core.cart.get())[0]!)
    await tab.core.auth.logout()
    expect(await saving).toMatchObject({ ok: false, error: { code: 'signed_out' } })
    expect(saved(tab)).toEqual([])
    expect(browser.storage.values.has('saved_items')).toBe(false)
    expect(browser.storage.json(`saved_items:user-${email}`)).toMatchObject([{ quantity: 3 }])
  })

  test('line whose removal is refused leaves what was saved of it before', async () => {
    const { tab, market, lamp } = await signedIn()
    await tab.core.cart.setQuantity('a', 5)
    await tab.core.cart.saveForLater('a')
    await tab.core.cart.add(newLine(lamp))
    market.fate = async ({ name }) =>
      name === 'remove' ? { before: new HttpError(403, 'auth.forbidden') } : {}
    const [again] = idsOf(tab.core.cart.get())
    expect(await tab.core.cart.saveForLater(again!)).toMatchObject({ ok: false })
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 1 })
    expect(tab.core.cart.get().saved).toMatchObject([{ id: 'a', quantity: 5 }])
  })

  test('line that is put into the cart twice at once is put there once', async () => {
    const { tab, market } = await signedIn()
    await tab.core.cart.setQuantity('a', 2)
    await tab.core.cart.saveForLater('a')
    const [line] = tab.core.cart.get().saved
    const [one, two] = await Promise.all([1, 2].map(() => tab.core.cart.restore(line!.id)))
    expect([one, two]).toMatchObject([{ ok: true }, { ok: true }])
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 2 })
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 2 })
    // Later it is a thing of its own again.
    await tab.core.cart.saveForLater(idsOf(tab.core.cart.get())[0]!)
    await tab.core.cart.restore(tab.core.cart.get().saved[0]!.id)
    expect(market.contents(email)).toEqual({ lamp: 2 })
  })

  test('line that could not be put into the cart stays saved', async () => {
    const { tab, market } = await signedIn()
    await tab.core.cart.saveForLater('a')
    market.fate = async ({ name }) => (name === 'add' ? { before: new NetworkError() } : {})
    expect(await tab.core.cart.restore(tab.core.cart.get().saved[0]!.id)).toMatchObject({ ok: false })
    expect(saved(tab)).toEqual(['lamp'])
  })

  test("lines are each user's own, and a guest's join them at login", async () => {
    const { browser, market, tab } = await signedIn()
    await tab.core.cart.saveForLater('a')
    await tab.core.auth.logout()
    expect(saved(tab)).toEqual([])
    const bowl = market.product({ id: 'bowl' })
    await tab.core.cart.add(newLine(bowl))
    await tab.core.cart.saveForLater(idsOf(tab.core.cart.get())[0]!)
    await login(tab, email)
    expect(saved(tab)).toEqual(['lamp', 'bowl'])
    expect(browser.storage.values.has('saved_items')).toBe(false)
    await tab.core.auth.logout()
    expect(saved(tab)).toEqual([])
    await login(tab, other)
    expect(saved(tab)).toEqual([])
    expect(browser.storage.json(`saved_items:user-${email}`)).toHaveLength(2)
  })

  test('duplicates nothing after a crash between joining and removing', async () => {
    const { browser, lamp, vase } = setUp()
    const guest = await guestWith([lamp, vase], browser)
    const lines = browser.storage.json('saved_items')
    browser.storage.values.set(`saved_items:user-${email}`, JSON.stringify(lines.slice(0, 1)))
    await login(guest, email)
    expect(saved(guest)).toEqual(['lamp', 'vase'])
  })
})
