import { MAX_PRODUCT_VARIANTS } from '@stoa/api-client/limits'
import { type CsvRow, movedCells } from './csv-rows.ts'
import { createCells, type FileRow, listOf, type RowSource, withoutEntities } from './other-columns.ts'

const NEEDED = ['TITLE', 'DESCRIPTION', 'PRICE', 'CURRENCY_CODE', 'QUANTITY']

/** Whether these are the columns of Etsy's listings. */
export const isEtsy = (names: readonly string[]): boolean => {
  const { has } = createCells(names)
  return NEEDED.every(has)
}

/** The columns that Etsy has too keep their names, so that notes name them as the file does. */
const HEADER = [
  'TITLE',
  'DESCRIPTION',
  'TAGS',
  'MATERIALS',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'SKU',
  'Inventory tracker',
  'Inventory quantity',
  'PRICE',
  'Product image URL',
  'Handle',
]
const MAX_PICTURES = 20

/** Rows of Etsy's listings as rows of Shopify's: one for each variation and each further picture. */
export const etsyRows: RowSource = async function* (header, rows) {
  const cells = createCells(header.cells)
  const taken = new Map<string, number>()
  yield { line: header.line, cells: HEADER }
  for await (const row of rows) {
    if ('reason' in row) {
      yield row
      continue
    }
    const reason = movedCells(header.cells, row.cells)
    if (reason) yield { line: row.line, reason }
    else yield* listingRows(row, name => cells.of(row.cells, name), taken)
  }
}

function* listingRows(
  { line }: CsvRow,
  cell: (name: string) => string,
  taken: Map<string, number>,
): Generator<FileRow> {
  const title = withoutEntities(cell('TITLE'))
  // Etsy's titles aren't unique, and it exports no number of the listing.
  const nth = (taken.get(title) ?? 0) + 1
  taken.set(title, nth)
  const handle = nth === 1 ? title : `${title} ${nth}`
  const options = [1, 2].flatMap(n => {
    const values = listOf(withoutEntities(cell(`VARIATION ${n} VALUES`)))
    const name = withoutEntities(cell(`VARIATION ${n} NAME`)) || cell(`VARIATION ${n} TYPE`)
    return values.length > 0 && name !== '' ? [{ name, values }] : []
  })
  const [first, second] = options
  // Checked first: the values of one row may make more combinations than fit into memory.
  const count = (first?.values.length || 1) * (second?.values.length || 1)
  if (count > MAX_PRODUCT_VARIANTS) {
    const [made, most] = [count, MAX_PRODUCT_VARIANTS].map(each => each.toLocaleString('en-US'))
    yield {
      line,
      reason: `“${title}” makes ${made} variants, but a product can have at most ${most}. Remove values of its variations, or split it into several products`,
    }
    return
  }
  const choices = (first?.values ?? ['']).flatMap(one => (second?.values ?? ['']).map(two => [one, two]))
  const skus = listOf(cell('SKU'))
  const pictures = Array.from({ length: MAX_PICTURES }, (_, n) => cell(`IMAGE${n + 1}`)).filter(Boolean)
  const notes: CsvRow['notes'] = []
  const quantity = cell('QUANTITY')
  if (choices.length > 1 && quantity !== '')
    notes.push({
      column: 'QUANTITY',
      reason: `the file has one quantity (${quantity}) for ${choices.length} variants, so each starts with a stock of 0`,
    })
  if (choices.length > 1)
    notes.push({
      column: 'PRICE',
      reason: `the file has one price for ${choices.length} variants, so each has it`,
    })
  if (skus.length > 1 && skus.length !== choices.length)
    notes.push({
      column: 'SKU',
      reason: `the file has ${skus.length} SKUs for ${choices.length} variants, so they were left out`,
    })
  const currency = cell('CURRENCY_CODE')
  for (let at = 0; at < Math.max(choices.length, pictures.length); at++) {
    const [one = '', two = ''] = choices[at] ?? []
    const isFirst = at === 0
    const isVariant = at < choices.length
    const written: Record<string, string> = {
      Handle: handle,
      'Product image URL': pictures[at] ?? '',
      ...(isFirst && {
        TITLE: title,
        DESCRIPTION: cell('DESCRIPTION'),
        TAGS: cell('TAGS').replaceAll('_', ' '),
        MATERIALS: cell('MATERIALS'),
        'Option1 Name': first?.name ?? '',
        'Option2 Name': second?.name ?? '',
      }),
      ...(isVariant && {
        'Option1 Value': one,
        'Option2 Value': two,
        SKU: skus.length === choices.length ? skus[at]! : '',
        'Inventory tracker': 'etsy',
        'Inventory quantity': choices.length > 1 ? '' : quantity,
        PRICE: [cell('PRICE'), currency].filter(Boolean).join(' '),
      }),
    }
    yield { line, cells: HEADER.map(name => written[name] ?? ''), ...(isFirst && { notes }) }
  }
}
