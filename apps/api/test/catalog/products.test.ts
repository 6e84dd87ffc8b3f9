import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products as catalog } from '../../../../demo/catalog/index.ts'
import { productQuestions } from '../../src/modules/questions/questions.schema.ts'
import { arrivalOf } from '../../src/modules/read-model/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { signedUp } from '../fixtures.ts'
import { type GivenOrder, placeGroup } from '../order-rows.ts'
import { photographReviews } from '../reviews/review-pictures.ts'

const app = useTestApp({ filled: 'demo' })
const get = async (url: string) => app().call({ method: 'GET', url })
const list = async (query: Record<string, string | number | boolean>) =>
  (await get(`/api/public/products?${new URLSearchParams(query as Record<string, string>)}`)).body

interface Card {
  slug: string
  name: string
  price: number
  priceSale: number | null
  isSoldOut: boolean
  rating: { average: number; count: number } | null
  shop: { slug: string }
}
const pay = ({ price, priceSale }: Card) => priceSale ?? price

describe('the list', () => {
  test('has every product of the catalog, the best sellers first', async () => {
    const body = await list({})
    expect(body.total).toBe(catalog.length)
    expect(body.items).toHaveLength(24)
    const sold = new Map(catalog.map(({ slug, sold90 }) => [slug, sold90]))
    const order = body.items.map(({ slug }: Card) => sold.get(slug))
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(order[0]).toBe(Math.max(...sold.values()))
  })

  test('a card has its picture, shop, lowest price and number of choices', async () => {
    const [cove] = (await list({ q: 'cove mug 320' })).items
    expect(cove).toMatchObject({
      slug: 'cove-mug-320-ml',
      shop: { name: 'Kiln & Cove', slug: 'kiln-and-cove' },
      picture: {
        base: expect.stringMatching(/^\/media\/cove-mug-lagoon\.[0-9a-f]{8}$/),
        alt: 'Cove mug',
        width: 1600,
      },
      optionCount: 2,
      hasPriceRange: true,
      isSoldOut: false,
    })
    const { variants } = catalog.find(({ slug }) => slug === cove.slug)!
    expect(pay(cove) * 100).toBeCloseTo(
      Math.min(...variants.map(({ price, salePrice }) => salePrice ?? price)),
    )
  })

  test.each([
    ['price_asc', (a: Card, b: Card) => pay(a) - pay(b)],
    ['price_desc', (a: Card, b: Card) => pay(b) - pay(a)],
    ['rating', (a: Card, b: Card) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0)],
  ])('sorts by the displayed value for %s', async (sort, compare) => {
    const items: Card[] = (await list({ sort, limit: 60 })).items
    expect(items).toEqual([...items].sort(compare))
  })

  test('sorts the newest by day', async () => {
    const age = new Map(catalog.map(({ slug, createdDaysAgo }) => [slug, createdDaysAgo]))
    const ages = (await list({ sort: 'newest', limit: 60 })).items.map(({ slug }: Card) => age.get(slug))
    expect(ages).toEqual([...ages].sort((a, b) => a - b))
  })

  test.each(['best_seller', 'newest', 'price_asc', 'price_desc', 'rating'])(
    'sorts by %s with sold-out products last and those without a picture before them',
    async sort => {
      const shelves: number[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { items, page } = await list({ sort, limit: 60, ...(cursor && { cursor }) })
        for (const { isSoldOut, picture } of items) shelves.push(isSoldOut ? 0 : picture ? 2 : 1)
        cursor = page.next
      }
      expect(shelves).toEqual(shelves.toSorted((a, b) => b - a))
      expect(new Set(shelves).size).toBe(3)
    },
  )

  test('omits unsold products from best sellers, here and on the home page', async () => {
    const [best] = (await list({})).items
    await app().deps.db.execute(sql`update products set sold_90 = 0 where slug = ${best.slug}`)
    const sold = await list({ sold: true })
    expect(sold.total).toBe(catalog.length - 1)
    expect((await get('/api/public/home')).body.bestSellers.map(({ slug }: Card) => slug)).not.toContain(
      best.slug,
    )
    await app().deps.db.execute(sql`update products set sold_90 = 1000000 where slug = ${best.slug}`)
  })

  test('a category has everything below it', async () => {
    for (const path of ['kitchen', 'kitchen/mugs-and-cups', 'kitchen/mugs-and-cups/mugs']) {
      const inside = catalog.filter(({ category }) => `${category}/`.startsWith(`${path}/`))
      const body = await list({ category: path, limit: 60 })
      expect(body.total, path).toBe(inside.length)
      expect(inside.length).toBeGreaterThan(0)
    }
  })

  test.each<[string, Record<string, string | number | boolean>, (card: Card) => boolean]>([
    ['a shop', { shop: 'lumen-row' }, card => card.shop.slug === 'lumen-row'],
    ['a lowest price', { minPrice: 100 }, card => pay(card) >= 100],
    ['a highest price', { maxPrice: 19.99 }, card => pay(card) <= 19.99],
    ['stars', { minRating: 4 }, card => (card.rating?.average ?? 0) >= 4],
    ['in stock', { inStock: true }, card => !card.isSoldOut],
    ['on sale', { onSale: true }, card => card.priceSale !== null && card.priceSale < card.price],
  ])('narrowed by %s has those and only those', async (_, query, fits) => {
    const everything: Card[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const body: { items: Card[]; page: { next: string | null } } = await list({
        limit: 60,
        ...(cursor && { cursor }),
      })
      everything.push(...body.items)
      cursor = body.page.next
    }
    const expected = everything.filter(fits)
    const body = await list({ ...query, limit: 60 })
    expect(body.total).toBe(expected.length)
    expect(expected.length).toBeGreaterThan(0)
    expect(body.items.every(fits)).toBe(true)
  })

  test('counts a facet’s values without its own selection', async () => {
    const open = await list({ category: 'kitchen', limit: 1 })
    const chosen = await list({ category: 'kitchen', shops: 'kiln-and-cove', onSale: true, limit: 60 })
    const shop = (body: typeof open, slug: string) =>
      body.facets.shops.find(({ value }: { value: string }) => value === slug)
    // On sale narrows the shops' counts, the shop itself does not.
    const reduced = await list({ category: 'kitchen', onSale: true, limit: 1 })
    expect(chosen.facets.shops).toEqual(expect.arrayContaining(reduced.facets.shops))
    expect(shop(chosen, 'kiln-and-cove')).toMatchObject({ label: 'Kiln & Cove', count: chosen.total })
    for (const { value, label, count } of open.facets.categories) {
      const inside = await list({ category: value, limit: 1 })
      expect([value, inside.total]).toEqual([value, count])
      expect(label).not.toBe('')
    }
    expect(open.facets.onSale).toBe((await list({ category: 'kitchen', onSale: true, limit: 1 })).total)
    expect(open.facets.inStock).toBe((await list({ category: 'kitchen', inStock: true, limit: 1 })).total)
    const { min, max } = open.facets.price
    expect((await list({ category: 'kitchen', minPrice: min, maxPrice: max, limit: 1 })).total).toBe(
      open.total,
    )
    expect((await list({ category: 'kitchen', maxPrice: min - 0.01, limit: 1 })).total).toBe(0)
  })

  test('ratings are counted whatever rating is chosen', async () => {
    const open = await list({ category: 'kitchen', limit: 1 })
    expect(open.facets.ratings.map(({ stars }: { stars: number }) => stars)).toEqual([4, 3])
    for (const { stars, count } of open.facets.ratings) {
      const chosen = await list({ category: 'kitchen', minRating: stars, limit: 1 })
      expect([stars, chosen.total]).toEqual([stars, count])
      expect(chosen.facets.ratings).toEqual(open.facets.ratings)
    }
  })

  interface OptionFacet {
    name: string
    values: { value: string; label: string; count: number }[]
  }
  const withOptions = async (options: string[], rest: Record<string, string | boolean> = {}) => {
    const query = new URLSearchParams({ category: 'kitchen', limit: '60', ...(rest as object) })
    for (const option of options) query.append('options', option)
    return (await get(`/api/public/products?${query}`)).body
  }

  test('counts options without their own selection', async () => {
    const open = await withOptions([])
    expect(open.facets.options.map(({ name }: OptionFacet) => name)).not.toContain('Glaze')
    const holds = open.facets.options.find(({ name }: OptionFacet) => name === 'Capacity') as OptionFacet
    expect(holds.values.length).toBeGreaterThan(2)
    for (const { value, label, count } of holds.values) {
      const chosen = await withOptions([value])
      expect([value, chosen.total]).toEqual([`Capacity:${label}`, count])
      const counted = chosen.facets.options.find(
        ({ name }: OptionFacet) => name === 'Capacity',
      ) as OptionFacet
      expect(new Set(counted.values)).toEqual(new Set(holds.values))
    }
    const [one, other] = holds.values
    const either = await withOptions([one!.value, other!.value])
    const slugs = async (option: string) => (await withOptions([option])).items.map(({ slug }: Card) => slug)
    const both = new Set([...(await slugs(one!.value)), ...(await slugs(other!.value))])
    expect(new Set(either.items.map(({ slug }: Card) => slug))).toEqual(both)
  })

  test('requires several options in one variant, and in stock if only that is asked for', async () => {
    const cove = catalog.find(({ slug }) => slug === 'cove-mug-320-ml')!
    const had = (values: string[], inStock: boolean) =>
      cove.variants.some(
        variant => values.every(value => variant.values.includes(value)) && (!inStock || variant.stock > 0),
      )
    const [glazes, sizes] = cove.options.map(({ values }) => values.map(({ name }) => name))
    for (const glaze of glazes!)
      for (const size of sizes!)
        for (const inStock of [false, true]) {
          const { items, facets } = await withOptions([`Glaze:${glaze}`, `Size:${size}`], {
            inStock,
            q: 'cove mug 320',
          })
          const isThere = items.some(({ slug }: Card) => slug === cove.slug)
          expect([glaze, size, inStock, isThere]).toEqual([glaze, size, inStock, had([glaze, size], inStock)])
          expect(facets.options.map(({ name }: OptionFacet) => name)).toEqual(
            expect.arrayContaining(['Glaze', 'Size']),
          )
        }
  })

  test('offers no options for the whole catalog, and ignores invalid option filters', async () => {
    expect((await list({ limit: 1 })).facets.options).toEqual([])
    const open = await withOptions([])
    expect((await withOptions(['no option'])).total).toBe(open.total)
    expect(await withOptions(["Glaze:'; drop table products; --"])).toMatchObject({ items: [], total: 0 })
    const many = Array.from({ length: 21 }, (_, at) => `Glaze:${at}`)
    const query = many.map(option => `options=${option}`).join('&')
    expect((await get(`/api/public/products?${query}`)).status).toBe(400)
  })

  interface ColorFacet {
    value: string
    label: string
    count: number
    hex: string | null
  }
  const total = async (query: string) => (await get(`/api/public/products?limit=1&${query}`)).body.total

  test.each(['', 'category=kitchen', 'q=mug', 'shop=lumen-row', 'category=kitchen&inStock=true'])(
    'colors of all options are one facet, and count what their own choice would give: %s',
    async query => {
      const { facets } = (await get(`/api/public/products?limit=1&${query}`)).body
      const [first] = facets.colors
      expect(first.count).toBeGreaterThan(0)
      for (const { value, count } of facets.colors)
        expect([value, await total(`${query}&colors=${value}`)]).toEqual([value, count])
      const chosen = (await get(`/api/public/products?limit=1&${query}&colors=${first.value}`)).body
      expect(chosen.facets.colors).toEqual(facets.colors)
    },
  )

  test('a color and a size must be had in one variant', async () => {
    const cove = catalog.find(({ slug }) => slug === 'cove-mug-320-ml')!
    const size = cove.options[1]!.values.at(-1)!.name
    const query = `q=cove+mug+320&options=${encodeURIComponent(`Size:${size}`)}&inStock=true`
    const found = async (color: string) =>
      (await get(`/api/public/products?${query}&colors=${color}`)).body.items.map(({ slug }: Card) => slug)
    // Lagoon is sold out in this size.
    expect(await found('teal')).not.toContain(cove.slug)
    expect(await found('orange')).toContain(cove.slug)
    const { facets } = (await get(`/api/public/products?${query}`)).body
    const teal = facets.colors.find(({ value }: ColorFacet) => value === 'teal')
    expect(teal?.count ?? 0).toBe(await total(`${query}&colors=teal`))
  })

  test('several categories, several shops and several colors are any of them', async () => {
    const sum = async (name: string, one: string, other: string) => [
      await total(`${name}=${one}&${name}=${other}`),
      (await total(`${name}=${one}`)) + (await total(`${name}=${other}`)),
    ]
    const [categories, bothCategories] = await sum('categories', 'kitchen', 'lighting')
    expect(categories).toBe(bothCategories)
    const [shops, bothShops] = await sum('shops', 'kiln-and-cove', 'lumen-row')
    expect(shops).toBe(bothShops)
    expect(await total('colors=red&colors=nobody+knows+this')).toBe(await total('colors=red'))
    const { facets } = (await get('/api/public/products?limit=1&categories=kitchen&colors=nobody+knows+this'))
      .body
    // Nothing is left of it, but it can be deselected; and other kinds can be chosen as well.
    expect(facets.colors).toContainEqual({
      value: 'nobody knows this',
      label: 'Nobody knows this',
      count: 0,
      hex: null,
    })
    expect(facets.categories.length).toBeGreaterThan(5)
    expect(await total('categories=no-such&shops=no-such')).toBe(0)
  })

  test('shows available colors, second picture and low stock on a card', async () => {
    const [cove] = (await list({ q: 'cove mug 320' })).items
    expect(cove).toMatchObject({ colorCount: 4, swatches: ['#12646c', '#ab4620', '#dccbae', '#27343f'] })
    expect(cove.secondPicture.base).toMatch(/^\/media\/cove-mug-/)
    expect(cove.secondPicture.base).not.toBe(cove.picture.base)
    expect(cove).not.toHaveProperty('stock')
    const few = catalog.find(({ variants }) => {
      const left = variants.reduce((sum, { stock }) => sum + stock, 0)
      return left > 0 && left <= 3
    })!
    const left = few.variants.reduce((sum, { stock }) => sum + stock, 0)
    expect((await list({ q: few.name })).items.find(({ slug }: Card) => slug === few.slug)).toMatchObject({
      stock: left,
    })
  })

  test('returns products by ids, without deleted ones', async () => {
    const { items } = await list({ limit: 3 })
    const ids = items.map(({ id }: { id: string }) => id)
    const query = [...ids, '00000000-0000-4000-8000-000000000000'].map(id => `ids=${id}`).join('&')
    const { body } = await get(`/api/public/products?${query}`)
    expect(body.total).toBe(3)
    expect(body.items).toEqual(items)
    expect((await get(`/api/public/products?ids=${ids[0]}`)).body.items).toEqual([items[0]])
    expect((await get('/api/public/products?ids=1')).status).toBe(400)
  })

  test('counts follow a change at once', async () => {
    const before = await list({ shop: 'still-water', limit: 1 })
    await app().deps.db.execute(
      sql`update products set status = 'draft' where slug = ${before.items[0].slug}`,
    )
    const after = await list({ shop: 'still-water', limit: 1 })
    expect(after.total).toBe(before.total - 1)
    expect(after.items[0].slug).not.toBe(before.items[0].slug)
    expect((await get(`/api/public/products/${before.items[0].slug}`)).body.code).toBe('product.not_found')
    await app().deps.db.execute(sql`update products set status = 'active' where status = 'draft'`)
  })

  test('hides products of a closed shop everywhere', async () => {
    const { db } = app().deps
    await db.execute(sql`update shops set status = 'closed' where slug = 'ember-house'`)
    try {
      expect((await list({ q: 'fig candle' })).items.map(({ shop }: Card) => shop.slug)).not.toContain(
        'ember-house',
      )
      expect((await get('/api/public/shops/ember-house')).body.code).toBe('shop.not_found')
      expect((await get('/api/public/products?shop=ember-house')).body.code).toBe('shop.not_found')
    } finally {
      await db.execute(sql`update shops set status = 'open' where slug = 'ember-house'`)
    }
  })
})

