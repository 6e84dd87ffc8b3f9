import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { openShop, optionsOf } from './shop-desk.ts'

type Named = { name: string }

const app = useTestApp()

test('[SEL-04] a product is created with options, found in the list, and copied as a draft', async () => {
  const desk = await openShop(app())
  const options = optionsOf({ Glaze: ['Lagoon', 'Ember'], Size: ['200 ml', '320 ml'] })
  const [lagoon] = options[0]!.values
  const [small] = options[1]!.values
  const made = await desk.post('products', {
    name: '  Cove   mug ',
    status: 'active',
    descriptionHtml: '<p onclick="x()">Thrown <b>by hand</b><script>1</script></p>',
    tags: ['mug', 'Mug', 'lagoon'],
    options,
    variants: [
      { valueIds: [lagoon!.id, small!.id], price: 24.5, sku: 'COVE-LAG-200', stock: { from: 0, to: 3 } },
    ],
  })
  expect(made.status).toBe(201)
  expect(made.headers.etag).toBe('"1"')
  const product = made.body
  expect(product).toMatchObject({
    name: 'Cove mug',
    slug: 'cove-mug',
    descriptionHtml: '<p>Thrown <strong>by hand</strong></p>',
    tags: ['Mug', 'lagoon'],
    version: 1,
    savedBy: 'Robin',
  })
  expect(product.variants).toHaveLength(4)
  expect(product.variants.map(({ isActive, stock }: never) => [isActive, stock])).toEqual([
    [true, 3],
    [false, 0],
    [false, 0],
    [false, 0],
  ])

  const list = await desk.get('products')
  expect(list.status, list.text).toBe(200)
  expect(list.body.counts).toEqual({ all: 1, active: 1, draft: 0, archived: 0, low: 1, out: 0 })
  expect(list.body.items[0]).toMatchObject({
    name: 'Cove mug',
    priceFrom: 24.5,
    priceTo: 24.5,
    stockTotal: 3,
    stockLevel: 'low',
    variantCount: 4,
    variant: null,
    version: 1,
  })
  for (const [q, count] of Object.entries({
    co: 1,
    mu: 0,
    lag: 1,
    'cove-lag-2': 1,
    'MUG cové': 1,
    xyz: 0,
    '%%%': 0,
  }))
    expect((await desk.get(`products?q=${encodeURIComponent(q)}`)).body.items, q).toHaveLength(count)

  const copy = await desk.post(`products/${product.id}/duplicate`)
  expect(copy.status, copy.text).toBe(201)
  expect(copy.body).toMatchObject({ name: 'Cove mug (copy)', status: 'draft', slug: 'cove-mug-copy' })
  expect(copy.body.variants[0]).toMatchObject({ price: 24.5, sku: null, stock: 0, isActive: true })
  const namesOf = ({ body }: Awaited<ReturnType<typeof desk.get>>) =>
    body.items.map(({ name }: Named) => name)
  const byName = await desk.get('products?q=co&sort=name&limit=1')
  expect(namesOf(byName)).toEqual(['Cove mug'])
  const after = encodeURIComponent(byName.body.page.next)
  expect(namesOf(await desk.get(`products?q=co&sort=name&limit=1&cursor=${after}`))).toEqual([
    'Cove mug (copy)',
  ])
  for (const sort of ['newest', 'name', 'stock', 'price', 'sold'])
    expect(namesOf(await desk.get(`products?status=draft&stock=out&sort=${sort}`)), sort).toEqual([
      'Cove mug (copy)',
    ])
  const changed = await desk.patch(`products/${product.id}`, 1, { name: 'Cove cup', slug: 'cove-cup' })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.version).toBe(2)
  const moved = await app().call({ method: 'GET', url: '/api/public/products/cove-mug' })
  expect(moved.body).toMatchObject({ code: 'product.not_found', movedTo: 'cove-cup' })
  const log = await desk.get(`products/${product.id}/log`)
  expect(log.body.items[0]).toMatchObject({ what: 'updated', by: 'Robin', version: 2 })
  expect(log.body.items[0].changes).toContainEqual({
    path: 'name',
    label: '',
    before: 'Cove mug',
    after: 'Cove cup',
  })
})

