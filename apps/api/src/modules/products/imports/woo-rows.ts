import { MAX_PRODUCT_OPTIONS } from '@stoa/api-client/limits'
import { type CsvRow, movedCells, refuseManyRows } from './csv-rows.ts'
import {
  countHandles,
  createCells,
  type FileRow,
  handleFrom,
  listOf,
  type RowSource,
  withoutEntities,
} from './other-columns.ts'
import { type ColumnKey, nameOfColumn } from './shopify-columns.ts'

const NEEDED = ['Type', 'SKU', 'Name', 'Published', 'Regular price']

/** Whether these are the columns of WooCommerce's products. */
export const isWooCommerce = (names: readonly string[]): boolean => {
  const { has } = createCells(names)
  return NEEDED.every(has)
}

const COLUMNS = [
  'handle',
  'title',
  'body',
  'tags',
  'productCategory',
  'published',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
  'sku',
  'tracker',
  'quantity',
  'policy',
  'price',
  'compareAtPrice',
  'grams',
  'imageSrc',
  'variantImage',
] as const satisfies readonly ColumnKey[]
type Cells = Partial<Record<ColumnKey, string>>
const MAX_ATTRIBUTES = 20
const GRAMS: readonly (readonly [unit: string, grams: number])[] = [
  ['g', 1],
  ['kg', 1_000],
  ['lbs', 453.59237],
  ['oz', 28.349523125],
]

type Cell = (name: string) => string
interface WooProduct {
  line: number
  cell: Cell
  name: string
  handle: string
  variations: { line: number; cell: Cell }[]
}

/**
 * Rows of WooCommerce's products as rows of Shopify's. Variations name their parent and come in any order, so the file
 * is read as a whole.
 */
export const wooCommerceRows: RowSource = async function* (header, rows) {
  const cells = createCells(header.cells)
  const products: WooProduct[] = []
  const byParent = new Map<string, WooProduct>()
  const variations: { line: number; cell: Cell }[] = []
  yield { line: header.line, cells: COLUMNS.map(nameOfColumn) }
  let read = 0
  for await (const row of rows) {
    read += 1
    refuseManyRows(read)
    if ('reason' in row) {
      yield row
      continue
    }
    const cell: Cell = name => cells.of(row.cells, name)
    const one = { line: row.line, cell }
    const type = cell('Type').toLowerCase()
    const isVariation = type.includes('variation')
    const moved = movedCells(header.cells, row.cells)
    const omitted = isVariation ? reasonToLeaveOut(type, cell) : null
    if (moved || omitted) {
      yield { line: row.line, reason: moved ?? omitted!, isOmitted: moved === null }
      continue
    }
    if (isVariation) {
      variations.push(one)
      continue
    }
    const name = withoutEntities(cell('Name'))
    const product = { ...one, name, handle: handleFrom(name, cell('SKU') || cell('ID')), variations: [] }
    products.push(product)
    if (cell('SKU')) byParent.set(cell('SKU'), product)
    if (cell('ID')) byParent.set(`id:${cell('ID')}`, product)
  }
  for (const variation of variations) {
    const parent = byParent.get(variation.cell('Parent'))
    if (parent) parent.variations.push(variation)
    else
      yield {
        line: variation.line,
        reason: `the variation’s parent “${variation.cell('Parent')}” isn’t in the file`,
      }
  }
  const countOf = countHandles(products)
  for (const product of products) {
    const count = countOf(product.handle)
    const twins = `${count} products have the name “${product.name}” and the same SKU or none, so nothing distinguishes them. Give each its own name or SKU`
    const omitted = reasonNotShipped(product)
    if (omitted) yield* refusals(product, omitted, true)
    else if (count > 1) yield* refusals(product, twins, false)
    else yield* productRows(product)
  }
}

/** Every row of a product, with the reason why it isn't read. */
const refusals = ({ line, variations }: WooProduct, reason: string, isOmitted: boolean): FileRow[] =>
  [line, ...variations.map(one => one.line)].map(each => ({ line: each, reason, isOmitted }))

function reasonNotShipped({ cell }: WooProduct): string | null {
  const type = cell('Type').toLowerCase()
  return /external|grouped|virtual|downloadable/.test(type)
    ? `a product of the type “${type}” isn’t shipped by the shop, so it was left out`
    : null
}

const reasonToLeaveOut = (type: string, cell: Cell): string | null => {
  if (/virtual|downloadable/.test(type))
    return `a variation of the type “${type}” isn’t shipped by the shop, so it was left out`
  return ['0', '-1'].includes(cell('Published')) ? 'the variation isn’t published, so it was left out' : null
}

