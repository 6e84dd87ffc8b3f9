import { slugify } from '../../../platform/slug.ts'
import { type CsvRow, movedCells, refuseManyRows } from './csv-rows.ts'
import { createCells, type FileRow, listOf, type RowSource, withoutEntities } from './other-columns.ts'

const NEEDED = ['Type', 'SKU', 'Name', 'Published', 'Regular price']

/** Whether these are the columns of WooCommerce's products. */
export const isWooCommerce = (names: readonly string[]): boolean => {
  const { has } = createCells(names)
  return NEEDED.every(has)
}

const HEADER = [
  'Handle',
  'Title',
  'Description',
  'Tags',
  'Product Category',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'SKU',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Price',
  'Compare-at price',
  'Weight value (grams)',
  'Product image URL',
  'Variant image URL',
]
const MAX_OPTIONS = 3
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
  yield { line: header.line, cells: HEADER }
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
    const reason = movedCells(header.cells, row.cells) ?? (isVariation ? reasonToLeaveOut(type, cell) : null)
    if (reason) {
      yield { line: row.line, reason }
      continue
    }
    if (isVariation) {
      variations.push(one)
      continue
    }
    const product = { ...one, variations: [] }
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
  const taken = new Set<string>()
  for (const product of products) yield* productRows(product, taken)
}

const reasonToLeaveOut = (type: string, cell: Cell): string | null => {
  if (/virtual|downloadable/.test(type))
    return `a variation of the type “${type}” isn’t shipped by the shop, so it was left out`
  return ['0', '-1'].includes(cell('Published')) ? 'the variation isn’t published, so it was left out' : null
}

function* productRows({ line, cell, variations }: WooProduct, taken: Set<string>): Generator<FileRow> {
  const type = cell('Type').toLowerCase()
  if (/external|grouped|virtual|downloadable/.test(type)) {
    yield { line, reason: `a product of the type “${type}” isn’t shipped by the shop, so it was left out` }
    return
  }
  const name = withoutEntities(cell('Name'))
  const wanted = slugify(name) || slugify(cell('SKU'))
  const handle = taken.has(wanted) ? `${wanted}-${cell('ID') || line}` : wanted
  taken.add(handle)
  const isVariable = variations.length > 0
  const options = isVariable ? optionsOf(cell, variations) : []
  const pictures = listOf(cell('Images'))
  const offers = isVariable ? variations : [{ line, cell }]
  const [category = '', ...others] = listOf(withoutEntities(cell('Categories')))
  for (let at = 0; at < Math.max(offers.length, pictures.length); at++) {
    const offer = offers[at]
    const isFirst = at === 0
    const written: Record<string, string> = {
      Handle: handle,
      'Product image URL': pictures[at] ?? '',
      ...(isFirst && {
        Title: name,
        Description: cell('Description') || cell('Short description'),
        Tags: [cell('Tags'), ...others.map(path => path.split('>').at(-1)!.trim())]
          .filter(Boolean)
          .join(', '),
        'Product Category': category,
        Published: cell('Published') === '1' ? 'true' : 'false',
        ...Object.fromEntries(options.map((option, n) => [`Option${n + 1} Name`, option])),
      }),
      ...(offer && offerCells(offer.cell, options, isVariable ? cell : null)),
    }
    const notes = offer ? notesOf(offer.cell, isVariable ? cell : null) : []
    yield { line: offer?.line ?? line, cells: HEADER.map(column => written[column] ?? ''), notes }
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
  return (ofParent.length > 0 ? ofParent : [...used]).slice(0, MAX_OPTIONS)
}

/** The variation's own stock; empty if its parent counts the stock of all variations. */
const stockOf = (cell: Cell) => (cell('Stock') === 'parent' ? '' : cell('Stock'))

function offerCells(cell: Cell, options: readonly string[], parent: Cell | null): Record<string, string> {
  const values = attributesOf(cell)
  const [regular, sale] = [cell('Regular price'), cell('Sale price')]
  const stock = stockOf(cell)
  const isCounted = stock !== '' || cell('In stock?') === '0' || Boolean(parent?.('Stock'))
  return {
    ...Object.fromEntries(options.map((name, n) => [`Option${n + 1} Value`, values.get(name) ?? ''])),
    SKU: cell('SKU'),
    Price: sale || regular,
    'Compare-at price': sale ? regular : '',
    'Inventory tracker': isCounted ? 'woocommerce' : '',
    'Inventory quantity': stock || (isCounted ? '0' : ''),
    'Continue selling when out of stock': ['1', 'notify'].includes(cell('Backorders allowed?')) ? 'true' : '',
    'Weight value (grams)': gramsOf(cell),
    'Variant image URL': parent ? (listOf(cell('Images'))[0] ?? '') : '',
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
      reason: `all variations share a stock of ${shared}, so each starts with 0`,
    })
  return notes
}
