import { describe, expect, test } from 'vitest'
import { HANDED_OVER_KEY, handOver, isAddable, wasHandedOver } from '../../src/hand-over/index.ts'
import type { CartLine } from '../../src/index.ts'
import { createBrowser, settle, type Tab } from '../support/browser.ts'
import { NetworkError } from '../support/errors.ts'
import { contents, newLine } from '../support/lines.ts'
import { signedIn } from '../support/signed-in.ts'

const ID = '7b1f6a52-0d3c-4f7e-9a55-3d0d6c1f2e10'
const email = 'ann@example.org'

const selected = ({ core }: Tab) =>
  core.cart.get().rows.flatMap(({ line, selected }) => (selected ? line.product.id : []))

const storageOf = ({ storage }: ReturnType<typeof createBrowser>) => ({
  getItem: (key: string) => storage.values.get(key) ?? null,
})

/** A guest with a lamp in the cart. `quoted` returns lines as the server quotes them. */
async function guest() {
  const browser = createBrowser()
  const { market } = browser
  const lamp = market.product({ id: 'lamp', stock: 5 })
  market.product({ id: 'vase', shop: 'shop2' })
  const tab = await browser.visit()
  await tab.core.cart.add(newLine(lamp, 2))
  const { quote } = market.tab({ getToken: () => null, refresh: async () => null }).cart
  const quoted = async (wanted: Record<string, number>): Promise<CartLine[]> => {
    const lines = Object.entries(wanted).map(([productId, quantity]) => ({
      productId,
      quantity,
      optionIds: [],
    }))
    return (await quote(lines)).flatMap(line => line ?? [])
  }
  return { browser, market, tab, cart: tab.core.cart, quoted }
}

describe('a guest’s hand-over', () => {
  test('adds the lines to the cart, selects only these, and reports what the stock capped', async () => {
    const { market, browser, tab, cart, quoted } = await guest()
    market.product({ id: 'rug', stock: 0 })
    const lines = await quoted({ vase: 2, lamp: 4, rug: 1 })
    expect(lines.map(isAddable)).toEqual([true, true, false])
    await handOver(cart, lines, ID)
    expect(contents(cart.get())).toEqual({ lamp: 5, vase: 2 })
    expect(cart.get().mergeResults).toMatchObject([
      { name: 'vase', outcome: 'added', quantity: 2 },
      { name: 'lamp', outcome: 'capped', quantity: 5, reason: 'stock' },
      { name: 'rug', outcome: 'dropped', reason: 'out_of_stock' },
    ])
    await tab.core.cart.add(newLine(market.product({ id: 'jug' })))
    await handOver(cart, await quoted({ vase: 1 }), 'another-id')
    expect(cart.get().mergeResults).toMatchObject([{ outcome: 'summed', quantity: 3 }])
    expect(selected(tab)).toEqual(['vase'])
    // Another tab of the browser shows the same.
    expect(contents((await browser.visit()).core.cart.get())).toEqual({ lamp: 5, vase: 3, jug: 1 })
  })

  test('adds nothing when an id comes again, in another tab or after a login', async () => {
    const { browser, market, cart, quoted } = await guest()
    market.account(email)
    const lines = await quoted({ vase: 1 })
    await handOver(cart, lines, ID)
    const other = await browser.visit()
    await handOver(other.core.cart, lines, ID)
    expect(contents(other.core.cart.get())).toEqual({ lamp: 2, vase: 1 })
    await other.core.auth.login({ email, password: 'right' })
    await settle()
    await handOver(other.core.cart, lines, ID)
    expect(market.contents(email)).toEqual({ lamp: 2, vase: 1 })
    expect(wasHandedOver(ID, storageOf(browser))).toBe(true)
    expect(wasHandedOver('another-id', storageOf(browser))).toBe(false)
  })

  test('remembers the last 100 ids', async () => {
    const { browser, cart, quoted } = await guest()
    const lines = await quoted({ vase: 1 })
    for (let n = 0; n < 101; n++) await handOver(cart, lines, `hand-over-${n}`)
    const ids: string[] = browser.storage.json(HANDED_OVER_KEY)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, 'hand-over-1', 'hand-over-100'])
  })

  test.each(['blocked', 'full'] as const)('shows the lines when storage is %s', async mode => {
    const { browser, tab, cart, quoted } = await guest()
    browser.storage.mode = mode
    await handOver(cart, await quoted({ vase: 1 }), ID)
    await handOver(cart, await quoted({ vase: 1 }), ID)
    expect(contents(cart.get())).toMatchObject({ vase: 1 })
    expect(selected(tab)).toEqual(['vase'])
  })

  test('ignores remembered ids that can’t be read', async () => {
    const { browser, cart, quoted } = await guest()
    browser.storage.values.set(HANDED_OVER_KEY, '{"broken')
    expect(wasHandedOver(ID, storageOf(browser))).toBe(false)
    await handOver(cart, await quoted({ vase: 1 }), ID)
    expect(contents(cart.get())).toEqual({ lamp: 2, vase: 1 })
  })
})

