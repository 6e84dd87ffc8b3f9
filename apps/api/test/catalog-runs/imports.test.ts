import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createJobs } from '../../src/modules/jobs.ts'
import { useTestApp } from '../app.ts'
import { startCommand, temporaryFile } from '../catalog/command.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'
import { file, type ImportDesk, importDesk } from './import-desk.ts'

const app = useTestApp()
let desk: ImportDesk
beforeAll(async () => {
  desk = await importDesk(app())
})

const data = process.env.STOA_DATA_DIR
const real = data && existsSync(join(data, 'shopify-apparel.csv')) ? data : null
if (!real) console.warn('skipped: imports of real files, because STOA_DATA_DIR does not have them')

describe.skipIf(!real)('[SEL-07] real files of Shopify’s', () => {
  test.each([
    ['shopify-apparel.csv', 20],
    ['shopify-home-and-garden.csv', 20],
  ])('%s is checked without a trace, applied as promised, and undone', async (name, count) => {
    const own = await importDesk(app())
    const before = await own.everything()
    const text = readFileSync(join(real!, name))
    const { status, body } = await own.send(text)
    expect([status, body.status]).toEqual([202, 'checking'])
    const checked = await own.work(body.id)
    expect(checked).toMatchObject({ status: 'checked', counts: { new: count, refused: 0 }, problem: null })
    expect(await own.everything()).toEqual(before)

    await own.post(`/runs/${body.id}/apply`)
    expect(await own.work(body.id)).toMatchObject({ status: 'done', counts: { applied: count, conflict: 0 } })
    const again = await own.take(text)
    expect(again).toMatchObject({ status: 'checked', isRepeat: true, counts: { same: count } })

    await own.post(`/runs/${body.id}/undo`)
    expect(await own.work(body.id)).toMatchObject({
      status: 'undone',
      counts: { undone: count, conflict: 0 },
    })
    expect(await own.everything()).toEqual(before)
  })
})

const mug = 'mug,Mug,<p>Good</p>,Cove,"clay, blue",true,Glaze,Lagoon,M-L,shopify,8,24.00,'
const ember = 'mug,,,,,,,Ember,M-E,shopify,4,20.00,26.00'
const bowl = 'bowl,Bowl,,,,true,Title,Default Title,B-1,shopify,3,12.00,'

test('[SEL-07] predicts each row’s outcome in the check, and restores everything by undo', async () => {
  const own = await importDesk(app())
  await own.take(file(mug, ember, bowl))
  const before = await own.everything()
  const text = file(
    mug.replace('Mug,', 'Wide mug,').replace('24.00', '25.50'),
    'mug,,,,,,,Rust,M-R,shopify,2,21.00,',
    bowl,
    'vase,Vase,,,,true,Title,Default Title,,,,30,',
    'jug,Jug,,,,true,Title,Default Title,,,,“24,5O”,',
  )
  const { body } = await own.send(text)
  const checked = await own.work(body.id)
  expect(checked).toMatchObject({
    status: 'checked',
    total: 5,
    counts: { new: 1, change: 1, same: 1, refused: 1 },
    actions: ['map', 'apply', 'cancel'],
  })
  const changed = await own.get(`/runs/${body.id}/items?outcome=change`)
  expect(changed.body.items).toMatchObject([{ handle: 'mug', line: 2, title: 'Wide mug' }])
  expect(changed.body.items[0].changes).toEqual([
    { field: 'name', variant: null, from: 'Mug', to: 'Wide mug' },
    { field: 'variant', variant: 'Ember', from: 'offered', to: null },
    { field: 'price', variant: 'Lagoon', from: '24.00', to: '25.50' },
    { field: 'variant', variant: 'Rust', from: null, to: 'offered' },
    { field: 'price', variant: 'Rust', from: null, to: '21.00' },
    { field: 'stock', variant: 'Rust', from: null, to: '2' },
    { field: 'sku', variant: 'Rust', from: null, to: 'M-R' },
  ])
  const refused = await own.get(`/runs/${body.id}/items?outcome=refused`)
  expect(refused.body.items[0].problems).toMatchObject([{ line: 6, column: '14' }])
  expect(await own.everything()).toEqual(before)

  await own.post(`/runs/${body.id}/apply`)
  const done = await own.work(body.id)
  expect(done).toMatchObject({ status: 'done', position: 2, total: 2, counts: { applied: 2, conflict: 0 } })
  const { body: shown } = await app().call({ method: 'GET', url: '/api/public/products/mug' })
  expect(shown).toMatchObject({ name: 'Wide mug', variants: [{ price: 25.5 }, { price: 21 }] })

  await own.post(`/runs/${body.id}/undo`)
  expect(await own.work(body.id)).toMatchObject({ status: 'undone', counts: { undone: 2 } })
  expect(await own.everything()).toEqual(before)
})

