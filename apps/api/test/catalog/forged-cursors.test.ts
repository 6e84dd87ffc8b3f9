import { beforeAll, expect, test } from 'vitest'
import { filterKey, unfiltered } from '../../src/modules/catalog/products/list-filter.sql.ts'
import { orders } from '../../src/modules/catalog/products/list-order.sql.ts'
import { type CursorKey, encodeCursor, type KeyKind } from '../../src/platform/pagination/cursor.ts'
import { readSearch } from '../../src/platform/search-query.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'

const app = useTestApp()
let slug: string
beforeAll(async () => {
  const { db } = app().deps
  const product = await createProduct(db, (await createShop(db)).id)
  slug = product.slug
})

/** Extreme keys that a caller can forge by computing the checksum, which is no secret. */
const EXTREMES: Record<KeyKind, CursorKey[]> = {
  integer: [Number.MIN_SAFE_INTEGER, -1, 0, 2 ** 31, Number.MAX_SAFE_INTEGER],
  uuid: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  text: ['', '\u0000', '\ud800', '%'.repeat(250)],
}

function* bordersOf(kinds: readonly KeyKind[]): Generator<CursorKey[]> {
  for (let at = 0; at < 5; at++)
    yield kinds.map(kind => EXTREMES[kind][at % EXTREMES[kind].length] as CursorKey)
}

const lists: [name: string, url: string, list: string, kinds: readonly KeyKind[]][] = [
  ...Object.entries(orders).map(([sort, { kinds }]): [string, string, string, readonly KeyKind[]] => {
    const isSearch = sort === 'relevance'
    const filter = { ...unfiltered, search: isSearch ? readSearch('product') : null }
    const url = `/api/public/products?sort=${sort}${isSearch ? '&q=product' : ''}`
    return [`products by ${sort}`, url, `products ${sort} ${filterKey(filter)}`, kinds]
  }),
  ['shops', '/api/public/shops?limit=2', `shops ${JSON.stringify([null, null])}`, ['text', 'uuid']],
  ...['newest', 'highest', 'pictures'].map((sort): [string, string, string, readonly KeyKind[]] => [
    `reviews by ${sort}`,
    `/api/public/products/SLUG/reviews?sort=${sort}`,
    `reviews SLUG ${sort} 0`,
    ['integer', 'integer', 'uuid'],
  ]),
  ['questions', '/api/public/products/SLUG/questions?limit=2', 'questions SLUG', ['integer', 'uuid']],
]

test.each(lists)(
  'a forged border of %s is a page or a refusal, never a failure',
  async (_, url, list, kinds) => {
    const own = (text: string) => text.replace('SLUG', slug)
    for (const keys of bordersOf(kinds))
      for (const direction of ['next', 'previous'] as const) {
        const cursor = encodeURIComponent(encodeCursor({ direction, keys }, own(list)))
        const answer = await app().call({ method: 'GET', url: `${own(url)}&cursor=${cursor}` })
        expect([keys, answer.status, [200, 400].includes(answer.status)]).toEqual([keys, answer.status, true])
        // It was taken for one of ours.
        expect(answer.body.code).not.toBe('cursor.invalid')
      }
  },
)