test('[SEL-05] names the categories and pictures of a product’s history', async () => {
  const desk = await openShop(app())
  const { db } = app().deps
  const { id } = await desk.product()
  const ids = [newId(), newId()]
  for (const [at, name] of ['Mugs', 'Bowls'].entries())
    await db
      .insert(categories)
      .values({ id: ids[at]!, name, slug: ids[at]!, path: ids[at]!, depth: 1, source: 'seed' })
  for (const [at, categoryId] of ids.entries())
    expect((await desk.patch(`products/${id}`, at + 1, { categoryId })).status).toBe(200)
  expect((await desk.get(`products/${id}/log`)).body.names).toEqual({ [ids[0]!]: 'Mugs', [ids[1]!]: 'Bowls' })
})

test('[SEL-05] reports and merges a colleague’s save, and overwrites none of it', async () => {
  const desk = await openShop(app())
  const { id, variants } = await desk.product()
  const price = `variants/${variants[0].id}/price`
  const theirs = { tags: ['new'], variants: [{ id: variants[0].id, price: 22 }] }
  expect((await desk.patch(`products/${id}`, 1, theirs)).body.version).toBe(2)

  const mine = { name: 'Cove cup', variants: [{ id: variants[0].id, price: 24.5 }] }
  const refused = await desk.patch(`products/${id}`, 1, mine)
  expect(refused.status).toBe(412)
  expect(refused.body).toMatchObject({ code: 'edit.conflict', conflict: { by: 'Robin', version: 2 } })
  expect(refused.body.conflict.changes).toEqual([
    { path: 'tags', label: '', theirs: ['new'], isBoth: false },
    { path: price, label: '', theirs: 22, yours: 24.5, isBoth: true },
  ])
  expect((await desk.get(`products/${id}`)).body).toMatchObject({ name: 'Cove mug', version: 2 })

  const merged = await desk.patch(`products/${id}`, refused.body.conflict.version, mine)
  expect(merged.body).toMatchObject({ name: 'Cove cup', tags: ['new'], version: 3 })
})

test('[SEL-05] a save that is sent again because its answer was lost changes the stock once', async () => {
  const desk = await openShop(app())
  const { id, variants } = await desk.product()
  const [variant] = variants
  const [key, patch] = [newId(), { variants: [{ id: variant.id, stock: { from: 10, to: 13 } }] }]
  expect((await desk.patch(`products/${id}`, 1, patch, key)).body.variants).toMatchObject([{ stock: 13 }])
  await app().deps.db.execute(sql`update variants set stock = stock - 1 where id = ${variant.id}`)
  const again = await desk.patch(`products/${id}`, 1, patch, key)
  expect(again).toMatchObject({ status: 200, body: { version: 1, variants: [{ stock: 12 }] } })
  expect(again.headers.etag).toBe('"1"')
  const other = { variants: [{ id: variant.id, stock: { from: 12, to: 14 } }] }
  expect((await desk.patch(`products/${id}`, 1, other, key)).body.code).toBe('idempotency.mismatch')
  expect((await desk.patch(`products/${id}`, 1, other, newId())).body.variants).toMatchObject([{ stock: 14 }])
})

