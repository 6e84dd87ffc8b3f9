import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../seed/seed.ts'
import { useTestApp } from '../app.ts'
import { runCommand, temporaryFile } from './command.ts'
import { importText } from './import-text.ts'

const app = useTestApp()
const get = async (url: string) => (await app().call({ method: 'GET', url })).body
const command = (file: string, ...rest: string[]) =>
  runCommand('import-products', [file, '--no-pictures', ...rest], {
    DATABASE_URL: app().database.url,
    STOA_DATA_HOME: app().dataDir,
  })

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src'

/** Runs the command's function, without a process around it. */
const importLines = (shop: string, ...lines: string[]) =>
  importText(app(), [HEADER, ...lines].join('\n'), shop)

/** Everything the catalog's tables hold, for a comparison. */
async function everything() {
  const { pool } = app().database
  const tables = [
    'products',
    'variants',
    'product_options',
    'product_option_values',
    'variant_values',
    'product_media',
    'media',
  ]
  return Promise.all(
    tables.map(async table => (await pool.query(`select * from ${table} order by 1, 2`)).rows),
  )
}

beforeAll(async () => {
  await seedDemo(app().deps)
})

const data = process.env.STOA_DATA_DIR
const real = data && existsSync(join(data, 'shopify-apparel.csv')) ? data : null
if (!real) console.warn('skipped: imports of real files, because STOA_DATA_DIR does not have them')

describe.skipIf(!real)("real files of Shopify's", () => {
  test.each([
    ['shopify-apparel.csv', 'wayfare', 22, 20],
    ['shopify-home-and-garden.csv', 'fold-and-timber', 21, 20],
  ])('imports every row of %s, and changes nothing in a second run', async (name, shop, rows, count) => {
    const before = (await get(`/api/public/products?shop=${shop}&limit=1`)).total
    const first = await command(join(real!, name), '--shop', shop)
    expect(first).toMatchObject({ code: 0 })
    expect(first.stdout).toContain(
      `${rows} rows, ${count} products accepted: ${count} new, 0 changed, 0 as they were`,
    )
    expect(first.stdout).toContain('refused: 0')
    expect((await get(`/api/public/products?shop=${shop}&limit=1`)).total).toBe(before + count)

    const rowsBefore = await everything()
    const second = await command(join(real!, name), '--shop', shop)
    expect(second.stdout).toContain(`${count} products accepted: 0 new, 0 changed, ${count} as they were`)
    expect(await everything()).toEqual(rowsBefore)
  })

  test('sells their products: found by search, shown with options, prices and a placeholder', async () => {
    const found = await get('/api/public/products?q=copper%20light')
    expect(found.items[0]).toMatchObject({
      slug: 'copper-light',
      // It hasn't been for sale here at 75, its compare-at price.
      price: 59.99,
      priceSale: null,
      isSoldOut: false,
    })
    const pot = await get('/api/public/products/clay-plant-pot')
    expect(pot).toMatchObject({
      category: { path: 'plants/pots' },
      options: [{ name: 'Size', values: [{ name: 'Regular' }, { name: 'Large' }] }],
      variants: [
        { price: 9.99, stock: null, isBuyable: true },
        { price: 15.99, stock: null, isBuyable: true },
      ],
    })
    const picture = await app().app.inject({ method: 'GET', url: `${pot.pictures[0].base}/320.webp` })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const quote = await app().call({
      method: 'POST',
      url: '/api/public/cart/quote',
      payload: [{ product: { id: pot.id }, quantity: 3, optionIds: pot.variants[1].optionIds }],
    })
    expect([quote.status, quote.text]).toEqual([200, expect.stringContaining('15.99')])
    // Tags alone, such as `women`, name no category: the shop and the search have it.
    const shirt = await get('/api/public/products/ocean-blue-shirt')
    expect(shirt).toMatchObject({ category: null, ancestors: [], shop: { slug: 'wayfare' } })
  })
})