test('uses the file’s stock for new variants, as replacement or as addition, and undoes it', async () => {
  const own = await importDesk(app())
  await own.take(file(bowl))
  const stock = async () =>
    (
      await app().database.pool.query(
        `select v.stock from variants v join products p on p.id = v.product_id where p.shop_id = '${own.shop.id}'`,
      )
    ).rows[0].stock
  const more = file(bowl.replace(',3,', ',10,'))
  expect(await own.take(more)).toMatchObject({ status: 'checked', counts: { same: 1 } })
  expect(await own.take(more, 'add')).toMatchObject({ status: 'done' })
  expect(await stock()).toBe(13)
  const { id } = await own.take(more, 'replace')
  expect(await stock()).toBe(10)
  await app().database.pool.query(
    `update variants v set stock = stock - 4 from products p where p.id = v.product_id and p.shop_id = '${own.shop.id}'`,
  )
  await own.post(`/runs/${id}/undo`)
  await own.work(id)
  expect(await stock()).toBe(9)
  const { rows } = await app().database.pool.query(
    `select reason, delta, note from stock_movements where shop_id = '${own.shop.id}' order by id`,
  )
  expect(rows.map(({ reason, delta }) => [reason, delta])).toEqual([
    ['import', 10],
    ['import', -3],
    ['sale', -4],
    ['undo', 3],
  ])
  expect(rows[0].note).toBe('kiln.csv')
})