describe('a user’s hand-over', () => {
  const vase = (quantity: number): CartLine => ({
    id: 'quote',
    product: { id: 'vase', name: 'vase', slug: 'vase', picture: null },
    shop: { id: 'shop2', name: 'Shop shop2', slug: 'shop2' },
    variantValues: {},
    variantLabels: {},
    quantity,
    price: 1000,
    salePrice: null,
    stock: null,
    problems: [],
  })
  const rug = (quantity: number): CartLine => ({
    ...vase(quantity),
    product: { ...vase(1).product, id: 'rug', name: 'rug' },
  })

  test('sends the lines once and selects only these', async () => {
    const { browser, market, tab, cart } = await signedIn()
    cart.selectAll()
    await handOver(cart, [vase(2), rug(9)], ID)
    await handOver(cart, [vase(2), rug(9)], ID)
    expect(market.contents(email)).toEqual({ lamp: 1, vase: 3, rug: 4 })
    expect(market.sent('merge')).toEqual([[expect.anything(), expect.stringMatching(`^${ID}-[a-z0-9]+$`)]])
    expect(selected(tab)).toEqual(['vase', 'rug'])
    expect(browser.storage.json('guest_cart_items')).toBeNull()
  })

  test('reports what the server capped', async () => {
    const { cart } = await signedIn()
    await handOver(cart, [rug(9)], ID)
    expect(cart.get().mergeResults).toMatchObject([{ name: 'rug', outcome: 'capped', quantity: 4 }])
  })

  test('adds nothing when the id comes again in another browser', async () => {
    const { market, cart } = await signedIn()
    await handOver(cart, [vase(1)], ID)
    const other = await createBrowser(market).signedIn(email)
    await handOver(other.core.cart, [vase(1)], ID)
    expect(market.contents(email)).toMatchObject({ vase: 2 })
    expect(contents(other.core.cart.get())).toMatchObject({ vase: 2 })
  })

  test('keeps the lines while the server can’t be reached, and sends them later', async () => {
    const { market, tab, cart } = await signedIn()
    market.fate = async ({ name }) => (name === 'merge' ? { after: new NetworkError() } : {})
    expect(await handOver(cart, [vase(1)], ID)).toMatchObject({ ok: false, error: { code: 'merge_failed' } })
    market.fate = async () => ({})
    tab.wake()
    await settle()
    expect(market.contents(email)).toMatchObject({ vase: 2 })
    expect(selected(tab)).toEqual(['vase'])
  })

  test('adds the lines during a reading of the cart and before the profile is known', async () => {
    const { browser, market, tab: former, cart, hold, release } = await signedIn()
    hold('read', 'readUser')
    void cart.reload()
    await settle()
    const adding = handOver(cart, [vase(1)], ID)
    await settle()
    release()
    await adding
    expect(market.contents(email)).toMatchObject({ vase: 2 })

    former.crash()
    const tab = browser.open()
    hold('readUser')
    tab.core.start()
    await handOver(tab.core.cart, [vase(1)], 'another-id')
    release()
    await settle()
    expect(market.contents(email)).toMatchObject({ vase: 3 })
    expect(selected(tab)).toEqual(['vase'])
  })
})

test('throws for an id or a number of lines that no server accepts', async () => {
  const { cart, quoted } = await guest()
  const [vase] = await quoted({ vase: 1 })
  await expect(handOver(cart, [vase!], 'short')).rejects.toThrow(TypeError)
  await expect(handOver(cart, [vase!], 'with a space')).rejects.toThrow(TypeError)
  await expect(handOver(cart, Array(201).fill(vase), ID)).rejects.toThrow(TypeError)
  expect(contents(cart.get())).toEqual({ lamp: 2 })
})