describe('what is not there, or not ours', () => {
  test.each([
    ['/api/public/products?category=nowhere', 404, 'category.not_found'],
    ['/api/public/products?category=kitchen%2F..%2Fx', 404, 'category.not_found'],
    ['/api/public/products?category=%00', 404, 'category.not_found'],
    ['/api/public/products?shop=nobody', 404, 'shop.not_found'],
    ['/api/public/products?shop=%27%22%00', 404, 'shop.not_found'],
    ['/api/public/products?cursor=nonsense', 400, 'cursor.invalid'],
    ['/api/public/products?sort=cheapest', 400, 'request.invalid'],
    ['/api/public/products?limit=61', 400, 'request.invalid'],
    ['/api/public/products/nothing', 404, 'product.not_found'],
    ['/api/public/products/%00', 404, 'product.not_found'],
    ['/api/public/products/nothing/reviews', 404, 'product.not_found'],
    ['/api/public/shops/nobody', 404, 'shop.not_found'],
    ['/api/public/category/by-path?path=nowhere', 404, 'category.not_found'],
    [
      '/api/public/category/get_tree_category?parent=00000000-0000-4000-8000-000000000000',
      404,
      'category.not_found',
    ],
  ])('%s', async (url, status, code) => {
    expect(await get(url)).toMatchObject({ status, body: { code } })
  })

  test('accepts a cursor for its own filter and sort only', async () => {
    const { page } = await list({ category: 'kitchen', limit: 4 })
    const with_ = (query: string) => get(`/api/public/products?limit=4&cursor=${page.next}&${query}`)
    expect((await with_('category=kitchen')).status).toBe(200)
    for (const query of [
      'category=lighting',
      'category=kitchen&sort=newest',
      'category=kitchen&onSale=true',
      '',
    ])
      expect((await with_(query)).body.code, query).toBe('cursor.invalid')
  })
})

