import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { products as catalog } from '../../../../demo/catalog/index.ts'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'
import { runJob } from '../payments/shop-floor.ts'
import { runCommand, temporaryFile } from './command.ts'

const app = useTestApp({ filled: 'demo' })
const get = async (url: string) => app().call({ method: 'GET', url })
const search = async (q: string) =>
  (await get(`/api/public/products?q=${encodeURIComponent(q)}&limit=60`)).body
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

describe('the search', () => {
  test('finds by name, best first', async () => {
    const body = await search('cove mug')
    const found = names(body)
    const named = found.filter(name => /cove mug/i.test(name))
    expect(named.length).toBeGreaterThan(2)
    expect(found.slice(0, named.length)).toEqual(named)
    expect(found.length).toBeGreaterThan(named.length)
    expect(body.correctedQuery).toBeNull()
  })

  test.each([
    ['the beginning of a word', 'teap', /teapot/i],
    ['another form of a word', 'notebook', /notebooks/i],
    ['any case', 'TEAPOT', /teapot/i],
    ['a phrase', '"cove mug"', /cove mug/i],
  ])('%s', async (_, q, expected) => {
    expect(names(await search(q)).some(name => expected.test(name))).toBe(true)
  })

  test('a hyphen before a word excludes nothing', async () => {
    expect(names(await search('mug -ink'))).toEqual(names(await search('mug ink')))
  })

  test.each([
    ['blue mug', 'Cove mug'],
    ['ines & tom', 'Cove mug'],
    ['falmouth mug', 'Cove mug'],
    ['mug 320ml', 'Cove mug'],
    ['tea pot', 'Harbour teapot'],
    ['jewellery', 'Noon watch'],
    ['earphones', 'Quiet One headphones'],
    ['pillows', 'Linen cushion'],
  ])('%s finds “%s” with all terms', async (q, name) => {
    const body = await search(q)
    expect(body).toMatchObject({ isPartial: false, correctedQuery: null })
    expect(names(body)).toContain(name)
  })

  test('shows the best partial matches if no product has all terms, page by page, and says so', async () => {
    const body = await search('teapot unicorn')
    expect(body).toMatchObject({ isPartial: true, correctedQuery: null })
    expect(body.total).toBe((await search('teapot')).total)
    const page = async (rest: string) =>
      (await get(`/api/public/products?q=unicorn%20teapot&limit=1${rest}`)).body
    const first = await page('')
    const second = await page(`&cursor=${first.page.next}`)
    expect(second).toMatchObject({ isPartial: true, total: body.total })
    expect(names(second)).not.toEqual(names(first))
    expect((await search('stoneware mug teapto unicorn')).isPartial).toBe(true)
    expect(await search('teapto unicorn')).toMatchObject({
      isPartial: true,
      correctedQuery: 'teapot unicorn',
    })
  })

  test.each(['couch', 'sale', 'ines', 'café', 'iphone', 'pottery from falmouth'])(
    'does not correct %s',
    async q => {
      expect((await search(q)).correctedQuery).toBeNull()
    },
  )

  test("a shop's name and a color count too", async () => {
    const byShop = await search('lumen row')
    expect(byShop.items.every(({ shop }: { shop: { slug: string } }) => shop.slug === 'lumen-row')).toBe(true)
    expect(byShop.total).toBe(catalog.filter(({ shop }) => shop === 'lumen-row').length)
    expect(names(await search('mug lagoon'))).toContain('Cove mug')
  })

  test.each([
    ['mgu', 'mug'],
    ['lampp', 'lamp'],
    ['canlde', 'candle'],
    ['headfones', 'headphones'],
    ['Stonewear Mug', 'stoneware mug'],
    ['kiln coev', 'kiln cove'],
    ['white blankt', 'white blanket'],
    ['blankt', 'blanket'],
    ['garden bnech', 'garden bench'],
    // A word begins so, but no product has it with the other one.
    ['oak bord', 'oak board'],
  ])('corrects %s to %s', async (typed, meant) => {
    const body = await search(typed)
    expect(body.correctedQuery).toBe(meant)
    expect(body.total).toBe((await search(meant)).total)
    expect(body.total).toBeGreaterThan(0)
  })

  test('a word that is only written with much the same letters is no misspelling', async () => {
    const [some] = (await search('mug')).items
    await app().deps.db.execute(sql`update products set name = name || ' thirty' where id = ${some.id}`)
    expect((await search('thrity')).correctedQuery).toBe('thirty')
    expect(await search('tshirt')).toMatchObject({ total: 0, correctedQuery: null })
  })

  test('returns no result for a text that resembles no product', async () => {
    expect(await search('xqzzvw')).toMatchObject({ items: [], total: 0, correctedQuery: null })
  })

  test('pages a search without gaps or repeats', async () => {
    const seen: string[] = []
    let url = '/api/public/products?q=oak&limit=7'
    let total = 0
    for (;;) {
      const { body } = await get(url)
      seen.push(...body.items.map(({ id }: { id: string }) => id))
      total = body.total
      if (!body.page.next) break
      url = `/api/public/products?q=oak&limit=7&cursor=${body.page.next}`
    }
    expect(total).toBeGreaterThan(14)
    expect(new Set(seen).size).toBe(total)
    expect(seen).toHaveLength(total)
  })
})

