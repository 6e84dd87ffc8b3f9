import { describe, expect, test } from 'vitest'
import type { FileProduct, RefusedRows } from './file-product.ts'
import { readEntries } from './read-file.ts'

const COLUMNS = {
  handle: 'Handle',
  title: 'Title',
  body: 'Body (HTML)',
  tags: 'Tags',
  published: 'Published',
  name: 'Option1 Name',
  value: 'Option1 Value',
  tracker: 'Variant Inventory Tracker',
  quantity: 'Variant Inventory Qty',
  policy: 'Variant Inventory Policy',
  price: 'Variant Price',
  compareAt: 'Variant Compare At Price',
  image: 'Image Src',
} as const

type Cells = Partial<Record<keyof typeof COLUMNS, string>>

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const line = (cells: Cells) =>
  (Object.keys(COLUMNS) as (keyof Cells)[]).map(key => quoted(cells[key] ?? '')).join(',')
const header = Object.values(COLUMNS).join(',')

const plain: Cells = {
  handle: 'mug',
  title: 'Mug',
  published: 'true',
  name: 'Title',
  value: 'Default Title',
  policy: 'deny',
  price: '9.90',
}
const other = line({ ...plain, handle: 'other', title: 'Other' })

async function readText(text: string) {
  const products: FileProduct[] = []
  const groups: RefusedRows[] = []
  const as = { delimiter: ',', mapping: {}, currency: 'USD', timeZone: 'UTC' } as const
  for await (const { entries } of readEntries([text], as))
    for (const entry of entries) {
      if ('product' in entry) products.push(entry.product)
      else groups.push(entry.refused)
    }
  return { products, groups, refused: groups.flatMap(({ problems }) => problems) }
}

const read = (...lines: string[]) => readText([header, ...lines].join('\n'))

async function only(...rows: Cells[]) {
  const { products, refused } = await read(...rows.map(line))
  expect(refused).toEqual([])
  expect(products).toHaveLength(1)
  return products[0]!
}

describe('what a row says', () => {
  test('removes invisible and direction-changing characters from names, with a note', async () => {
    const product = await only({
      ...plain,
      title: 'Red\u202E\u200B mug',
      name: 'Size\u2060',
      value: 'S\u00AD',
    })
    expect(product).toMatchObject({ title: 'Red mug', options: ['Size'], variants: [{ values: ['S'] }] })
    expect(new Set(product.notes.map(({ reason }) => reason))).toEqual(
      new Set(['the text had invisible characters, which were removed']),
    )
  })

  test('rows of one handle are one product', async () => {
    const product = await only(
      {
        ...plain,
        body: '<p>Good</p>',
        tags: 'clay, blue,clay',
        name: 'Size',
        value: 'Small',
        image: 'https://a.example/1.jpg',
      },
      { handle: 'mug', value: 'Large', price: '12.5' },
      { handle: 'MUG', image: 'https://a.example/2.jpg' },
    )
    expect(product).toMatchObject({
      title: 'Mug',
      tags: ['clay', 'blue'],
      options: ['Size'],
      status: 'active',
    })
    expect(product.variants.map(({ values, price, line }) => [values, price, line])).toEqual([
      [['Small'], 990, 2],
      [['Large'], 1250, 3],
    ])
    expect(product.pictures!.map(({ url, line }) => [url, line])).toEqual([
      ['https://a.example/1.jpg', 2],
      ['https://a.example/2.jpg', 4],
    ])
  })

  test.each([
    ['no tracker: not counted', { quantity: '5' }, null],
    ['a tracker counts', { tracker: 'shopify', quantity: '5' }, 5],
    ['less than nothing is nothing', { tracker: 'shopify', quantity: '-3' }, 0],
    ['an empty count is unknown', { tracker: 'shopify' }, undefined],
    ['sold on when it is out: not counted', { tracker: 'shopify', quantity: '0', policy: 'continue' }, null],
  ])('%s', async (_, cells, expected) => {
    expect((await only({ ...plain, ...cells })).variants[0]!.stock).toBe(expected)
  })

  test.each([
    ['50', '', { price: 5000, salePrice: null }],
    ['59.99', '75', { price: 7500, salePrice: 5999 }],
    ['75', '75', { price: 7500, salePrice: null }],
    ['75', '60', { price: 7500, salePrice: null }],
    ['0', '', { price: 0, salePrice: null }],
    ['1200.00', '', { price: 120_000, salePrice: null }],
  ])('price %s, compare-at price %s', async (price, compareAt, expected) => {
    expect((await only({ ...plain, price, compareAt })).variants[0]).toMatchObject(expected)
  })

  test('not published is a draft, and Title / Default Title is no option', async () => {
    expect(await only({ ...plain, published: 'FALSE' })).toMatchObject({ status: 'draft', options: [] })
  })

  test('imports a product with an invalid picture URL and adds a note', async () => {
    const product = await only({ ...plain, image: 'javascript:alert(1)' })
    expect(product.pictures).toEqual([])
    expect(product.notes).toMatchObject([{ line: 2, column: 'Image Src' }])
  })

  test("the columns of Shopify's newer files are known too, in any order and case", async () => {
    const { products } = await readText(
      'PRICE,url handle,title,Product image URL\n4.50,Mug,Mug,https://a.example/1.jpg',
    )
    expect(products).toMatchObject([
      { handle: 'mug', variants: [{ price: 450 }], pictures: [{ position: 1 }] },
    ])
  })

  test('a formula is a text like any other', async () => {
    const title = '=HYPERLINK("http://x","y")'
    expect((await only({ ...plain, title })).title).toBe(title)
  })
})