test('[SEL-05] saves twenty times between a sale and a review without conflict, with stock as difference', async () => {
  const { call, deps } = app()
  const desk = await openShop(app())
  const { id, variants } = await desk.product()
  const [variant] = variants
  for (let version = 1; version <= 20; version++) {
    await deps.db.execute(sql`update variants set stock = stock - 1 where id = ${variant.id} and stock > 5`)
    await deps.db.execute(
      sql`update products set rating_sum = rating_sum + 5, rating_count = rating_count + 1 where id = ${id}`,
    )
    const saved = await desk.patch(`products/${id}`, version, { seoTitle: `Cove mug ${version}` })
    expect(saved.status, saved.text).toBe(200)
    expect(saved.body.version).toBe(version + 1)
  }
  expect((await desk.patch(`products/${id}`, 21, { seoTitle: 'Cove mug 20' })).body.version).toBe(21)
  await deps.db.execute(sql`update variants set stock = 4 where id = ${variant.id}`)
  const changed = await desk.patch(`products/${id}`, 21, {
    variants: [{ id: variant.id, stock: { from: 5, to: 7 } }],
  })
  expect(changed.body).toMatchObject({ version: 21, variants: [{ stock: 6 }] })

  const key = newId()
  for (let time = 0; time < 2; time++) {
    const answer = await desk.post(`variants/${variant.id}/stock`, { from: 6, to: 5, note: 'broken' }, key)
    expect(answer.body).toEqual({ variantId: variant.id, stock: 5 })
  }
  expect((await desk.post(`variants/${variant.id}/stock`, { from: 9, to: 0 })).body.stock).toBe(0)
  const { body } = await desk.get(`variants/${variant.id}/stock?limit=2`)
  expect(body.items).toMatchObject([
    { delta: -5, stockAfter: 0, reason: 'edit', by: 'Robin', note: null },
    { delta: -1, stockAfter: 5, reason: 'edit', by: 'Robin', note: 'broken' },
  ])
  expect((await desk.get(`variants/${variant.id}/stock?cursor=${body.page.next}`)).body.items).toHaveLength(7)
  const other = await openShop(app())
  const foreign = { changes: [{ variantId: variant.id, from: 0, to: 9 }] }
  expect((await other.post('stock', foreign)).body.code).toBe('variant.not_found')
  for (const path of [`products/${id}`, `products/${id}/log`, `variants/${variant.id}/stock`])
    expect((await other.get(path)).status, path).toBe(404)
  expect((await other.patch(`products/${id}`, 21, { name: 'Mine' })).status).toBe(404)
  expect((await call({ method: 'GET', url: '/api/seller/products' })).status).toBe(401)
})

test('[SEL-05] edits options by id, keeps their variants, and names those that would be removed', async () => {
  const { deps } = app()
  const desk = await openShop(app())
  const options = optionsOf({ Glaze: ['Lagoon', 'Ember'] })
  const product = await desk.product({
    options,
    variants: options[0]!.values.map((value, at) => ({
      valueIds: [value.id],
      price: 20 + at,
      sku: value.value,
      stock: { from: 0, to: 4 },
    })),
  })
  const [glaze] = product.options
  const url = `products/${product.id}`
  const [lagoon, ember] = glaze.values
  const swapped = [
    { ...lagoon, value: 'Ember' },
    { ...ember, value: 'Lagoon' },
  ]
  const renamed = await desk.patch(url, 1, { options: [{ ...glaze, name: 'Color', values: swapped }] })
  expect(renamed.status, renamed.text).toBe(200)
  expect(renamed.body.variants.map(({ id, sku }: never) => [id, sku])).toEqual(
    product.variants.map(({ id, sku }: never) => [id, sku]),
  )
  const tide = { id: newId(), value: 'Tide' }
  const size = {
    id: newId(),
    name: 'Size',
    values: [
      { id: newId(), value: 'S' },
      { id: newId(), value: 'L' },
    ],
  }
  const more = await desk.patch(url, 2, {
    options: [{ ...glaze, values: [tide, ...glaze.values] }, size],
    variants: [{ valueIds: [tide.id, size.values[1]!.id], price: 30 }],
  })
  expect(more.status, more.text).toBe(200)
  expect(more.body.variants.map(({ sku, price, isActive }: never) => [sku, price, isActive])).toEqual([
    [null, 0, false],
    [null, 30, true],
    ['Lagoon', 20, true],
    [null, 0, false],
    ['Ember', 21, true],
    [null, 0, false],
  ])
  const [color, sizes] = more.body.options
  const fewer = { options: [{ ...color, values: color.values.slice(0, 2) }, sizes] }
  const refused = await desk.patch(url, 3, fewer)
  expect(refused.body).toMatchObject({
    code: 'product.variants_would_go',
    removal: { pieces: 4, openOrders: 0 },
  })
  expect(refused.body.removal.variants[0]).toMatchObject({ label: 'Ember · S', stock: 4 })
  const removed = await desk.patch(url, 3, { ...fewer, confirmRemoval: true })
  expect(removed.body.variants).toHaveLength(4)
  const plain = await desk.patch(url, 4, { options: [], confirmRemoval: true })
  expect(plain.body.variants).toHaveLength(1)
  // Carts and orders still know those that went.
  const { rows } = await deps.db.execute(sql`select from variants where product_id = ${product.id}`)
  expect(rows).toHaveLength(6)
  expect((await desk.get('products')).body.items[0]).toMatchObject({ variantCount: 1 })
})

