import { expect, test } from 'vitest'
import { createMemoryStorage, shallowEqual } from '../src/index.ts'
import { createBrowser, settle } from './support/browser.ts'
import { contents, newLine } from './support/lines.ts'

const one = { a: 1 }

test.each<[string, unknown, unknown, boolean]>([
  ['the same object', one, one, true],
  ['equal texts', 'x', 'x', true],
  ['two texts', 'x', 'y', false],
  ['not a number twice', Number.NaN, Number.NaN, true],
  ['objects with equal fields', { a: 1, b: 'x' }, { a: 1, b: 'x' }, true],
  ['objects of which one field differs', { a: 1, b: 'x' }, { a: 1, b: 'y' }, false],
  ['an object with a field more', { a: 1 }, { a: 1, b: 2 }, false],
  ['an object with a field less', { a: 1, b: 2 }, { a: 1 }, false],
  ['as many fields under other names', { a: undefined }, { b: undefined }, false],
  ['equal lists', [1, 2], [1, 2], true],
  ['lists in another order', [1, 2], [2, 1], false],
  ['fields that are equal, not the same', { a: {} }, { a: {} }, false],
  ['an object and nothing', {}, null, false],
  ['nothing and an object', null, {}, false],
  ['nothing and nothing else', null, undefined, false],
  ['a text and an object', '', {}, false],
  ['an object and a text', {}, '', false],
])('shallowEqual of %s', (_what, a, b, answer) => {
  expect(shallowEqual(a, b)).toBe(answer)
})

test('storage in memory keeps a cart and a session as long as it is kept itself', async () => {
  const browser = createBrowser()
  const { market } = browser
  market.account('ann@example.org')
  const storage = createMemoryStorage()
  const open = () => browser.visit({ storage, tabStorage: createMemoryStorage() })
  const { core } = await open()
  await core.cart.add(newLine(market.product({ id: 'lamp' }), 2))
  core.stop()
  const later = (await open()).core
  expect(contents(later.cart.get())).toEqual({ lamp: 2 })
  await later.auth.login({ email: 'ann@example.org', password: 'right' })
  await settle()
  expect(storage.read('guest_cart_items')).toBe(null)
  await later.auth.logout()
  expect(storage.read('user-data')).toBe(null)
  expect(storage.read('nothing')).toBe(null)
  later.stop()
})
