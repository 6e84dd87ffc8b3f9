import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { photographReviews } from './review-pictures.ts'

const app = useTestApp({ filled: 'demo' })
const MUG = '/api/public/products/cove-mug-320-ml'

beforeAll(async () => {
  await photographReviews(app().deps.db, 'cove-mug-320-ml')
})

interface Shown {
  id: string
  rating: number
  createdAt: string
  pictures: unknown[]
}

const get = (url: string) => app().call({ method: 'GET', url })

/** All pages of an order, in one list; and the same read backwards from the last. */
async function pagesOf(query: string): Promise<{ there: Shown[]; back: Shown[]; totals: number[] }> {
  const read = async (cursor: string | null) =>
    (await get(`${MUG}/reviews?limit=7&${query}${cursor ? `&cursor=${cursor}` : ''}`)).body
  const there: Shown[] = []
  const totals: number[] = []
  let page = await read(null)
  for (;;) {
    there.push(...page.items)
    totals.push(page.total)
    if (!page.page.next) break
    page = await read(page.page.next)
  }
  let back: Shown[] = page.items
  while (page.page.previous) {
    page = await read(page.page.previous)
    back = [...page.items, ...back]
  }
  return { there, back, totals }
}

const later = (a: Shown, b: Shown) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)
const pictured = ({ pictures }: Shown) => Number(pictures.length > 0)

test.each<[string, (a: Shown, b: Shown) => number]>([
  ['newest', later],
  ['highest', (a, b) => b.rating - a.rating || later(a, b)],
  ['lowest', (a, b) => a.rating - b.rating || later(a, b)],
  ['pictures', (a, b) => pictured(b) - pictured(a) || later(a, b)],
])('sorts reviews by %s, over all pages and back', async (sort, order) => {
  const { there, back, totals } = await pagesOf(`sort=${sort}`)
  expect(there).toEqual([...there].sort(order))
  expect(new Set(there.map(({ id }) => id)).size).toBe(there.length)
  expect(new Set(totals)).toEqual(new Set([there.length]))
  expect(back).toEqual(there)
})

test('filters reviews by stars, with counts', async () => {
  const { ratingDistribution, rating } = (await get(MUG)).body
  let sum = 0
  for (const stars of [1, 2, 3, 4, 5]) {
    const { there, totals } = await pagesOf(`stars=${stars}&sort=pictures`)
    expect(there.every(review => review.rating === stars)).toBe(true)
    expect(there).toHaveLength(ratingDistribution[stars - 1])
    expect(new Set(totals)).toEqual(new Set([there.length]))
    sum += there.length
  }
  expect(sum).toBe(rating.count)
})

test('accepts a cursor for its own order and stars only', async () => {
  const { page } = (await get(`${MUG}/reviews?sort=highest&limit=5`)).body
  expect((await get(`${MUG}/reviews?sort=highest&limit=5&cursor=${page.next}`)).status).toBe(200)
  for (const query of ['sort=lowest', 'sort=highest&stars=5', 'limit=5'])
    expect(await get(`${MUG}/reviews?${query}&cursor=${page.next}`), query).toMatchObject({
      status: 400,
      body: { code: 'cursor.invalid' },
    })
  for (const query of ['sort=loudest', 'stars=6', 'stars=0', 'stars=many'])
    expect((await get(`${MUG}/reviews?${query}`)).status, query).toBe(400)
})

test('shows the newest reviews of a shop, with product and variant of each', async () => {
  const { body } = await get('/api/public/shops/kiln-and-cove/reviews?limit=20')
  const reviews: Shown[] = body.items.map(({ review }: { review: Shown }) => review)
  expect(reviews).toHaveLength(20)
  expect(reviews).toEqual([...reviews].sort(later))
  const verified = body.items.filter(({ review }: { review: { isVerified: boolean } }) => review.isVerified)
  for (const { product, review } of verified) {
    const { options } = (await get(`/api/public/products/${product.slug}`)).body
    expect(review.options.map((option: string) => option.split(': ')[0])).toEqual(
      options.map(({ name }: { name: string }) => name),
    )
  }
  expect((await get('/api/public/shops/no-such-shop/reviews')).body.code).toBe('shop.not_found')
})