test('each mistake is refused at its field', async () => {
  const desk = await openShop(app())
  const value = { id: newId(), value: 'Lagoon' }
  const glaze = { id: newId(), name: 'Glaze', values: [value] }
  const mistakes: [string, object][] = [
    ['/name', { name: ' ' }],
    ['/variants/0/stock/to', { variants: [{ stock: { from: 0, to: -1 } }] }],
    ['/variants/0/price', { variants: [{ price: 'twenty' }] }],
    ['/variants/0/price', { variants: [{ price: 20.001 }] }],
    ['/variants/0/salePrice', { variants: [{ price: 20, salePrice: 21 }] }],
    [
      '/variants/0/saleUntil',
      { variants: [{ price: 20, salePrice: 9, saleFrom: '2026-12-02', saleUntil: '2026-12-01' }] },
    ],
    ['/variants/0/salePrice', { variants: [{ price: 20, saleFrom: '2026-12-02' }] }],
    ['/options/0/name', { options: [{ ...glaze, name: '' }] }],
    ['/options/0/values', { options: [{ ...glaze, values: [] }] }],
    [
      '/options/0/values/1/value',
      { options: [{ ...glaze, values: [value, { id: newId(), value: ' lagoon' }] }] },
    ],
    [
      '/options/1/name',
      { options: [glaze, { ...glaze, id: newId(), name: 'GLAZE', values: [{ id: newId(), value: 'x' }] }] },
    ],
    [
      '/options',
      {
        options: optionsOf(
          Object.fromEntries(['a', 'b', 'c'].map(n => [n, Array.from({ length: 13 }, (_, at) => `${at}`)])),
        ),
      },
    ],
    ['/variants', { status: 'active' }],
    ['/variants', { status: 'active', variants: [] }],
    ['/variants/0/price', { variants: [{ isActive: true }] }],
    ['/publishAt', { publishAt: '2020-01-01T00:00:00Z', variants: [{ price: 20 }] }],
    ['/pictures/0/mediaId', { pictures: [{ mediaId: 'up-nobody' }] }],
    ['/categoryId', { categoryId: newId() }],
    ['/taxCategory', { taxCategory: 'not-one-of-ours' }],
  ]
  for (const [pointer, mistake] of mistakes) {
    const { status, body, text } = await desk.post('products', { name: 'Cove mug', ...mistake })
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(
      body.fields.map((field: { pointer: string }) => field.pointer),
      text,
    ).toContain(pointer)
  }
  expect((await desk.get('products')).body.counts.all).toBe(0)
  await desk.product({ slug: 'cove-mug-of-mine' })
  const taken = await desk.post('products', { name: 'Another', slug: 'cove-mug-of-mine' })
  expect(taken.body).toMatchObject({ code: 'product.slug_taken', fields: [{ pointer: '/slug' }] })
  expect((await desk.get('products/slug?slug=Cove%20mug%20of%20mine')).body).toMatchObject({
    slug: 'cove-mug-of-mine',
    isFree: false,
    suggestion: `cove-mug-of-mine-${desk.shop.slug}`,
  })
})
