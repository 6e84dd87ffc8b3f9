import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { type ImportDesk, importDesk } from '../catalog-runs/import-desk.ts'
import { deskOf } from '../seller/shop-desk.ts'

const app = useTestApp()

const MIGRATION = new URL('../../migrations/0036_search-text-of-products.sql', import.meta.url)

const COLUMNS =
  'Handle,Title,Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price'
const fileOf = (...lines: string[]) => `${[COLUMNS, ...lines].join('\n')}\n`

/** A shop with the calls of its seller, those of files and runs and those of single products. */
async function openDesk() {
  const desk = await importDesk(app())
  return { desk, shop: deskOf(app(), desk.shop, desk.seller) }
}

/** Names of what a shopper finds. */
async function foundBy(words: string): Promise<string[]> {
  const { body } = await app().call({
    method: 'GET',
    url: `/api/public/products?q=${encodeURIComponent(words)}&limit=48`,
  })
  return body.items.map(({ name }: { name: string }) => name)
}

/** Changes products as a run, whatever their number, and answers the run when it is done. */
async function changeAsRun(desk: ImportDesk, selection: object, action: object) {
  const { body } = await desk.post('/bulk-changes', { selection, action })
  const checked = await desk.work(body.id)
  if (!checked.actions.includes('apply')) return checked
  await desk.post(`/runs/${body.id}/apply`)
  return desk.work(body.id)
}

/** The product that a file brought. */
async function imported(desk: ImportDesk, ...lines: string[]) {
  expect(await desk.take(fileOf(...lines))).toMatchObject({ counts: { applied: 1 } })
  const { id } = (await desk.get('/products')).body.items[0]
  return (await desk.get(`/products/${id}`)).body
}

test('finds products by a tag that a change of more than 100 products added', async () => {
  const { db } = app().deps
  const { desk } = await openDesk()
  await db.execute(sql`insert into products (id, shop_id, name, slug, price_min)
    select gen_random_uuid(), ${desk.shop.id}, 'Napkin ' || n, ${desk.shop.slug} || '-napkin-' || n, 333
    from generate_series(1, 101) n`)
  await db.execute(sql`insert into variants (id, product_id, price_minor, stock)
    select gen_random_uuid(), id, 333, 5 from products where shop_id = ${desk.shop.id}`)
  const run = await changeAsRun(desk, { query: {} }, { field: 'tags', mode: 'add', tags: ['stonewashed'] })
  expect(run).toMatchObject({ status: 'done', counts: { applied: 101 } })
  expect(await foundBy('stonewashed')).toHaveLength(48)
})

test('finds an imported product by its type and vendor after its tags were edited', async () => {
  const { desk, shop } = await openDesk()
  const product = await imported(
    desk,
    'cove,Cove pot,Brackwater,Gaiwan,blue,true,Title,Default Title,A,shopify,3,24.00',
  )
  expect(await foundBy('gaiwan')).toEqual(['Cove pot'])
  const edited = await shop.patch(`products/${product.id}`, product.version, { tags: ['seagreen'] })
  expect(edited.status, edited.text).toBe(200)
  for (const word of ['gaiwan', 'brackwater', 'seagreen'])
    expect(await foundBy(word), word).toEqual(['Cove pot'])
})

test('saves in the editor whatever an import keeps', async () => {
  const { desk, shop } = await openDesk()
  const tags = Array.from({ length: 40 }, (_, at) => `tag ${at}`)
  const long =
    'a tag of a supplier that names the whole collection and its season and its year and its warehouse'
  const title = 'Teapot '.repeat(32).trim()
  const sku = 'SKU-'.repeat(30)
  const product = await imported(
    desk,
    `pot,${title},Cove,Teapot,"${[...tags, long].join(', ')}",true,Title,Default Title,${sku},shopify,3,24.00`,
  )
  expect(product.tags).toHaveLength(41)
  const { variants, version } = product
  const saved = await shop.patch(`products/${product.id}`, version, {
    name: `${product.name}!`,
    tags: product.tags,
    variants: [{ id: variants[0].id, sku: variants[0].sku, barcode: '4006381333931' }],
  })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.tags).toEqual(product.tags)
})

test('counts a tag that a product has already once, however few products change', async () => {
  const { desk, shop } = await openDesk()
  const tags = Array.from({ length: 250 }, (_, at) => `tag ${at}`)
  const { id } = await shop.product({ tags })
  const ids = [id]
  const again = { field: 'tags', mode: 'add', tags: ['Tag 1', 'tag 2'] }
  expect((await shop.post('products/bulk', { ids, action: again })).body).toMatchObject({
    unchanged: 1,
    refused: [],
  })
  expect(await changeAsRun(desk, { ids }, again)).toMatchObject({ counts: { same: 1, refused: 0 } })
  const more = { field: 'tags', mode: 'add', tags: ['one more'] }
  expect((await shop.post('products/bulk', { ids, action: more })).body.refused).toHaveLength(1)
  expect(await changeAsRun(desk, { ids }, more)).toMatchObject({ counts: { refused: 1 } })
})

