import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { UnreadableFile } from './csv-rows.ts'
import type { FileProduct, RefusedRows } from './file-product.ts'
import { hearWorker } from './hear-worker.ts'
import { readEntries } from './read-file.ts'
import { wooCommerceRows } from './woo-rows.ts'

async function read(text: string) {
  const products: FileProduct[] = []
  const refused: RefusedRows[] = []
  const as = { delimiter: ',', mapping: {}, currency: 'USD', timeZone: 'UTC' } as const
  for await (const { entries } of readEntries([text], as))
    for (const entry of entries) {
      if ('product' in entry) products.push(entry.product)
      else refused.push(entry.refused)
    }
  return { products, refused }
}

const ETSY =
  'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU'

test('reads Etsy’s listings with their variations', async () => {
  const { products, refused } = await read(
    [
      ETSY,
      '"Ash tray &amp; lid","Turned.\n\nOiled.",30.5,USD,3,"ash_tray,lid",Ash,https://a.example/1.jpg,https://a.example/2.jpg,,,,,,,AT',
      'Belt,Long.,20,EUR,8,,,,,Custom,Width,"3 cm,4 cm",Custom,Hue,"Tan,Black","B1,B2,B3,B4"',
    ].join('\n'),
  )
  expect(refused).toEqual([])
  expect(products).toMatchObject([
    {
      title: 'Ash tray & lid',
      descriptionHtml: '<p>Turned.</p><p>Oiled.</p>',
      tags: ['ash tray', 'lid'],
      options: [],
      variants: [{ price: 3050, stock: 3, sku: 'AT' }],
      pictures: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
      notes: [],
    },
    { title: 'Belt', options: ['Width', 'Hue'] },
  ])
  expect(
    products[1]!.variants.map(({ values, sku, isCounted, price }) => [...values, sku, isCounted, price]),
  ).toEqual([
    ['3 cm', 'Tan', 'B1', true, 2000],
    ['3 cm', 'Black', 'B2', true, 2000],
    ['4 cm', 'Tan', 'B3', true, 2000],
    ['4 cm', 'Black', 'B4', true, 2000],
  ])
  // One quantity for all variants says nothing about any of them.
  expect(products[1]!.variants.map(({ stock }) => stock)).toEqual(Array(4).fill(undefined))
  const columns = products[1]!.notes.map(({ column }) => column)
  expect(columns).toEqual(expect.arrayContaining(['QUANTITY', 'PRICE']))
})

test('refuses rows whose cells have moved', async () => {
  const etsy = await read([ETSY, `Belt, long,Long.,20,EUR,8${','.repeat(11)}`].join('\n'))
  const woo = await read(
    ['ID,Type,SKU,Name,Published,Stock,Regular price', '1,simple,a,Mug, blue,1,4,30'].join('\n'),
  )
  for (const { products, refused } of [etsy, woo]) {
    expect(products).toEqual([])
    expect(refused).toMatchObject([{ line: 2 }])
  }
})

test('counts a stock that WooCommerce’s variations share, and leaves out those that are not sold', async () => {
  const { products, refused } = await read(
    [
      'ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,cap,Cap,1,5,,,Size,"S, M, L, XL"',
      '2,variation,cap-s,Cap - S,1,,30,cap,Size,S',
      '3,variation,cap-m,Cap - M,1,parent,30,cap,Size,M',
      '4,variation,cap-l,Cap - L,0,,30,cap,Size,L',
      '5,"variation, virtual",cap-x,Cap - XL,1,,30,cap,Size,XL',
    ].join('\n'),
  )
  expect(products).toMatchObject([
    {
      variants: [
        { values: ['S'], isCounted: true },
        { values: ['M'], isCounted: true },
      ],
      notes: expect.arrayContaining([
        expect.objectContaining({ column: 'Stock', reason: expect.stringMatching(/share a stock of 5/) }),
      ]),
    },
  ])
  expect(refused).toMatchObject([
    { line: 5, isOmitted: true },
    { line: 6, isOmitted: true },
  ])
})

test('leaves out options that a product can’t have, with a note', async () => {
  const attributes = ['Size', 'Hue', 'Cut', 'Yarn']
  const columns = attributes.map((_, n) => `Attribute ${n + 1} name,Attribute ${n + 1} value(s)`)
  const { products } = await read(
    [
      `ID,Type,SKU,Name,Published,Stock,Regular price,Parent,${columns.join(',')}`,
      `1,variable,cap,Cap,1,,,,${attributes.map(name => `${name},A`).join(',')}`,
      `2,variation,cap-a,Cap - A,1,3,30,cap,${attributes.map(name => `${name},A`).join(',')}`,
    ].join('\n'),
  )
  expect(products).toMatchObject([
    { options: ['Size', 'Hue', 'Cut'], notes: [{ reason: expect.stringContaining('“Yarn” was left out') }] },
  ])
})

