import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from '../../src/platform/csv.ts'
import { visibleText } from '../../src/platform/visible-text.ts'
import { useTestApp } from '../app.ts'
import { addRates } from '../tax/taxed.ts'
import { file, importDesk } from './import-desk.ts'

const app = useTestApp({ filled: 'demo' })
test('round-trips every text in a cell, and none begins a formula', () => {
  const start = fc.constantFrom('', "'", "''", '=', '+', '-', '@', "'=", '＝', '\t')
  fc.assert(
    fc.property(start, fc.string({ unit: 'grapheme' }), (head, rest) => {
      const text = head + rest
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }),
  )
})

test('[SEL-07] imports an export without any change', async () => {
  const own = await importDesk(app())
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    // What a field of a form trims, and what no text of the database can hold.
    .map(text => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
    // An invisible title is refused.
    .filter(text => visibleText(text) !== '')
  const cell = fc.oneof(words, fc.constantFrom("=cmd|' /C calc'!A0", "'quoted", '-5', '@home', 'a "b", c;d'))
  const product = fc.record({
    title: cell,
    vendor: cell,
    tag: words.map(text => text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim() || 'tag'),
    option: cell.filter(text => text.toLowerCase() !== 'title'),
    values: fc.uniqueArray(cell, { minLength: 1, maxLength: 4 }),
    note: cell,
    price: fc.integer({ min: 1, max: 99_999 }),
    sale: fc.boolean(),
    stock: fc.option(fc.integer({ min: 0, max: 99 })),
    isActive: fc.boolean(),
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const head =
    'Handle,Title,Vendor,Tags,Published,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Type,constructor,Variant Tax Code'
  let made = 0
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 6 }), async products => {
      const rows = products.flatMap(one => {
        made += 1
        const price = (one.price / 100).toFixed(2)
        return one.values.map((value, at) =>
          [
            `trip-${made}`,
            ...(at === 0
              ? [one.title, one.vendor, one.tag, String(one.isActive), one.option]
              : ['', '', '', '', '']),
            value,
            price,
            one.sale ? (one.price / 100 + 10).toFixed(2) : '',
            one.stock === null ? '' : 'shopify',
            one.stock === null ? '' : String(one.stock),
            ...(at === 0 ? [one.note, one.note] : ['', '']),
            one.note,
          ]
            .map(text => quoted(escapeFormula(text)))
            .join(','),
        )
      })
      const run = await own.take([head, ...rows].join('\n'))
      expect(run.counts).toMatchObject({ new: products.length, refused: 0 })
      const { text } = await own.get('/exports/products')
      const { counts } = await own.take(text, 'replace')
      expect(counts).toMatchObject({ new: 0, change: 0, refused: 0 })
      expect(counts.same).toBe(made)
    }),
    // The shop keeps the products of earlier runs, so a smaller example would fail for them.
    { numRuns: 5, endOnFailure: true },
  )
})

test('[SEL-07] round-trips a column name without beginning a formula', async () => {
  const own = await importDesk(app())
  const named = `=cmd|' /C calc'!A0`
  // The second is how this shop's export writes “@sum”.
  const head = `Handle,Title,Variant Price,${named},'@sum`
  const { body: sent } = await own.send(
    [head, 'kiln,Kiln,12,first,second', head, 'broken,Broken,twelve,first,second'].join('\n'),
  )
  expect(sent.columns.map(({ name }: { name: string }) => name).slice(3)).toEqual([named, '@sum'])
  expect((await own.work(sent.id)).counts).toMatchObject({ new: 1, refused: 2 })
  const { items } = (await own.get(`/runs/${sent.id}/items?outcome=refused`)).body
  expect(items[0].problems).toMatchObject([{ line: 3, reason: 'the row repeats the header' }])
  const refused = await own.get(`/runs/${sent.id}/refused`)
  expect(refused.text.slice(1).split('\r\n')[0]).toBe(
    `Handle,Title,Variant Price,'=cmd|' /C calc'!A0,'@sum,Reason`,
  )
  await own.post(`/runs/${sent.id}/apply`)
  await own.work(sent.id)

  const { text } = await own.get('/exports/products')
  const written = text.slice(1).split('\r\n')[0]!.split(',')
  expect(written.slice(-2)).toEqual([`'=cmd|' /C calc'!A0`, `'@sum`])
  expect((await own.take(text, 'replace')).counts).toMatchObject({ same: 1, new: 0, change: 0, refused: 0 })
  expect((await own.get('/exports/products')).text).toBe(text)

  const { body: mapped } = await own.send(text)
  await own.work(mapped.id)
  await own.put(`/runs/${mapped.id}/mapping`, { columns: [{ name: '@sum', field: 'vendor' }] })
  expect((await own.work(mapped.id)).counts).toMatchObject({ change: 1 })
})

test('round-trips the shops of the demo, which no file created', async () => {
  const { rows } = await app().database.pool.query(
    `select s.id, s.slug from shops s join products p on p.shop_id = s.id group by s.id order by count(*) desc limit 2`,
  )
  for (const shop of rows) {
    const own = await importDesk(app(), shop)
    const before = await own.everything()
    const { text, headers } = await own.get('/exports/products')
    expect(headers['content-disposition']).toContain(`${shop.slug}-products-`)
    const run = await own.take(text, 'replace')
    const { body } = await own.get(`/runs/${run.id}/items?outcome=change&limit=3`)
    expect(body.items.map(({ changes }: { changes: object[] }) => changes)).toEqual([])
    expect(run.counts).toMatchObject({ new: 0, change: 0, refused: 0 })
    expect(await own.everything()).toEqual(before)
  }
})