const ODD = [
  '%',
  '\\',
  "'",
  '"',
  '"""',
  "'; drop table products; --",
  '\0',
  'a\0b',
  '🎉',
  '🎉 mug',
  ':*',
  '&|!',
  '()',
  '<->',
  'a:*b',
  '-',
  '--mug',
  'or or or',
  'the',
  'a',
  '　',
  '\u202Emug',
  '\uD800',
  'é'.repeat(200),
  'x '.repeat(100),
]

describe('whatever is typed is answered', () => {
  test.each(ODD)('%j', async q => {
    for (const path of ['/api/public/products', '/api/public/search/suggestions', '/api/public/shops']) {
      const { status } = await get(`${path}?q=${encodeURIComponent(q.isWellFormed() ? q : q.toWellFormed())}`)
      expect([path, status]).toEqual([path, 200])
    }
  })

  test('so is anything else', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(text, async q => {
        const { status } = await get(`/api/public/products?limit=1&q=${encodeURIComponent(q.toWellFormed())}`)
        expect(status).toBe(200)
      }),
      { numRuns: process.env.STOA_SOAK ? 300 : 20 },
    )
  })

  test('more than 200 characters are refused with the field', async () => {
    const { status, body } = await get(`/api/public/products?q=${'m'.repeat(201)}`)
    expect(status).toBe(400)
    expect(body.fields).toMatchObject([{ pointer: '?q' }])
  })
})

describe('suggestions', () => {
  test('have products, categories and shops', async () => {
    const { body } = await get('/api/public/search/suggestions?q=lum')
    expect(body.shops).toMatchObject([
      { slug: 'lumen-row', logo: { base: expect.stringContaining('/media/logo-lumen-row.') } },
    ])
    expect(body.products.length).toBeGreaterThan(0)
    const lamps = (await get('/api/public/search/suggestions?q=table%20la')).body
    expect(lamps.categories).toMatchObject([{ path: 'lighting/table-lamps' }])
  })

  test('forgive a misspelling', async () => {
    const { body } = await get('/api/public/search/suggestions?q=teapto')
    expect(body.products[0].name).toMatch(/teapot/i)
    expect(body.correctedQuery).toBe('teapot')
    expect((await get('/api/public/search/suggestions?q=teapo')).body.correctedQuery).toBeNull()
    expect((await get('/api/public/search/suggestions?q=xqzzvw')).body).toEqual({
      products: [],
      categories: [],
      shops: [],
      correctedQuery: null,
    })
  })
})

describe('a shop whose name joins letters and digits', () => {
  beforeAll(async () => {
    const { db } = app().deps
    const shop = await createShop(db, { name: 'Studio54', slug: 'studio54' })
    await createProduct(db, shop.id)
  })

  test.each(['Studio54', 'studio 54', 'studio5', '54'])('%s suggests and finds it', async q => {
    const { body } = await get(`/api/public/search/suggestions?q=${encodeURIComponent(q)}`)
    expect(body.shops).toMatchObject([{ slug: 'studio54' }])
    const { items } = await search(q)
    expect(items.map(({ shop }: { shop: { slug: string } }) => shop.slug)).toContain('studio54')
  })
})