test('recognizes products of one name by their SKU or number, whatever their order', async () => {
  const listing = (title: string, sku: string, price: number) =>
    `${title},Good.,${price},USD,3,,,,,,,,,,,${sku}`
  const etsy = [listing('Grey vase', 'G1', 20), listing('Grey vase', 'G2', 30), listing('grey Vase', '', 40)]
  const woo = ['1,simple,,Mug,1,4,20', '2,simple,,Mug,1,4,30', '3,simple,m3,Mug,1,4,40']
  for (const [header, rows] of [
    [ETSY, etsy],
    ['ID,Type,SKU,Name,Published,Stock,Regular price', woo],
  ] as const) {
    const pricesOf = async (lines: readonly string[]) => {
      const { products, refused } = await read([header, ...lines].join('\n'))
      expect(refused).toEqual([])
      return Object.fromEntries(products.map(({ handle, variants }) => [handle, variants[0]!.price]))
    }
    const prices = await pricesOf(rows)
    expect(Object.values(prices)).toEqual([2_000, 3_000, 4_000])
    expect(await pricesOf(rows.toReversed())).toEqual(prices)
    // Neither does it matter which others the file has.
    expect(await pricesOf(rows.slice(1))).toEqual(Object.fromEntries(Object.entries(prices).slice(1)))
  }
})

test('refuses products of one name that nothing tells apart', async () => {
  const etsy = await read(
    [ETSY, ...['Vase', 'vase', 'Bowl'].map(title => `${title},Good.,20,USD,3${','.repeat(11)}`)].join('\n'),
  )
  const woo = await read(
    ['Type,SKU,Name,Published,Stock,Regular price', 'simple,,Mug,1,4,30', 'simple,,Mug,1,4,40'].join('\n'),
  )
  for (const { refused } of [etsy, woo])
    expect(refused).toMatchObject(
      [2, 3].map(line => ({
        line,
        problems: [
          { reason: expect.stringMatching(/^2 (listings|products) have .* nothing distinguishes them/) },
        ],
      })),
    )
  expect(etsy.products).toMatchObject([{ title: 'Bowl' }])
})

test('refuses a listing whose variations make too many variants, and reads the next', async () => {
  const values = Array.from({ length: 60 }, (_, n) => n).join(',')
  const { products, refused } = await read(
    [
      ETSY,
      `Beads,Round.,20,EUR,8,,,,,Custom,Width,"${values}",Custom,Hue,"${values}",`,
      'Bowl,Deep.,20,EUR,8,,,,,,,,,,,',
    ].join('\n'),
  )
  expect(refused).toMatchObject([
    { line: 2, problems: [{ column: 'row', reason: expect.stringMatching(/“Beads” makes 3,600 variants/) }] },
  ])
  expect(products).toMatchObject([{ title: 'Bowl' }])
})

const WOO =
  'ID,Type,SKU,Name,Published,Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"'

test('reads WooCommerce’s products with variations in any order', async () => {
  const { products, refused } = await read(
    [
      WOO,
      '1,variable,cap,Felt cap,1,<p>Wool</p>,1,,.15,,,"Hats > Caps, Sale","https://a.example/1.jpg, https://a.example/2.jpg",,Size,"L, XL"',
      '2,simple,pin,Pin,0,,1,7,,,5,,,,,',
      '3,variation,cap-l,Felt cap - L,1,,1,4,.15,,30,,,cap,Size,L',
      '4,variation,cap-xl,Felt cap - XL,1,,1,0,.15,25,30,,,id:1,Size,XL',
      '5,variation,lost,Lost,1,,1,0,,,30,,,none,Size,XL',
      '6,external,ad,Elsewhere,1,,1,,,,30,,,,,',
    ].join('\n'),
  )
  expect(products).toMatchObject([
    {
      handle: 'felt cap (cap)',
      address: 'Felt cap',
      title: 'Felt cap',
      status: 'active',
      productCategory: 'Hats > Caps',
      tags: ['Sale'],
      options: ['Size'],
      variants: [
        { line: 4, values: ['L'], sku: 'cap-l', price: 3000, salePrice: null, stock: 4, grams: 150 },
        { line: 5, values: ['XL'], sku: 'cap-xl', price: 3000, salePrice: 2500, stock: 0 },
      ],
      pictures: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
    },
    { address: 'Pin', status: 'draft', variants: [{ price: 500, stock: 7 }] },
  ])
  expect(refused.map(({ line, isOmitted = false }) => [line, isOmitted])).toEqual([
    [6, false],
    [7, true],
  ])
})

test('stops reading WooCommerce’s products above the maximum number of rows', async () => {
  let line = 1
  async function* variations() {
    while (line < 300_000) yield { line: ++line, cells: ['variation'] }
  }
  const rows = wooCommerceRows({ line: 1, cells: ['Type', 'Parent'] }, variations())
  await rows.next()
  await expect(rows.next()).rejects.toThrow(/more than 250,000 rows/)
  expect(line).toBe(250_002)
})

test('reports a file that takes more memory than its thread has', async () => {
  const code = 'const kept = []; for (;;) kept.push(new Array(10_000).fill(kept.length))'
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } })
  await expect(hearWorker(worker)).rejects.toThrow(UnreadableFile)
})