describe('a product', () => {
  test('has its variants, pictures, shop, ancestors, reviews and neighbors', async () => {
    const { status, body } = await get('/api/public/products/cove-mug-320-ml')
    expect(status).toBe(200)
    const own = catalog.find(({ slug }) => slug === 'cove-mug-320-ml')!
    expect(body.options.map(({ name }: { name: string }) => name)).toEqual(
      own.options.map(({ name }) => name),
    )
    expect(body.variants).toHaveLength(own.variants.length)
    const byId = new Map(
      body.options.flatMap(({ values }: { values: { id: string; name: string }[] }) =>
        values.map(({ id, name }) => [id, name]),
      ),
    )
    for (const [at, variant] of body.variants.entries()) {
      const expected = own.variants[at]!
      expect(variant.optionIds.map((id: string) => byId.get(id))).toEqual(expected.values)
      expect(variant).toMatchObject({
        price: expected.price / 100,
        priceSale: expected.salePrice === undefined ? null : expected.salePrice / 100,
        stock: expected.stock > 10 ? null : expected.stock,
        isBuyable: expected.stock > 0,
      })
      expect(body.pictures.map(({ id }: { id: string }) => id)).toContain(variant.pictureId)
    }
    expect([...body.ancestors, body.category].map(({ path }: { path: string }) => path)).toEqual([
      'kitchen',
      'kitchen/mugs-and-cups',
      'kitchen/mugs-and-cups/mugs',
    ])
    expect(body.shop).toMatchObject({ slug: 'kiln-and-cove', since: 2014, city: 'Falmouth', country: 'GB' })
    expect(body.rating).toEqual({ average: own.rating, count: own.reviewCount })
    expect(body.ratingDistribution).toEqual(
      [1, 2, 3, 4, 5].map(star => own.stars.filter(each => each === star).length),
    )
    expect(body.related).toHaveLength(8)
    expect(body.fromSameShop).toHaveLength(8)
    for (const card of [...body.related, ...body.fromSameShop]) expect(card.id).not.toBe(body.id)
    expect(body.reviews.items).toHaveLength(10)
  })

  test('says when it arrives and for how much in a country, by the rules of the checkout', async () => {
    const url = '/api/public/products/cove-mug-320-ml'
    const delivery = async (query = '') => (await get(`${url}${query}`)).body.delivery
    const expected = (tier: 'standard' | 'premium' | 'express', price: number, days: [number, number]) => {
      const [transitMin, transitMax] = days
      const shop = { timeZone: 'Europe/London', handlingDays: 0 }
      const { from, to } = arrivalOf(app().clock.now(), { ...shop, transitMin, transitMax })
      return { tier, price, arrivesFrom: from, arrivesTo: to }
    }
    // Without a country it is the marketplace's.
    expect(await delivery()).toEqual({
      country: 'US',
      status: 'available',
      offers: [
        expected('standard', 6.99, [7, 12]),
        expected('premium', 12.99, [4, 6]),
        expected('express', 30.99, [2, 3]),
      ],
      freeFrom: 120,
      duties: true,
      regionsDiffer: false,
    })
    expect(await delivery('?country=GB')).toMatchObject({
      country: 'GB',
      offers: [expected('standard', 6.99, [3, 5]), {}, {}],
      duties: false,
    })
    const nowhere = { status: 'unavailable', offers: [], freeFrom: null }
    expect(await delivery('?country=DE')).toMatchObject({ country: 'DE', ...nowhere })
    // The marketplace does not deliver to the Antarctic.
    expect(await delivery('?country=AQ')).toMatchObject(nowhere)
    expect((await get(`${url}?country=XX`)).status).toBe(400)

    const change = (paused: boolean) =>
      app().deps.db.execute(sql`update shops set is_paused = ${paused},
        closed_from = ${paused ? '2026-01-01' : null}, closed_until = ${paused ? '2099-01-01' : null}
        where slug = 'kiln-and-cove'`)
    await change(true)
    expect(await delivery()).toMatchObject({ status: 'paused', offers: [], freeFrom: 120 })
    expect(await delivery('?country=DE')).toMatchObject(nowhere)
    await change(false)
  })

  test('says of its shop what its last orders and questions add up to, once there are enough', async () => {
    const { db } = app().deps
    const facts = async () => (await get('/api/public/products/cove-mug-320-ml')).body.shopFacts
    await db.execute(sql`delete from product_questions`)
    expect(await facts()).toEqual({ sentOnTime: null, answers: null })
    const { body } = await get('/api/public/products/cove-mug-320-ml')
    const { id: userId } = await signedUp(app())
    const now = app().clock.now().getTime()
    const day = (count: number) => new Date(now + count * 24 * 3_600_000)
    const order = (shipBy: number, sent: number | null, more: Partial<GivenOrder> = {}): GivenOrder => ({
      shopId: body.shop.id,
      shipBy: day(shipBy),
      status: 'confirmed',
      ...(sent !== null && {
        fulfillmentStatus: 'shipped' as const,
        parcels: [{ status: 'shipped' as const, shippedAt: day(sent) }],
      }),
      ...more,
    })
    const inTime = Array.from({ length: 18 }, () => order(-3, -4))
    const late = [order(-3, -2), order(-3, null)]
    const noMatter = [order(2, null), order(-3, null, { status: 'canceled', canceledAt: day(-1) })]
    await placeGroup(db, userId, { orders: [...inTime, ...late, ...noMatter] })
    for (const hours of [1, 2, 3, 30, null])
      await db.insert(productQuestions).values({
        id: newId(),
        productId: body.id,
        authorName: 'Robin',
        text: `Does it fit, after ${hours}?`,
        createdAt: day(-2),
        ...(hours !== null && {
          answer: 'Yes.',
          answeredAt: new Date(day(-2).getTime() + hours * 3_600_000),
        }),
      })
    app().clock.advance(61_000)
    expect(await facts()).toEqual({
      sentOnTime: { percent: 90, orders: 20 },
      answers: { hours: 3, questions: 5 },
    })
  })

  test('recommends products of other kinds and other shops to go with it', async () => {
    const { body } = await get('/api/public/products/cove-mug-320-ml')
    const category = new Map(catalog.map(product => [product.slug, product.category]))
    const kind = 'kitchen/mugs-and-cups/mugs'
    const tiers = body.related.map(({ slug, shop }: Card) => {
      expect(shop.slug).not.toBe('kiln-and-cove')
      const path = category.get(slug)!
      if (path === kind) return 2
      return path.startsWith('kitchen/mugs-and-cups/') ? 0 : 1
    })
    expect(tiers).toEqual([...tiers].sort())
    expect(tiers.slice(0, 4)).not.toContain(2)
    for (const { slug } of body.related) expect(category.get(slug)).toMatch(/^kitchen\//)
    // Not the same kind twice; of its own shop neither, while there are others.
    const kindsOf = (cards: Card[]) => cards.map(({ slug }) => category.get(slug)!)
    const kinds = kindsOf(body.related)
    expect(new Set(kinds).size).toBe(kinds.length)
    const beside = kindsOf(body.fromSameShop).slice(0, 4)
    expect(beside).not.toContain(kind)
    expect(new Set(beside).size).toBe(beside.length)
  })

  test('filters stored HTML by the allow-list once more', async () => {
    await app().deps.db.execute(
      sql`update products set description_html = '<p onclick="x">a</p><script>alert(1)</script>' where slug = 'cove-mug-320-ml'`,
    )
    const { body } = await get('/api/public/products/cove-mug-320-ml')
    expect(body.descriptionHtml).toBe('<p>a</p>')
  })

  test('shows the pictures of reviews', async () => {
    await photographReviews(app().deps.db, 'cove-mug-320-ml')
    const { items } = (await get('/api/public/products/cove-mug-320-ml/reviews?limit=50')).body
    const shown = items.filter(({ pictures }: { pictures: unknown[] }) => pictures.length > 0)
    expect(shown.length).toBeGreaterThan(1)
    for (const { author, pictures } of shown) {
      expect(pictures).toMatchObject([
        { base: expect.stringMatching(/^\/media\//), alt: `Picture by ${author}` },
      ])
      expect((await get(`${pictures[0].base}/320.webp`)).status).toBe(200)
    }
  })

  test('its reviews go on page by page, those with pictures first, then the newest', async () => {
    const seen: { id: string; createdAt: string; pictures: unknown[] }[] = []
    let { items, page } = (await get('/api/public/products/cove-mug-320-ml')).body.reviews
    for (;;) {
      seen.push(...items)
      if (!page.next) break
      ;({ items, page } = (
        await get(`/api/public/products/cove-mug-320-ml/reviews?sort=pictures&limit=10&cursor=${page.next}`)
      ).body)
    }
    const own = catalog.find(({ slug }) => slug === 'cove-mug-320-ml')!
    expect(new Set(seen.map(({ id }) => id)).size).toBe(own.reviewCount)
    const keys = seen.map(({ createdAt, pictures }) => `${pictures.length > 0 ? 1 : 0} ${createdAt}`)
    expect(keys).toEqual([...keys].sort().reverse())
    const back = await get(
      `/api/public/products/cove-mug-320-ml/reviews?sort=pictures&limit=10&cursor=${page.previous}`,
    )
    expect(back.body.items).toHaveLength(10)
    expect(
      (await get(`/api/public/products/tide-plate/reviews?sort=pictures&cursor=${page.previous}`)).status,
    ).not.toBe(200)
  })
})