test.each([
  [{ field: 'price', mode: 'percent', amount: -10 }, 80, 72],
  [{ field: 'stock', mode: 'set', amount: 7 }, 9, 14],
  [{ field: 'sale', mode: 'set', amount: 10 }, 80, 20],
])(
  'changes a variant that is off like the others, in few and in many products: %j',
  async (action, before, after) => {
    const { desk, shop } = await openDesk()
    const made = async () => {
      const values = ['Lagoon', 'Ember'].map(value => ({ id: crypto.randomUUID(), value }))
      return shop.product({
        options: [{ id: crypto.randomUUID(), name: 'Glaze', values }],
        variants: values.map(({ id }, at) => ({
          valueIds: [id],
          price: 30 + at * 20,
          stock: { from: 0, to: 4 + at },
          isActive: at === 0,
        })),
      })
    }
    const [few, many] = [await made(), await made()]
    const small = await shop.post('products/bulk', { ids: [few.id], action })
    expect(small.body).toMatchObject({ changed: 1, sumBefore: before, sumAfter: after })
    const large = await changeAsRun(desk, { ids: [many.id] }, action)
    expect(large).toMatchObject({ counts: { applied: 1 }, sumBefore: before, sumAfter: after })
    const variantsOf = async (id: string) =>
      (await shop.get(`products/${id}`)).body.variants.map(
        ({ price, salePrice, stock, isActive }: Record<string, unknown>) => ({
          price,
          salePrice,
          stock,
          isActive,
        }),
      )
    expect(await variantsOf(few.id)).toEqual(await variantsOf(many.id))
    expect((await shop.get(`products/${few.id}`)).body.variants[1].isActive).toBe(false)
  },
)

test('keeps a change of few products among the runs, to be undone for 30 days', async () => {
  const { desk, shop } = await openDesk()
  const { id } = await shop.product()
  const action = { field: 'price', mode: 'set', amount: 30 }
  const { body: changed } = await shop.post('products/bulk', { ids: [id], action })
  const { body: runs } = await desk.get('/runs?kind=bulk')
  expect(runs.items).toMatchObject([
    {
      id: changed.runId,
      status: 'done',
      action,
      counts: { applied: 1 },
      sumBefore: 24,
      sumAfter: 30,
      actions: ['undo'],
    },
  ])
  const days = (Date.parse(runs.items[0].undoUntil) - Date.parse(runs.items[0].createdAt)) / 86_400_000
  expect(days).toBe(30)
  const { body: items } = await desk.get(`/runs/${changed.runId}/items`)
  expect(items.items).toMatchObject([
    {
      productId: id,
      outcome: 'change',
      changes: [{ field: 'price', from: '24.00', to: '30.00' }],
      isApplied: true,
    },
  ])
  await desk.post(`/runs/${changed.runId}/undo`)
  expect(await desk.work(changed.runId)).toMatchObject({ status: 'undone', counts: { undone: 1 } })
  expect((await shop.get(`products/${id}`)).body.variants[0].price).toBe(24)
})

test('says what is wrong in one form: a field for programs and a sentence with the SKU', async () => {
  const { desk, shop } = await openDesk()
  const product = await shop.product({ variants: [{ price: 24, sku: 'COVE-1', stock: { from: 0, to: 10 } }] })
  const ids = [product.id]
  const action = { field: 'sale', mode: 'set', amount: 40 }
  const field = { pointer: '/variants/0/salePrice', code: 'maximum' }
  const sentence = 'COVE-1: The sale price must be below the price.'

  const small = await shop.post('products/bulk', { ids, action })
  expect(small.body.refused).toMatchObject([{ productId: product.id, reason: sentence, fields: [field] }])
  const large = await changeAsRun(desk, { ids }, action)
  const { body: items } = await desk.get(`/runs/${large.id}/items`)
  expect(items.items[0].problems).toMatchObject([{ ...field, reason: sentence }])
  const edited = await shop.patch(`products/${product.id}`, 1, {
    variants: [{ id: product.variants[0].id, salePrice: 40 }],
  })
  expect(edited.body).toMatchObject({ code: 'request.invalid', detail: sentence, fields: [field] })
})

test('restores by migration the tags and types that older releases left out', async () => {
  const { db } = app().deps
  const { desk } = await openDesk()
  const product = await imported(
    desk,
    'restored,Restored lamp,Acme,Sconce,brushed,true,Title,Default Title,MIG-1,shopify,4,20.00',
  )
  await db.execute(
    sql`update products set search_extra = 'Acme unbrushed unSconced' where id = ${product.id}`,
  )
  expect(await foundBy('sconce')).toEqual([])
  await db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')))
  expect(await foundBy('sconce')).toEqual(['Restored lamp'])
  expect(await foundBy('brushed')).toContain('Restored lamp')
})
