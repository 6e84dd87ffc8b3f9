import { expect, test } from 'vitest'
import { pictureFile } from './picture-file.ts'
import { pageMeta } from './seo.ts'
import { productHref } from './variant-href.ts'
import { cardHref, categoryHref, toProductCard, toProductCards, toReview } from './view.ts'

test.each([
  ['kitchen', '/category/kitchen'],
  ['kitchen/mugs', '/category/kitchen/mugs'],
  ['a/b/c', '/category/a/b/c'],
  ['a/b/c/d/e', '/category/a/b/c?category=a%2Fb%2Fc%2Fd%2Fe'],
  ['a b/ü', '/category/a%20b/%C3%BC'],
])('links category %s to %s', (path, href) => {
  expect(categoryHref(path)).toBe(href)
})

test('escapes a slug with slashes', () => {
  expect(productHref('../cart?x#y')).toBe('/product/..%2Fcart%3Fx%23y')
})

test('links a card to the variant that its list asks for', () => {
  const options = [
    { name: 'Glaze', value: 'Deep ink', valueId: 'g' },
    { name: 'Stars', value: '五', valueId: 's' },
  ]
  expect(cardHref({ slug: 'mug' })).toBe('/product/mug')
  expect(cardHref({ slug: 'mug', variant: { id: 'v', options } })).toBe(
    '/product/mug?glaze=deep-ink&stars-choice=s',
  )
})

test.each([
  [[160, 320, 640, 1280, 1600], 1280, '/media/m/1280.webp'],
  [[320, 640], 1280, '/media/m/640.webp'],
  [[320, 640], 160, '/media/m/320.webp'],
  [[], 1280, '/media/m/original.svg'],
])('picks from widths %j with a maximum of %i the file %s', (widths, widest, file) => {
  expect(pictureFile({ base: '/media/m', widths }, widest)).toBe(file)
})

test.each([
  [1, 3, 1],
  [2, 8, 2],
  [3, 8, 0],
  [24, 24, 0],
])('marks with %i new products among %i as new: %i', (fresh, all, told) => {
  const card = {
    id: 'c',
    slug: 'c',
    name: 'C',
    shop: { id: 's', name: 'S', slug: 's', tone: 'sage' as const },
    picture: null,
    madeBy: { names: [], more: 0, city: null },
  }
  const cards = Array.from({ length: all }, (_, at) => ({
    ...card,
    price: 1,
    priceSale: null,
    hasPriceRange: false,
    rating: null,
    isSoldOut: false,
    isNew: at < fresh,
    optionCount: 0,
  }))
  expect(toProductCard(cards[0]!).isNew).toBe(true)
  expect(toProductCards(cards).filter(({ isNew }) => isNew)).toHaveLength(told)
})

test('cuts a long description at a space', () => {
  const meta = pageMeta({ title: 'T', description: `${'lamp '.repeat(60)}` })
  const description = meta.find(one => 'name' in one && one.name === 'description') as { content: string }
  expect(description.content.length).toBeLessThanOrEqual(160)
  expect(description.content).toMatch(/lamp…$/)
})

test('[ORD-04] shows the shop’s answer below a review', () => {
  const review = {
    id: 'r',
    rating: 4,
    title: null,
    text: 'Fine.',
    author: 'Robin',
    createdAt: '2026-05-06T10:00:00.000Z',
    isVerified: true,
    options: ['Glaze: Lagoon', 'Size: 320 ml'],
    pictures: [],
    answer: null,
  }
  const answer = { shop: 'Kiln & Cove', text: 'Thank you.', at: '2026-05-07T10:00:00.000Z' }
  expect(toReview(review)).not.toHaveProperty('reply')
  expect(toReview(review).variant).toBe('Lagoon, 320 ml')
  expect(toReview({ ...review, options: [] }).variant).toBeUndefined()
  expect(toReview({ ...review, answer }).reply).toEqual({ author: 'Kiln & Cove', text: 'Thank you.' })
})