describe('a hostile file', () => {
  const rows = [
    'evil,"<script>alert(1)</script>Mug","<p onclick=""alert(1)"">Good<script>alert(2)</script><a href=""javascript:alert(3)"">link</a><img src=x onerror=alert(4)></p>",V,Mugs,"a,b",true,Title,Default Title,,,deny,10,,javascript:alert(5)',
    `huge,Huge,${'x'.repeat(5_000_000)},V,,,true,Title,Default Title,,,deny,10,,`,
    'formula,"=cmd|\' /C calc\'!A0",+1+1,V,,@tag,true,Title,Default Title,,,deny,10,,http://169.254.169.254/latest/meta-data',
    'broken,"never closed,x,V,,,true,Title,Default Title,,,deny,10,,',
    'sized,Sized,,V,,,true,Size,S,shopify,0,deny,10,12,',
    'sized,,,,,,,,S,,,,11,,',
    'sized,,,,,,,,M,shopify,4,deny,11,,',
    'hidden,Hidden,,V,,,false,Title,Default Title,,,deny,10,,',
    'evil,Another,,V,,,true,Title,Default Title,,,deny,10,,',
  ]

  test('is reported row by row, and its sound rows are imported harmlessly', async () => {
    const file = await temporaryFile(`\uFEFF${[HEADER, ...rows].join('\r\n')}\r\n`)
    const { code, stdout } = await command(file, '--shop', 'oak-and-iron')
    expect(code).toBe(2)
    expect(stdout).toContain('3 products accepted: 3 new')
    expect(stdout).toContain('refused: 4')
    expect(stdout).toMatch(/line 3, Body \(HTML\): .*5,000,000 characters/)
    expect(stdout).toMatch(/line 5, row: .*quotation mark/)
    expect(stdout).toMatch(/line 7, Option1 Value: the variant of line 6 has the same options/)
    expect(stdout).toMatch(/line 10, Title: another product/)
    expect(stdout).toMatch(/line 2, Image Src: not a URL/)

    const evil = await get('/api/public/products/evil')
    expect(evil.name).toBe('<script>alert(1)</script>Mug')
    expect(evil.descriptionHtml).toBe('<p>Goodlink</p>')
    expect(evil.category).toMatchObject({ path: 'kitchen/mugs-and-cups/mugs' })
    expect(await get('/api/public/products/formula')).toMatchObject({ name: "=cmd|' /C calc'!A0" })
    // A product with one row at fault is left out whole, and its other rows change nothing.
    expect((await get('/api/public/products/sized')).code).toBe('product.not_found')
    expect((await get('/api/public/products/hidden')).code).toBe('product.not_found')
  })
})

test('stops offering a variant that a changed file omits', async () => {
  const bowl = 'bowl,Bowl,,,,,true,Size,S,,,,10,,'
  await importLines('oak-and-iron', bowl, 'bowl,,,,,,,,M,,,,12,,')
  const before = await get('/api/public/products/bowl')
  const report = await importLines(
    'oak-and-iron',
    'bowl,Deep bowl,,,,,true,Size,M,,,,11,,',
    'bowl,,,,,,,,L,,,,13,,',
  )
  expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 0 })
  const after = await get('/api/public/products/bowl')
  expect(after).toMatchObject({ id: before.id, name: 'Deep bowl', variants: [{ price: 11 }, { price: 13 }] })
  expect(after.variants[0].id).toBe(before.variants[1].id)
  expect(after.options[0].values.map(({ name }: { name: string }) => name)).toEqual(['M', 'L'])
  const card = (await get('/api/public/products?q=deep%20bowl')).items[0]
  expect(card).toMatchObject({ price: 11, hasPriceRange: true, optionCount: 1 })
})