test('leaves a product alone if it was changed after the check, when applying and undoing', async () => {
  const own = await importDesk(app())
  await own.take(file(mug, bowl))
  const rename = (handle: string, name: string) =>
    app().database.pool.query(
      `update products set name = $1, version = version + 1 where shop_id = $2 and import_key = $3`,
      [name, own.shop.id, handle],
    )
  const { body } = await own.send(file(mug.replace('Mug,', 'Cup,'), bowl.replace('Bowl,', 'Dish,')))
  await own.work(body.id)
  await rename('mug', 'Beaker')
  await own.post(`/runs/${body.id}/apply`)
  expect(await own.work(body.id)).toMatchObject({ counts: { applied: 1, conflict: 1 } })
  await rename('bowl', 'Plate')
  await own.post(`/runs/${body.id}/undo`)
  expect(await own.work(body.id)).toMatchObject({ status: 'undone', counts: { undone: 0, conflict: 2 } })
  const { rows } = await app().database.pool.query(
    `select name from products where shop_id = '${own.shop.id}' order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['Beaker', 'Plate'])
  const { body: left } = await own.get(`/runs/${body.id}/items?outcome=conflict`)
  expect(left.items.map(({ problems }: { problems: { reason: string }[] }) => problems[0]!.reason)).toEqual([
    expect.stringContaining('after the check'),
    expect.stringContaining('changed since'),
  ])
})

test('recognizes renamed options by the file that brought them, next to new ones of the old name', async () => {
  const own = await importDesk(app())
  await own.take(file(mug, ember))
  const { body: list } = await own.get('/products')
  const { body: product } = await own.get(`/products/${list.items[0].id}`)
  const rename = ({
    id,
    name,
    values,
  }: {
    id: string
    name: string
    values: { id: string; value: string }[]
  }) => ({
    id,
    name: name === 'Glaze' ? 'Finish' : name,
    values: values.map(value => ({ id: value.id, value: value.value === 'Ember' ? 'Rust' : value.value })),
  })
  const renamed = await app().call({
    method: 'PATCH',
    url: `/api/seller/products/${product.id}`,
    token: own.seller.token,
    headers: { 'if-match': `"${product.version}"` },
    payload: { options: product.options.map(rename) },
  })
  expect(renamed.status, renamed.text).toBe(200)
  const variants = async () => {
    const { body } = await own.get(`/products/${product.id}`)
    const { values } = body.options[0]
    const nameOf = (id: string) => values.find((value: { id: string }) => value.id === id).value
    return body.variants.map(
      (variant: { id: string; valueIds: string[]; price: number; salePrice: number | null }) => [
        nameOf(variant.valueIds[0]!),
        variant.salePrice ?? variant.price,
        product.variants.findIndex(({ id }: { id: string }) => id === variant.id),
      ],
    )
  }
  const again = await own.take(file(mug, ember.replace('20.00', '21.00')))
  expect(again).toMatchObject({ status: 'done', counts: { applied: 1, conflict: 0 } })
  expect(await variants()).toEqual([
    ['Lagoon', 24, 0],
    ['Rust', 21, 1],
  ])

  const rust = 'mug,,,,,,,Rust,M-R,shopify,2,22.00,'
  const both = await own.take(file(mug, ember, rust))
  expect(both).toMatchObject({ status: 'done', counts: { applied: 1, conflict: 0 } })
  expect(await variants()).toEqual([
    ['Lagoon', 24, 0],
    ['Ember', 20, -1],
    ['Rust', 22, 1],
  ])
})

test('an import is undone though a category of before was deleted since', async () => {
  const own = await importDesk(app())
  const parent = '0198a000-0000-7000-8000-00000000c0de'
  await app().database.pool.query(
    `insert into categories (id, name, slug, path, depth, source) values ($1, 'Kilns', 'kilns', 'kilns', 1, 'seed')`,
    [parent],
  )
  const { body: category } = await own.post('/categories', { parentId: parent, name: 'Own mugs' })
  await own.take(file(mug))
  const place = `update products set category_id = $1, version = version + 1 where shop_id = $2`
  await app().database.pool.query(place, [category.id, own.shop.id])
  const { id } = await own.take(file(mug.replace('Mug,', 'Cup,')))
  const deleted = await app().call({
    method: 'DELETE',
    url: `/api/seller/categories/${category.id}?productsTo=${parent}`,
    token: own.seller.token,
  })
  expect(deleted.status, deleted.text).toBe(204)
  await own.post(`/runs/${id}/undo`)
  expect(await own.work(id)).toMatchObject({ status: 'undone', counts: { undone: 1, conflict: 0 } })
  const { rows } = await app().database.pool.query(
    `select name, category_id from products where shop_id = '${own.shop.id}'`,
  )
  expect(rows).toEqual([{ name: 'Mug', category_id: parent }])
})

test('asks for unknown column names once, and remembers them', async () => {
  const own = await importDesk(app())
  const text = 'Ref;Title;Variant Price\nmug;Mug;24,50\n'
  const { body } = await own.send(text)
  expect(body).toMatchObject({ status: 'received', delimiter: 'semicolon', actions: ['map', 'cancel'] })
  expect(body.problem).toMatch(/“Handle”/)
  expect(body.columns[0]).toEqual({ name: 'Ref', field: null, sample: 'mug' })
  const mapped = await own.put(`/runs/${body.id}/mapping`, { columns: [{ name: 'Ref', field: 'handle' }] })
  expect(mapped.body).toMatchObject({ status: 'checking', problem: null })
  expect(await own.work(body.id)).toMatchObject({ status: 'checked', counts: { new: 1 } })
  await own.post(`/runs/${body.id}/cancel`)
  expect((await own.send(text)).body).toMatchObject({ status: 'checking' })
})

test('lists adjusted cells in check and result, and asks once how numbers are meant', async () => {
  const own = await importDesk(app())
  const rows = [
    'Handle;Title;SEO Description;Variant Grams;Variant Price',
    `vase;Vase;${'A vase. '.repeat(80)};0,4;12,50`,
    'table;Table;;;1.500',
  ]
  const { body } = await own.send(rows.join('\n'))
  const checked = await own.work(body.id)
  expect(checked).toMatchObject({ counts: { new: 1, refused: 1, ambiguous: 1 }, decimalMark: null })
  const problems = async (outcome: string) =>
    (await own.get(`/runs/${body.id}/items?outcome=${outcome}`)).body.items.flatMap(
      (item: { problems: { line: number; column: string }[] }) =>
        item.problems.map(({ line, column }) => `${line} ${column}`),
    )
  expect(await problems('refused')).toEqual(['3 Variant Price'])
  const notes = ['2 SEO Description', '2 Variant Grams']
  expect(await problems('new')).toEqual(notes)

  await own.put(`/runs/${body.id}/mapping`, { decimalMark: 'comma' })
  expect(await own.work(body.id)).toMatchObject({
    counts: { new: 2, refused: 0, ambiguous: 0 },
    decimalMark: 'comma',
  })
  await own.post(`/runs/${body.id}/apply`)
  await own.work(body.id)
  expect(await problems('new')).toEqual(notes)
  const { body: shown } = await app().call({ method: 'GET', url: '/api/public/products/table' })
  expect(shown).toMatchObject({ price: 1500 })
})

test('reads a file again in the encoding that its sender chooses', async () => {
  const own = await importDesk(app())
  const text = Buffer.concat([
    Buffer.from('Handle,Title,Price\ncup,'),
    // żółty kubek
    Buffer.from([0xbf, 0xf3, 0xb3]),
    Buffer.from('ty kubek,9\n'),
  ])
  const { body } = await own.send(text)
  expect(body).toMatchObject({ encoding: 'windows-1250' })
  await own.work(body.id)
  const title = async () => (await own.get(`/runs/${body.id}/items?outcome=new`)).body.items[0].title
  expect(await title()).toBe('żółty kubek')
  const { body: again } = await own.put(`/runs/${body.id}/mapping`, { encoding: 'windows-1251' })
  expect(again).toMatchObject({ encoding: 'windows-1251' })
  await own.work(body.id)
  expect(await title()).toBe('їуіty kubek')
})

test('carries the meaning of columns over to their names in another encoding', async () => {
  const own = await importDesk(app())
  // “Größe;Preis” and a row, as Windows-1252 writes them.
  const text = Buffer.concat([
    Buffer.from('Titel,Gr'),
    Buffer.from([0xf6, 0xdf]),
    Buffer.from('e,Preis\nTasse,gro'),
    Buffer.from([0xdf]),
    Buffer.from(',9\n'),
  ])
  const { body } = await own.send(text)
  const mapped = await own.put(`/runs/${body.id}/mapping`, {
    encoding: 'windows-1251',
    columns: [
      { name: 'Titel', field: 'handle' },
      { name: body.columns[1].name, field: 'title' },
      { name: 'Preis', field: 'price' },
    ],
  })
  expect(mapped.body.columns.map(({ name, field }: Record<string, string>) => [name, field])).toEqual([
    ['Titel', 'handle'],
    ['GrцЯe', 'title'],
    ['Preis', 'price'],
  ])
  expect(await own.work(body.id)).toMatchObject({ counts: { new: 1, refused: 0 } })
  const { rows } = await app().database.pool.query('select mapping from catalog_runs where id = $1', [
    body.id,
  ])
  expect(Object.keys(rows[0].mapping).sort()).toEqual(['GrцЯe', 'Preis', 'Titel'])
})

test('keeps the stock of Etsy’s variants, and updates reordered listings of one title', async () => {
  const own = await importDesk(app())
  const columns =
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU'
  const shelf = 'Shelf,Oiled.,85,USD,9,Custom,Length,"40 cm,60 cm","S-40,S-60"'
  const twins = ['Shelf,Raw.,50,USD,2,,,,R-1', 'Shelf,Painted.,60,USD,3,,,,P-1']
  const read = async () =>
    (
      await app().database.pool.query(
        `select v.sku, v.stock, v.price_minor::int as price, v.id from variants v join products p on p.id = v.product_id
          where p.shop_id = $1 and v.is_active order by v.sku`,
        [own.shop.id],
      )
    ).rows
  expect(await own.take([columns, shelf, ...twins].join('\n'))).toMatchObject({ counts: { applied: 3 } })
  await app().database.pool.query(
    `update variants set stock = 5 from products p where p.id = product_id and p.shop_id = $1 and sku like 'S-%'`,
    [own.shop.id],
  )
  const before = await read()
  expect(before.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['P-1', 3],
    ['R-1', 2],
    ['S-40', 5],
    ['S-60', 5],
  ])
  const reordered = [columns, ...twins.toReversed(), shelf].join('\n')
  expect(await own.take(reordered, 'replace')).toMatchObject({ counts: { new: 0, change: 0, same: 3 } })
  const dearer = reordered.replace('Raw.,50', 'Raw.,55')
  expect(await own.take(dearer, 'replace')).toMatchObject({ counts: { applied: 1 } })
  expect(await read()).toEqual(before.map(row => (row.sku === 'R-1' ? { ...row, price: 5_500 } : row)))
})

test('[SEL-07] shows an import as stalled when its process is killed, and resumes it', async () => {
  const own = await importDesk(app())
  const count = 1_200
  const lines = Array.from(
    { length: count },
    (_, n) => `p${n},P ${n},,,,true,Title,Default Title,,shopify,1,5,`,
  )
  const path = await temporaryFile(file(...lines))
  const child = startCommand('import-products', [path, '--shop', own.shop.slug, '--no-pictures'], {
    DATABASE_URL: app().database.url,
    STOA_DATA_HOME: app().dataDir,
  })
  const written = async () => (await own.get('/runs')).body.items[0]?.counts.applied ?? 0
  await expect.poll(written, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await once(child, 'close')

  const { id, status, counts } = (await own.get('/runs')).body.items[0]
  expect(status).toBe('applying')
  expect(counts.applied % 200).toBe(0)
  app().clock.advance(61_000)
  expect((await own.get(`/runs/${id}`)).body.isStalled).toBe(true)
  const carryOn = createJobs(app().deps, null).find(({ name }) => name === 'carry-on-runs')!
  await carryOn.work({} as never)
  const { rows: jobs } = await app().database.pool.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'apply-run' and key = 'run ${id}'`,
  )
  expect(jobs).toHaveLength(1)
  expect(await own.work(id)).toMatchObject({ status: 'done', counts: { new: count, applied: count } })
  const { rows } = await app().database.pool.query(
    `select count(*)::int as products from products where shop_id = '${own.shop.id}'`,
  )
  expect(rows).toEqual([{ products: count }])
}, 120_000)