describe('a refused product is named with line, column and reason; the others go in', () => {
  const small = line({ ...plain, name: 'Size', value: 'S' })
  test.each([
    ['no handle', [line({ ...plain, handle: '' }), other], 2, 'Handle', /empty/],
    ['a handle of signs', [line({ ...plain, handle: '***' }), other], 2, 'Handle', /letter/],
    ['no title', [line({ ...plain, title: '' }), other], 2, 'Title', /title/],
    ['no price', [line({ ...plain, price: '' }), other], 2, 'Variant Price', /empty/],
    [
      'a price in words',
      [line({ ...plain, price: 'ten' }), other],
      2,
      'Variant Price',
      /“ten” isn’t an amount/,
    ],
    ['a negative price', [line({ ...plain, price: '-1' }), other], 2, 'Variant Price', /isn’t an amount/],
    ['a third of a cent', [line({ ...plain, price: '0.999' }), other], 2, 'Variant Price', /isn’t an amount/],
    [
      'a price with two readings',
      [line({ ...plain, price: '9.990' }), other],
      2,
      'Variant Price',
      /either \$9,990\.00 or \$9\.99/,
    ],
    [
      'half a piece',
      [line({ ...plain, quantity: '1.5' }), other],
      2,
      'Variant Inventory Qty',
      /whole number/,
    ],
    ['neither true nor false', [line({ ...plain, published: 'maybe' }), other], 2, 'Published', /neither/],
    [
      'a cell of 5 MB',
      [line({ ...plain, body: 'x'.repeat(5_000_000) }), other],
      2,
      'Body (HTML)',
      /5,000,000 characters/,
    ],
    ['too many cells', [`${line(plain)},one,more`, other], 2, '14', /15 cells/],
    [
      'a second product of the handle',
      [other, line(plain), line({ ...plain, handle: 'other' })],
      4,
      'Title',
      /begins on line 2/,
    ],
    [
      'the same options twice',
      [small, line({ handle: 'mug', value: 'S', price: '6' }), other],
      3,
      'Option1 Value',
      /line 2/,
    ],
    [
      'an option without a value',
      [small, line({ handle: 'mug', price: '6' }), other],
      3,
      'Option1 Value',
      /“Size” has no value/,
    ],
    ['broken quotes', ['mug,"Mug', other], 2, 'row', /quotation mark/],
    ['the header again', [header, other], 2, 'Handle', /repeats the header/],
  ])('%s', async (_, lines, at, column, reason) => {
    const { products, refused } = await read(...lines)
    expect(refused).toMatchObject([{ line: at, column, reason: expect.stringMatching(reason) }])
    expect(products.find(({ handle }) => handle === 'other')?.variants).toHaveLength(1)
  })

  test('rejects all rows of a product if one of them is invalid', async () => {
    const { products, groups } = await read(
      line({ ...plain, name: 'Size', value: 'S', price: 'free' }),
      line({ handle: 'mug', value: 'L', price: '6' }),
    )
    expect(products).toEqual([])
    expect(groups).toMatchObject([
      {
        handle: 'mug',
        problems: [{ line: 2, column: 'Variant Price' }],
        rows: [{ line: 2 }, { line: 3 }],
      },
    ])
  })

  test('imports products with odd values and adds notes', async () => {
    const product = await only({ ...plain, title: 'M\0ug', tracker: 'shopify', quantity: '-3' })
    expect(product.title).toBe('Mug')
    expect(product.notes).toMatchObject([
      { line: 2, column: 'Title', reason: expect.stringContaining('NUL') },
      { line: 2, column: 'Variant Inventory Qty', reason: 'a stock of -3 is taken as 0' },
    ])
  })

  test('a file without the columns that matter is refused whole, by their names', async () => {
    await expect(readText('Name,Cost\nMug,5')).rejects.toThrow(/“Handle”, “Title”, “Variant Price”/)
    await expect(readText('')).rejects.toThrow('empty')
  })

  test('a column that is not there says nothing, an empty cell says that there is nothing', async () => {
    const { products } = await readText('Handle,Title,Tags\nmug,Mug,')
    expect(products[0]).toMatchObject({ title: 'Mug', tags: [] })
    expect(Object.keys(products[0]!)).not.toContain('descriptionHtml')
    expect(products[0]!.variants[0]).toEqual({ line: 2, values: [], extra: {} })
  })
})

