import { MAX_PRODUCT_VARIANTS } from '@stoa/api-client/limits'
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

const NEEDED = ['TITLE', 'DESCRIPTION', 'PRICE', 'CURRENCY_CODE', 'QUANTITY']

/** Whether these are the columns of Etsy's listings. */
export const isEtsy = (names: readonly string[]): boolean => {
  const { has } = createCells(names)
  return NEEDED.every(has)
}

const COLUMNS = [
  'title',
  'body',
  'tags',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'sku',
  'tracker',
  'quantity',
  'price',
  'imageSrc',
  'handle',
] as const satisfies readonly ColumnKey[]
/** Columns that Etsy has too keep their names, so that notes name them as the file does. */
const ETSY_NAMES: Partial<Record<ColumnKey, string>> = {
  title: 'TITLE',
  body: 'DESCRIPTION',
  tags: 'TAGS',
  price: 'PRICE',
}
/** Column that is only stored. */
const MATERIALS = 'MATERIALS'
const HEADER = [...COLUMNS.map(key => ETSY_NAMES[key] ?? nameOfColumn(key)), MATERIALS]
const MAX_PICTURES = 20

interface Listing {
  line: number
  cell: (name: string) => string
  title: string
  skus: string[]
  handle: string
}

/**
 * Rows of Etsy's listings as rows of Shopify's: one for each variation and each further picture. Titles aren't unique and
 * listings have no number in the file, so it is read as a whole to find those that nothing distinguishes.
 */
export const etsyRows: RowSource = async function* (header, rows) {
  const cells = createCells(header.cells)
  yield { line: header.line, cells: HEADER }
  const listings: Listing[] = []
  let read = 0
  for await (const row of rows) {
    read += 1
    refuseManyRows(read)
    const reason = 'reason' in row ? null : movedCells(header.cells, row.cells)
    if ('reason' in row) yield row
    else if (reason) yield { line: row.line, reason }
    else listings.push(listingOf(row.line, name => cells.of(row.cells, name)))
  }
  const countOf = countHandles(listings)
  for (const listing of listings) {
    const count = countOf(listing.handle)
    if (count === 1) yield* listingRows(listing)
    else
      yield {
        line: listing.line,
        reason: `${count} listings have the title “${listing.title}” and the same SKU or none, so nothing distinguishes them. Give each its own title or SKU`,
      }
  }
}

function listingOf(line: number, cell: Listing['cell']): Listing {
  const title = withoutEntities(cell('TITLE'))
  const skus = listOf(cell('SKU'))
  return { line, cell, title, skus, handle: handleFrom(title, skus[0] ?? '') }
}

function* listingRows({ line, cell, title, skus, handle }: Listing): Generator<FileRow> {
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
  const pictures = Array.from({ length: MAX_PICTURES }, (_, n) => cell(`IMAGE${n + 1}`)).filter(Boolean)
  const notes: CsvRow['notes'] = []
  const quantity = cell('QUANTITY')
  if (choices.length > 1 && quantity !== '')
    notes.push({
      column: 'QUANTITY',
      reason: `the file has one quantity (${quantity}) for ${choices.length} variants, so it was left out`,
    })
  if (choices.length > 1)
    notes.push({
      column: 'PRICE',
      reason: `the file has one price for ${choices.length} variants, so each has it`,
    })
  if (skus.length > 0 && skus.length !== choices.length)
    notes.push({
      column: 'SKU',
      reason: `the number of SKUs (${skus.length}) isn’t that of the variants (${choices.length}), so they were left out`,
    })
  const currency = cell('CURRENCY_CODE')
  for (let at = 0; at < Math.max(choices.length, pictures.length); at++) {
    const [one = '', two = ''] = choices[at] ?? []
    const isFirst = at === 0
    const isVariant = at < choices.length
    const written: Partial<Record<ColumnKey, string>> = {
      handle,
      imageSrc: pictures[at] ?? '',
      ...(isFirst && {
        title,
        body: cell('DESCRIPTION'),
        tags: cell('TAGS').replaceAll('_', ' '),
        option1Name: first?.name ?? '',
        option2Name: second?.name ?? '',
      }),
      ...(isVariant && {
        option1Value: one,
        option2Value: two,
        sku: skus.length === choices.length ? skus[at]! : '',
        tracker: 'etsy',
        quantity: choices.length > 1 ? '' : quantity,
        price: [cell('PRICE'), currency].filter(Boolean).join(' '),
      }),
    }
    yield {
      line,
      address: title,
      cells: [...COLUMNS.map(key => written[key] ?? ''), isFirst ? cell(MATERIALS) : ''],
      ...(isFirst && { notes }),
    }
  }
}