describe('a card shows the variant that its list asks for by color', () => {
  const card = async (query: string) => {
    const { body } = await get(`/api/public/products?limit=60&${query}`)
    return body.items.find(({ name }: { name: string }) => name.startsWith('Cove mug'))
  }

  test.each([
    ['q=mug&colors=teal', 'Lagoon'],
    ['colors=orange&category=kitchen/mugs-and-cups', 'Rust'],
    ['q=mug%20in%20ink', 'Ink'],
    ['q=blue%20mug', 'Ink'],
    ['q=teal%20mugs&colors=blue', 'Ink'],
  ])('%s: %s', async (query, glaze) => {
    const { slug, variant, picture, secondPicture } = await card(query)
    const { body: product } = await get(`/api/public/products/${slug}`)
    const shown = product.variants.find(({ id }: { id: string }) => id === variant.id)
    expect(shown).toMatchObject({
      isBuyable: true,
      optionIds: variant.options.map(({ valueId }: { valueId: string }) => valueId),
    })
    expect(variant.options).toMatchObject([{ name: 'Glaze', value: glaze }, { name: 'Size' }])
    expect(picture.id).toBe(shown.pictureId)
    expect(secondPicture === undefined).toBe(picture.id !== product.pictures[0].id)
  })

  test('respects the other choices of the filter', async () => {
    const { variant } = await card('colors=teal&options=Size:320%20ml&inStock=true&q=mug')
    expect(variant.options).toMatchObject([{ value: 'Lagoon' }, { value: '320 ml' }])
  })

  test.each(['q=cove%20mug', 'category=kitchen/mugs-and-cups', 'q=stoneware%20mug'])(
    '%s asks for none',
    async query => {
      expect(await card(query)).not.toHaveProperty('variant')
    },
  )
})

test.each(['candle', 'candles', 'cand'])(
  '“%s” suggests products of that name first, then of such a category, then others',
  async q => {
    const { items } = await search(q)
    const categories = new Map(catalog.map(({ slug, category }) => [slug, category]))
    const groupOf = ({ slug, name }: { slug: string; name: string }) => {
      if (/\bcandle/i.test(name)) return 'name'
      return /\/candle/.test(categories.get(slug)!) ? 'category' : 'other'
    }
    const groups: string[] = items.map(groupOf)
    const order = ['name', 'category', 'other']
    expect(new Set(groups)).toEqual(new Set(order))
    expect(groups).toEqual([...groups].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  },
)

test('the products of a renamed category are found by its new name', async () => {
  const { db } = app().deps
  const path = 'candles-and-bath/bath/brushes'
  expect((await search('quokkas')).total).toBe(0)
  await db.update(categories).set({ name: 'Quokkas' }).where(eq(categories.path, path))
  const found = await search('quokkas')
  expect(found.correctedQuery).toBeNull()
  const brushes = catalog.filter(({ category }) => category === path).map(({ name }) => name)
  expect(names(found).sort()).toEqual(brushes.sort())
  const [brush] = await db.select().from(products).where(eq(products.name, brushes[0]!))
  expect(brush?.categoryWords).toBe('Bath Quokkas')
})

test('a job brings a shop’s new name and town to its products, after the change itself', async () => {
  const { db } = app().deps
  const rows = async () =>
    (
      await db.execute(sql`select p.id, p.xmin::text from products p join shops s on s.id = p.shop_id
      where s.slug = 'lumen-row' order by p.id`)
    ).rows
  const { total } = await search('lumen row')
  const before = await rows()
  await db.update(shops).set({ name: 'Quorra', city: 'Tromsø' }).where(eq(shops.slug, 'lumen-row'))
  expect(await rows()).toEqual(before)
  await runJob(app(), 'follow-shops')
  expect((await search('quorra from tromso')).total).toBe(total)
  expect(await search('lumen')).toMatchObject({ items: [], total: 0 })
  const after = await rows()
  await runJob(app(), 'follow-shops')
  expect(await rows()).toEqual(after)
})

test('the command replaces the synonyms, which searches use at once', async () => {
  const settings = { DATABASE_URL: app().database.url, STOA_DATA_HOME: app().dataDir, SEED: 'own' }
  const replace = async (text: string) =>
    runCommand('synonyms', ['replace', await temporaryFile(text)], settings)
  expect((await search('mouzzle')).total).toBe(0)
  expect(await replace('# own terms\n\nMouzzle, teapot\nteapto\n')).toEqual({
    code: 0,
    stdout: 'The search knows 2 groups of words.\n',
    stderr: '',
  })
  expect((await runCommand('synonyms', ['list'], settings)).stdout).toBe('mouzzle, teapot\nteapto\n')
  expect(names(await search('mouzzle'))).toContain('Harbour teapot')
  // Known alone, it is no misspelling; the groups from before are gone.
  expect((await search('teapto')).correctedQuery).toBeNull()
  expect(names(await search('earphones'))).not.toContain('Quiet One headphones')
  const refused = await replace('mouzzle, teapot\n!!, jug\n')
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('"!!, jug" is no group of words.'),
  })
  expect((await runCommand('synonyms', ['list'], settings)).stdout).toBe('mouzzle, teapot\nteapto\n')
})