test('a column that the file does not have leaves its field alone, an empty cell empties it', async () => {
  const own = await importDesk(app())
  await own.take(
    file('plate,Plate,<p>Good</p>,Cove,"clay, blue",true,Title,Default Title,P-1,shopify,3,12.00,15.00'),
  )
  await own.take('Handle,Title,Tags\nplate,Deep plate,\n')
  const { body } = await app().call({ method: 'GET', url: '/api/public/products/plate' })
  expect(body).toMatchObject({
    name: 'Deep plate',
    descriptionHtml: '<p>Good</p>',
    price: 12,
    priceSale: null,
  })
  const { text } = await own.get('/exports/products')
  const [head = '', row = ''] = text.slice(1).split('\r\n')
  const cells = Object.fromEntries(
    head.split(',').map((name: string, at: number) => [name, row.split(',')[at]]),
  )
  expect(cells).toMatchObject({ Title: 'Deep plate', Tags: '', Vendor: 'Cove', 'Variant SKU': 'P-1' })
})

test('imports every row of the template', async () => {
  const own = await importDesk(app())
  const { text, headers } = await own.get('/imports/template')
  expect(headers['content-type']).toContain('text/csv')
  expect((await own.take(text)).counts).toMatchObject({ new: 4, refused: 0, applied: 4 })
})

test('reads the days of a sale in the shop’s time zone, including the last one', async () => {
  const own = await importDesk(app())
  const { db } = app().deps
  // A quarter of an hour off every full hour, and a day ahead of the Americas.
  await db.execute(sql`update shops set time_zone = 'Asia/Kathmandu' where id = ${own.shop.id}`)
  const head = 'Handle,Title,Variant Price,Variant Compare At Price,Sale starts,Sale ends'
  const rows = [
    'days,Days,12.00,15.00,2030-11-25,2030-11-30',
    'moments,Moments,12.00,15.00,2030-11-25T09:30:00Z,2030-11-30T00:00:00.000Z',
    'wrong,Wrong,12.00,15.00,25.11.2030,2030-02-30',
  ]
  const run = await own.take([head, ...rows].join('\n'))
  expect(run.counts).toMatchObject({ new: 2, refused: 1 })
  const { items } = (await own.get(`/runs/${run.id}/items?outcome=refused`)).body
  expect(items[0].problems.map(({ reason }: { reason: string }) => reason)).toEqual([
    '“25.11.2030” isn’t a date such as 2026-11-30',
    '“2030-02-30” isn’t a date such as 2026-11-30',
  ])
  const found = (await own.get('/products?q=Days')).body.items[0]
  expect((await own.get(`/products/${found.id}`)).body.variants).toMatchObject([
    { saleFrom: '2030-11-25', saleUntil: '2030-11-30' },
  ])
  const { text } = await own.get('/exports/products')
  expect(text).toContain('2030-11-25,2030-11-30')
  expect(text).toContain('2030-11-25T09:30:00.000Z,2030-11-30T00:00:00.000Z')
  expect((await own.take(text)).counts).toMatchObject({ new: 0, change: 0, refused: 0, same: 2 })
})

test('reads a tax category by its code or name, and writes its code', async () => {
  const own = await importDesk(app())
  await addRates(app().deps.db, 'books', {})
  const rows = ['code,Code,12.00,BOOKS', 'none,None,12.00,', 'wrong,Wrong,12.00,toys']
  const run = await own.take(['Handle,Title,Variant Price,Tax category', ...rows].join('\n'))
  expect(run.counts).toMatchObject({ new: 2, refused: 1 })
  const { items } = (await own.get(`/runs/${run.id}/items?outcome=refused`)).body
  expect(items[0].problems).toMatchObject([
    { column: 'Tax category', reason: expect.stringContaining('there is no tax category “toys”') },
  ])
  const found = (await own.get('/products?q=Code')).body.items[0]
  expect((await own.get(`/products/${found.id}`)).body.taxCategory).toBe('books')
  const { text } = await own.get('/exports/products')
  expect((await own.take(text)).counts).toMatchObject({ new: 0, change: 0, refused: 0, same: 2 })
})

test('keeps imported products as drafts in a shop that can’t sell yet', async () => {
  const own = await importDesk(app())
  const canSell = (does: boolean) =>
    app().deps.db.execute(sql`update shops set has_opening_checks = ${!does} where id = ${own.shop.id}`)
  await canSell(false)
  const { id } = (
    await own.send('Handle,Title,Variant Price,Published\nmug,Mug,12.00,true\ncup,Cup,9.00,false')
  ).body
  expect((await own.work(id)).counts).toMatchObject({ new: 2, refused: 0, keptDrafts: 1 })
  await canSell(true)
  expect((await own.get(`/runs/${id}`)).body.counts).toMatchObject({ keptDrafts: 0 })
  await canSell(false)
  await own.post(`/runs/${id}/apply`)
  expect((await own.work(id)).counts).toMatchObject({ applied: 2, keptDrafts: 1 })
  expect((await own.get(`/runs/${id}/items`)).body.items).toMatchObject([
    { problems: [{ reason: 'Kept as a draft because your shop couldn’t sell yet.' }] },
    { problems: [] },
  ])
  expect((await own.get('/products')).body.counts).toMatchObject({ active: 0, draft: 2 })
})