test('ends a step that fails repeatedly with a reason, and can undo what it wrote', async () => {
  const own = await importDesk(app())
  const { pool } = app().database
  const lines = Array.from(
    { length: 250 },
    (_, n) => `p${n},P ${n},,,,true,Title,Default Title,,shopify,1,5,`,
  )
  const { body } = await own.send(file(...lines))
  await own.work(body.id)
  await own.post(`/runs/${body.id}/apply`)
  await pool.query(`create function break_off() returns trigger language plpgsql as $$
    begin if new.import_key = 'p220' then raise exception 'no more room'; end if; return new; end $$`)
  await pool.query(
    `create trigger break_off before insert on products for each row execute function break_off()`,
  )
  for (let attempt = 0; attempt < 4; attempt += 1) await expect(own.work(body.id)).rejects.toThrow()
  await pool.query(`drop trigger break_off on products`)
  const { body: failed } = await own.get(`/runs/${body.id}`)
  expect(failed).toMatchObject({ status: 'failed', position: 200, actions: ['undo'] })
  expect(failed.problem).toContain('on our side')
  await own.post(`/runs/${body.id}/undo`)
  expect(await own.work(body.id)).toMatchObject({ status: 'undone', counts: { undone: 200 } })
})

test('repeats a run’s response under its key, runs one at a time, and hides it from other shops', async () => {
  const own = await importDesk(app())
  const { body } = await own.send(file(mug))
  expect((await own.send(file(bowl))).body.code).toBe('run.busy')
  await own.work(body.id)
  const key = 'the-same-key-twice'
  expect((await own.post(`/runs/${body.id}/apply`, {}, key)).body.status).toBe('applying')
  expect((await own.post(`/runs/${body.id}/apply`, {}, key)).status).toBe(200)
  expect((await own.post(`/runs/${body.id}/apply`)).body.code).toBe('run.not_allowed')
  await own.work(body.id)

  for (const path of [`/runs/${body.id}`, `/runs/${body.id}/items`, `/runs/${body.id}/refused`])
    expect((await desk.get(path)).body.code).toBe('run.not_found')
  expect((await desk.post(`/runs/${body.id}/undo`)).body.code).toBe('run.not_found')
  expect((await desk.get('/runs')).body.items.map(({ id }: { id: string }) => id)).not.toContain(body.id)
  const clerk = await memberOf(app() as ShopFloor, own.shop.id, 'staff')
  await app().database.pool.query(`update shop_members set keys = '{orders}' where user_id = '${clerk.id}'`)
  const refused = await app().call({ method: 'GET', url: '/api/seller/runs', token: clerk.token })
  expect(refused.body.code).toBe('seller.not_allowed')
})

test('runs are listed the newest first, page by page', async () => {
  const own = await importDesk(app())
  const ids: string[] = []
  for (const line of [mug, bowl, mug.replace('Mug', 'Cup')]) ids.unshift((await own.take(file(line))).id)
  const first = await own.get('/runs?limit=2')
  const second = await own.get(`/runs?limit=2&cursor=${encodeURIComponent(first.body.page.next)}`)
  expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(ids)
  expect(first.body.items[0]).toMatchObject({ fileName: 'kiln.csv', actor: 'Robin', status: 'done' })
})
