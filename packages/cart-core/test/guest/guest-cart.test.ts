import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { expect, onTestFinished, test } from 'vitest'
import { createGuestCart, type GuestPorts } from '../../src/guest/index.ts'
import { createBrowser, settle } from '../support/browser.ts'
import { contents, newLine } from '../support/lines.ts'
import { createMarket } from '../support/market.ts'

const noSession = { getToken: () => null, refresh: async () => null }

function setUp() {
  const market = createMarket()
  const browser = createBrowser(market)
  const lamp = market.product({ id: 'lamp', price: 1999 })
  const vase = market.product({ id: 'vase', price: 3000, shop: 'shop2' })
  const jug = market.product({ id: 'jug', price: 500 })
  const { quote } = market.tab(noSession).cart
  const open = async (ports: Partial<GuestPorts> = {}) => {
    const reads: string[] = []
    const port = browser.storage.tab()
    const guest = createGuestCart({
      quote,
      storage: {
        ...port,
        read(key) {
          reads.push(key)
          return port.read(key)
        },
      },
      ...ports,
    })
    guest.start()
    await settle()
    return { ...guest, reads }
  }
  return { browser, market, lamp, vase, jug, open }
}

test('keeps the cart under the keys of a guest and reads no other', async () => {
  const { browser, lamp, open } = setUp()
  browser.storage.values.set('user-data', '{}')
  const first = await open()
  await first.cart.add(newLine(lamp, 2))
  first.stop()
  expect([...browser.storage.values.keys()].sort()).toEqual([
    'guest_cart_items',
    'local_selected_items',
    'user-data',
  ])
  const later = await open()
  expect(contents(later.cart.get())).toEqual({ lamp: 2 })
  expect(later.cart.get().summary).toMatchObject({ selectedLines: 1, subtotal: 3998 })
  expect(new Set([...first.reads, ...later.reads])).toEqual(
    new Set(['guest_cart_items', 'local_selected_items', 'saved_items']),
  )
})

test('shares its cart with a core on the same storage, and shows prices of today', async () => {
  const { browser, market, lamp, open } = setUp()
  const guest = await open()
  const tab = await browser.visit()
  await tab.core.cart.add(newLine(lamp))
  tab.core.flush()
  await settle()
  expect(contents(guest.cart.get())).toEqual({ lamp: 1 })
  market.products.get('lamp')!.price = 2100
  await guest.cart.reload()
  expect(guest.cart.get().rows).toMatchObject([{ unitPrice: 2100, selected: true }])
})

test('announces a removal, which can be undone', async () => {
  const { lamp, open } = setUp()
  const guest = await open()
  const notices: string[] = []
  guest.on('notice', ({ id }) => notices.push(id))
  await guest.cart.add(newLine(lamp))
  const [line] = guest.cart.get().lines
  await guest.cart.remove(line!.id)
  await guest.cart.undoRemove()
  expect(contents(guest.cart.get())).toEqual({ lamp: 1 })
  expect(notices).toEqual(['cart.addOk', 'cart.removeOk', 'cart.addOk'])
})

test('groups the lines by shop if it is asked to', async () => {
  const { lamp, vase, jug, open } = setUp()
  const one = await open()
  for (const product of [lamp, vase, jug]) await one.cart.add(newLine(product))
  one.flush()
  expect(one.cart.get().groups.map(({ id }) => id)).toEqual(['guest'])
  const { cart } = await open({ groupBy: 'shop' })
  expect(cart.get().groups).toMatchObject([
    { id: 'shop1', lineIds: [expect.any(String), expect.any(String)] },
    { id: 'shop2', lineIds: [expect.any(String)] },
  ])
  expect(cart.get().lines.map(({ product }) => product.id)).toEqual(['lamp', 'jug', 'vase'])
  cart.toggleShop('shop1')
  expect(cart.get().shops.get('shop1')).toMatchObject({ selected: 'none', lines: 2 })
  expect(cart.get().summary).toMatchObject({ selectedLines: 1, subtotal: 3000 })
  await cart.remove(cart.get().lines[2]!.id)
  expect(cart.get().groups.map(({ id }) => id)).toEqual(['shop1'])
  await cart.undoRemove()
  expect(cart.get().groups.map(({ id }) => id)).toEqual(['shop1', 'shop2'])
})

test('has no code that knows the key of a session', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'stoa-guest-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const entry = join(import.meta.dirname, '../../src/guest/index.ts')
  await build({ entry: [entry], format: 'esm', outDir, silent: true, config: false, splitting: false })
  const files = readdirSync(outDir).map(name => readFileSync(join(outDir, name), 'utf8'))
  expect(files.join()).toContain('guest_cart_items')
  expect(files.join()).not.toMatch(/user-data|ended_session|refreshToken/)
})
