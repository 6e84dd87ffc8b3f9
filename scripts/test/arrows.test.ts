import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrowsOf, floorsOf, printArrows } from '../lib/arrows.ts'
import { withSection } from '../lib/section.ts'

const MODULES = 'apps/api/src/modules'
const uses = (...pairs: [string, string][]) =>
  arrowsOf(
    pairs.map(([source, resolved]) => ({
      source: `${MODULES}/${source}`,
      resolved: `${MODULES}/${resolved}`,
    })),
  )

const cart: [string, string] = ['cart/cart.service.ts', 'reviews/index.ts']
const reviews: [string, string] = ['reviews/public.service.ts', 'reviews/public.repository.ts']

test('puts each module above the modules that it uses', () => {
  assert.deepEqual(floorsOf(uses(cart, reviews)), [['reviews'], ['cart']])
  assert.equal(
    printArrows(uses(cart, reviews)),
    '| floor | module | uses |\n|---|---|---|\n| 1 | `reviews` | no module |\n| 2 | `cart` | `reviews` |',
  )
})

test('ignores imports of schemas, by tests and from elsewhere', () => {
  const ignored = uses(
    reviews,
    ['reviews/reviews.schema.ts', 'cart/cart.schema.ts'],
    ['reviews/public.test.ts', 'cart/index.ts'],
    ['reviews/public.service.ts', 'health.handlers.ts'],
  )
  assert.deepEqual([...ignored], [['reviews', new Set()]])
})

test('fails when modules use each other in a circle', () => {
  assert.throws(
    () => floorsOf(uses(cart, ['reviews/buyer.service.ts', 'cart/index.ts'])),
    /circle, among cart, reviews/,
  )
})

test('replaces the content of a generated section and nothing else', () => {
  const page = (content: string) =>
    `before\n<!-- x: begin, written by \`pnpm generate\` -->\n\n${content}\n\n<!-- x: end -->\nafter\n`
  assert.equal(withSection(page('old'), 'x', 'new'), page('new'))
  assert.throws(() => withSection('before', 'x', 'new'), /no section "x"/)
})