test('a product that gains options, and loses them again, can be bought all along', async () => {
  const plain = 'jar,Jar,,,,,true,Title,Default Title,,,,10,,'
  const sized = ['jar,Jar,,,,,true,Size,S,,,,10,,', 'jar,,,,,,,,M,,,,12,,']
  const shape = async () => {
    const { options, variants } = await get('/api/public/products/jar')
    return [options.length, variants.map(({ optionIds }: { optionIds: string[] }) => optionIds.length)]
  }
  await importLines('oak-and-iron', plain)
  expect(await shape()).toEqual([0, [0]])
  await importLines('oak-and-iron', ...sized)
  expect(await shape()).toEqual([1, [1, 1]])
  await importLines('oak-and-iron', plain)
  expect(await shape()).toEqual([0, [0]])
  expect(await importLines('oak-and-iron', plain)).toMatchObject({ unchanged: 1, updated: 0 })
})

test('a handle that another shop has gets the shop behind it', async () => {
  const vase = 'vase,Vase,,,,,true,Title,Default Title,,,,10,,'
  await importLines('oak-and-iron', vase)
  await importLines('green-porch', vase)
  expect((await get('/api/public/products/vase')).shop.slug).toBe('oak-and-iron')
  expect((await get('/api/public/products/vase-green-porch')).shop.slug).toBe('green-porch')
})

test('counts available pictures, and reports the others line by line', async () => {
  const asked: string[] = []
  const text = [
    HEADER,
    'a,A,,,,,true,Title,Default Title,,,,10,,https://one.example/1.jpg',
    'b,B,,,,,true,Title,Default Title,,,,10,,https://two.example/2.jpg',
  ].join('\n')
  const report = await importText(app(), text, 'green-porch', async id => {
    asked.push(id)
    if (asked.length === 2) throw new Error('the server answered 404')
  })
  expect(report).toMatchObject({ created: 2, refused: [], pictures: { fetched: 1, left: 0 } })
  expect(report.pictures.missing).toMatchObject([
    { column: 'Image Src', reason: expect.stringMatching(/two.*404/) },
  ])
})

test.each([
  ['no shop', ['FILE'], /import:products FILE --shop SLUG/],
  ['columns that are missing', ['FILE', '--shop', 'wayfare'], /no column “Handle”, “Title”, “Variant Price”/],
])('reports %s in one line', async (_, given, expected) => {
  const file = await temporaryFile('Name,Cost\nMug,5')
  const { code, stdout, stderr } = await runCommand(
    'import-products',
    given.map(each => (each === 'FILE' ? file : each)),
    { DATABASE_URL: app().database.url, STOA_DATA_HOME: app().dataDir },
  )
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(expected)
  expect(stderr).not.toMatch(/\n {4}at /)
})

test('names an unknown shop', async () => {
  await expect(importLines('nobody')).rejects.toThrow('no shop “nobody”')
})

test('creates one product by two imports of one file at once', async () => {
  const line = 'twin,Twin,,,,,true,Size,S,,,,10,,'
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => importLines('green-porch', line)))
  const reports = outcomes.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  expect(reports.flatMap(({ refused }) => refused)).toEqual([])
  expect(reports.map(({ created }) => created).reduce((sum, each) => sum + each)).toBe(1)
  expect((await get('/api/public/products/twin')).variants).toHaveLength(1)
  expect((await get('/api/public/products?shop=green-porch&q=twin')).total).toBe(1)
})

test('refuses a number with two readings until the command states the decimal mark', async () => {
  const file = await temporaryFile('Handle;Title;Variant Price\noak-table;Oak table;1.500\n')
  const open = await command(file, '--shop', 'kiln-and-cove')
  expect(open).toMatchObject({ code: 2 })
  expect(open.stdout).toMatch(/“1.500” is either \$1,500.00 or \$1.50/)
  expect(open.stdout).toContain('--decimal-mark comma')
  expect(await command(file, '--shop', 'kiln-and-cove', '--decimal-mark', 'comma')).toMatchObject({ code: 0 })
  expect(await get('/api/public/products/oak-table')).toMatchObject({ price: 1500 })
  expect(await command(file, '--shop', 'kiln-and-cove', '--decimal-mark', 'dot')).toMatchObject({ code: 1 })
})
