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
    ['an empty count is nothing', { tracker: 'shopify' }, 0],
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
    ['9.900', '', { price: 990, salePrice: null }],
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
    ['a third of a cent', [line({ ...plain, price: '9.999' }), other], 2, 'Variant Price', /isn’t an amount/],
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