describe('cells of other shops', () => {
  const readCells = async (
    cells: Readonly<Record<string, string>>,
    {
      delimiter = ',',
      decimalMark = null,
    }: { delimiter?: ',' | ';'; decimalMark?: 'point' | 'comma' | null } = {},
  ) => {
    const all: Record<string, string> = { Handle: 'jar', Title: 'Jar', 'Variant Price': '9', ...cells }
    const text = [Object.keys(all), Object.values(all)]
      .map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
      .join('\n')
    const as = { delimiter, decimalMark, mapping: {}, currency: 'USD', timeZone: 'UTC' } as const
    for await (const { entries } of readEntries([text], as)) return entries[0]!
    throw new Error('nothing was read')
  }
  const product = async (...given: Parameters<typeof readCells>) => {
    const entry = await readCells(...given)
    if ('refused' in entry) throw new Error(JSON.stringify(entry.refused.problems))
    return entry.product
  }

  test.each([
    ['Variant Grams', '453.59237', { grams: 454 }, null],
    ['Variant Grams', '120.0', { grams: 120 }, null],
    ['Variant Grams', '0.4', { grams: 1 }, /0.4 grams were rounded to 1/],
    ['Variant Barcode', "'0012345678905", { barcode: '0012345678905' }, null],
    ['Variant Barcode', '4.00638E+12', { barcode: undefined }, /shortened/],
    ['Variant SKU', 's'.repeat(300), { sku: 's'.repeat(255) }, /first 255/],
    ['Variant Price', '€9.50', { price: 950 }, /without conversion/],
    ['Variant Price', '$1,009.50', { price: 100_950 }, null],
    ['Variant Price', '.5', { price: 50 }, null],
    ['Variant Inventory Tracker', 'shopify', { isCounted: true, stock: undefined }, /no quantity/],
    ['Cost', 'c'.repeat(2_100), { extra: {} }, /2,100 characters; the first 2,000/],
  ])('%s “%s” is read, with a note if it changes', async (column, cell, expected, note) => {
    const { variants, notes } = await product({ [column]: cell })
    expect(variants[0]).toMatchObject(
      Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
    )
    if (note) expect(notes).toMatchObject([{ line: 2, column, reason: expect.stringMatching(note) }])
    else expect(notes).toEqual([])
  })

  test.each([
    ['Title', 't'.repeat(300), 'title', 255],
    ['SEO Description', 'd'.repeat(700), 'seoDescription', 500],
    ['Vendor', 'v'.repeat(700), 'vendor', 500],
    ['Body (HTML)', `<p>${'d'.repeat(300_000)}</p>`, 'descriptionHtml', 199_004],
  ] as const)('a long text in %s is cut with a note', async (column, cell, key, length) => {
    const read = await product({ [column]: cell })
    expect(read[key]).toHaveLength(length)
    expect(read.notes).toMatchObject([{ line: 2, column }])
  })

  test('tags above the limit are left out with a note', async () => {
    const { tags, notes } = await product({
      Tags: Array.from({ length: 260 }, (_, n) => `tag ${n}`).join(','),
    })
    expect(tags).toHaveLength(250)
    expect(notes).toMatchObject([{ column: 'Tags', reason: expect.stringMatching(/first 250/) }])
  })

  test('notes that a product is sold on when it is out of stock', async () => {
    const { notes } = await product({
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '0',
      'Variant Inventory Policy': 'continue',
    })
    expect(notes).toMatchObject([{ column: 'Variant Inventory Policy' }])
  })

  test.each(['WAHR', 'vrai', 'Verdadero', 'PRAWDA', 'ИСТИНА'])('%s is true', async word => {
    expect(await product({ Published: word })).toMatchObject({ status: 'active' })
  })

  test('a gift card is left out and isn’t wrong', async () => {
    expect(await readCells({ 'Gift Card': 'true' })).toMatchObject({
      refused: { isOmitted: true, problems: [{ column: 'Gift Card' }] },
    })
  })

  test.each([
    ['elements', `<ul>${'<li>long</li>'.repeat(16_000)}</ul>`, /<li>l?o?n?g?<\/li><\/ul>$/],
    [
      'an attribute',
      `<p>Good</p>${' '.repeat(199_900)}<a href="https://long.example/${'x'.repeat(100)}">`,
      /(Good<\/p>|^)\s*$/,
    ],
    ['signs', 'a <b '.repeat(39_000), /&lt;b|a$/],
  ])('a long description of %s is cut within its limit', async (_, html, end) => {
    const { descriptionHtml, notes } = await product({ 'Body (HTML)': html })
    expect(descriptionHtml!.length).toBeLessThanOrEqual(200_000)
    expect(descriptionHtml!.slice(-50)).toMatch(end)
    expect(notes).toMatchObject([{ column: 'Body (HTML)', reason: expect.stringContaining('first 200,000') }])
  })

  test('notes columns that are only stored and don’t fit', async () => {
    const others = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`Field ${n}`, 'f'.repeat(2_000)]))
    const { extra, notes } = await product(others)
    expect(Object.keys(extra)).toHaveLength(7)
    expect(notes).toMatchObject([{ column: 'Field 7' }, { column: 'Field 8' }])
  })

  const columns = { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3.000' }

  test.each([',', ';'] as const)(
    'a number with two readings is refused with both behind a “%s”, and read by the stated mark',
    async delimiter => {
      const cells = { ...columns, 'Variant Price': '1.500' }
      expect(await readCells(cells, { delimiter })).toMatchObject({
        refused: {
          problems: [
            {
              column: 'Variant Price',
              reason: expect.stringMatching(/\$1,500\.00 or \$1\.50/),
              code: 'number.ambiguous',
            },
            { column: 'Variant Inventory Qty', reason: expect.stringMatching(/3000 or 3\.000/) },
          ],
        },
      })
      const read = (decimalMark: 'comma' | 'point') => product(cells, { delimiter, decimalMark })
      expect((await read('comma')).variants[0]).toMatchObject({ price: 150_000, stock: 3_000 })
      expect((await read('point')).variants[0]).toMatchObject({ price: 150, stock: 3 })
    },
  )
})

test('a file with titles and prices only gets handles from its titles', async () => {
  const { products, refused } = await readText('Title,Price\nŻółty kubek,18.00\nRed cup,19')
  expect(refused).toEqual([])
  expect(products).toMatchObject([
    { handle: 'zolty-kubek', variants: [{ price: 1800 }] },
    { handle: 'red-cup', variants: [{ price: 1900 }] },
  ])
})

test('a first line that names the delimiter is no header', async () => {
  const { products } = await readText('sep=,\nHandle,Title,Price\ncup,Cup,3')
  expect(products).toMatchObject([{ handle: 'cup', line: 3 }])
})
