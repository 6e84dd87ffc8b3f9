import { describe, expect, test } from 'vitest'
import { createMoney } from '../../platform/money.ts'
import { readCsv } from './csv-table.ts'
import { readShopifyProducts } from './shopify-products.ts'

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

const dollars = createMoney('USD')
const read = (...lines: string[]) => readShopifyProducts(readCsv([header, ...lines].join('\n')), dollars)

function only(...rows: Cells[]) {
  const { products, refused } = read(...rows.map(line))
  expect(refused).toEqual([])
  expect(products).toHaveLength(1)
  return products[0]!
}

describe('what a row says', () => {
  test('rows of one handle are one product', () => {
    const product = only(
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
    expect(product).toMatchObject({ title: 'Mug', tags: ['clay', 'blue'], options: ['Size'], isActive: true })
    expect(product.variants.map(({ values, price, line }) => [values, price, line])).toEqual([
      [['Small'], 990, 2],
      [['Large'], 1250, 3],
    ])
    expect(product.pictures.map(({ url, line }) => [url, line])).toEqual([
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
  ])('%s', (_, cells, expected) => {
    expect(only({ ...plain, ...cells }).variants[0]!.stock).toBe(expected)
  })

  test.each([
    ['50', '', { price: 5000, salePrice: null }],
    ['59.99', '75', { price: 7500, salePrice: 5999 }],
    ['75', '75', { price: 7500, salePrice: null }],
    ['75', '60', { price: 7500, salePrice: null }],
    ['0', '', { price: 0, salePrice: null }],
    ['9.900', '', { price: 990, salePrice: null }],
  ])('price %s, compare-at price %s', (price, compareAt, expected) => {
    expect(only({ ...plain, price, compareAt }).variants[0]).toMatchObject(expected)
  })

  test('not published is a draft, and Title / Default Title is no option', () => {
    expect(only({ ...plain, published: 'FALSE' })).toMatchObject({ isActive: false, options: [] })
  })

  test('an address that is none is a note and keeps nothing out', () => {
    const product = only({ ...plain, image: 'javascript:alert(1)' })
    expect(product.pictures).toEqual([])
    expect(product.notes).toMatchObject([{ line: 2, column: 'Image Src' }])
  })

  test("the columns of Shopify's newer files are known too, in any order and case", () => {
    const { products } = readShopifyProducts(
      readCsv('PRICE,url handle,title,Product image URL\n4.50,Mug,Mug,https://a.example/1.jpg'),
      dollars,
    )
    expect(products).toMatchObject([
      { handle: 'mug', variants: [{ price: 450 }], pictures: [{ position: 1 }] },
    ])
  })

  test('a formula is a text like any other', () => {
    const title = '=HYPERLINK("http://x","y")'
    expect(only({ ...plain, title }).title).toBe(title)
  })
})

describe('a refused row is named with line, column and reason; the rest goes in', () => {
  const small = line({ ...plain, handle: 'other', title: 'Other', name: 'Size', value: 'S' })
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
      /“ten” is not an amount/,
    ],
    ['a negative price', [line({ ...plain, price: '-1' }), other], 2, 'Variant Price', /not an amount/],
    ['a third of a cent', [line({ ...plain, price: '9.999' }), other], 2, 'Variant Price', /not an amount/],
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
      [other, line({ ...plain, handle: 'other' })],
      3,
      'Title',
      /begins on line 2/,
    ],
    [
      'the same options twice',
      [small, line({ handle: 'other', value: 'S', price: '6' })],
      3,
      'Option1 Value',
      /line 2/,
    ],
    [
      'an option without a value',
      [small, line({ handle: 'other', price: '6' })],
      3,
      'Option1 Value',
      /“Size” has no value/,
    ],
    ['broken quotes', ['mug,"Mug', other], 2, 'row', /quotation mark/],
  ])('%s', (_, lines, at, column, reason) => {
    const { products, refused } = read(...lines)
    expect(refused).toMatchObject([{ line: at, column, reason: expect.stringMatching(reason) }])
    expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([['other', 1]])
  })

  test('a first row with a bad price costs its variant, not the product', () => {
    const { products, refused } = read(
      line({ ...plain, name: 'Size', value: 'S', price: 'free' }),
      line({ handle: 'mug', value: 'L', price: '6' }),
    )
    expect(refused).toMatchObject([{ line: 2, column: 'Variant Price' }])
    expect(products).toMatchObject([{ title: 'Mug', variants: [{ values: ['L'], price: 600 }] }])
  })

  test('a file without the columns that matter is refused whole, by their names', () => {
    expect(() => readShopifyProducts(readCsv('Name,Cost\nMug,5'), dollars)).toThrow(
      /“Handle”, “Title”, “Variant Price”/,
    )
    expect(() => readShopifyProducts(readCsv(''), dollars)).toThrow(/“Handle”/)
  })
})