function* productRows({ line, cell, name, handle, variations }: WooProduct): Generator<FileRow> {
  const isVariable = variations.length > 0
  const attributes = isVariable ? optionsOf(cell, variations) : []
  const options = attributes.slice(0, MAX_PRODUCT_OPTIONS)
  const pictures = listOf(cell('Images'))
  const offers = isVariable ? variations : [{ line, cell }]
  const [category = '', ...others] = listOf(withoutEntities(cell('Categories')))
  for (let at = 0; at < Math.max(offers.length, pictures.length); at++) {
    const offer = offers[at]
    const isFirst = at === 0
    const written: Cells = {
      handle,
      imageSrc: pictures[at] ?? '',
      ...(isFirst && {
        title: name,
        body: cell('Description') || cell('Short description'),
        tags: [cell('Tags'), ...others.map(path => path.split('>').at(-1)!.trim())]
          .filter(Boolean)
          .join(', '),
        productCategory: category,
        published: cell('Published') === '1' ? 'true' : 'false',
        ...Object.fromEntries(options.map((option, n) => [`option${n + 1}Name`, option])),
      }),
      ...(offer && offerCells(offer.cell, options, isVariable ? cell : null)),
    }
    const notes = [
      ...(isFirst ? attributes.slice(MAX_PRODUCT_OPTIONS).map(leftOutOption) : []),
      ...(offer ? notesOf(offer.cell, isVariable ? cell : null) : []),
    ]
    yield {
      line: offer?.line ?? line,
      address: name,
      cells: COLUMNS.map(key => written[key] ?? ''),
      notes,
    }
  }
}

const attributesOf = (cell: Cell): Map<string, string> =>
  new Map(
    Array.from({ length: MAX_ATTRIBUTES }, (_, n) => n + 1).flatMap(n => {
      const name = withoutEntities(cell(`Attribute ${n} name`))
      return name === '' ? [] : [[name, withoutEntities(cell(`Attribute ${n} value(s)`))] as const]
    }),
  )

/** The parent's attributes that its variations have values of. */
function optionsOf(cell: Cell, variations: WooProduct['variations']): string[] {
  const used = new Set(variations.flatMap(variation => [...attributesOf(variation.cell).keys()]))
  const ofParent = [...attributesOf(cell).keys()].filter(name => used.has(name))
  return ofParent.length > 0 ? ofParent : [...used]
}

const leftOutOption = (name: string) => ({
  column: 'Attributes',
  reason: `a product has at most ${MAX_PRODUCT_OPTIONS} options, so “${name}” was left out`,
})

/** The variation's own stock; empty if its parent counts the stock of all variations. */
const stockOf = (cell: Cell) => (cell('Stock') === 'parent' ? '' : cell('Stock'))

function offerCells(cell: Cell, options: readonly string[], parent: Cell | null): Cells {
  const values = attributesOf(cell)
  const [regular, sale] = [cell('Regular price'), cell('Sale price')]
  const stock = stockOf(cell)
  const isCounted = stock !== '' || cell('In stock?') === '0' || Boolean(parent?.('Stock'))
  return {
    ...Object.fromEntries(options.map((name, n) => [`option${n + 1}Value`, values.get(name) ?? ''])),
    sku: cell('SKU'),
    price: sale || regular,
    compareAtPrice: sale ? regular : '',
    tracker: isCounted ? 'woocommerce' : '',
    quantity: stock || (cell('In stock?') === '0' ? '0' : ''),
    policy: ['1', 'notify'].includes(cell('Backorders allowed?')) ? 'true' : '',
    grams: gramsOf(cell),
    variantImage: parent ? (listOf(cell('Images'))[0] ?? '') : '',
  }
}

function gramsOf(cell: Cell): string {
  for (const [unit, grams] of GRAMS) {
    const weight = cell(`Weight (${unit})`).replace(/^\./, '0.').replace(',', '.')
    if (weight !== '')
      return Number.isNaN(Number(weight)) ? weight : String(Number((Number(weight) * grams).toFixed(2)))
  }
  return ''
}

function notesOf(cell: Cell, parent: Cell | null): NonNullable<CsvRow['notes']> {
  const notes: NonNullable<CsvRow['notes']> = []
  if (cell('Date sale price starts') || cell('Date sale price ends'))
    notes.push({
      column: 'Date sale price ends',
      reason: 'the days of the sale were left out: the sale price counts at once',
    })
  const shared = parent?.('Stock')
  if (shared && stockOf(cell) === '')
    notes.push({
      column: 'Stock',
      reason: `all variations share a stock of ${shared}, so it was left out`,
    })
  return notes
}
