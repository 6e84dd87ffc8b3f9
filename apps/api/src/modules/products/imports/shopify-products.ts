import {
  MAX_BARCODE_LENGTH,
  MAX_PRODUCT_PICTURES,
  MAX_PRODUCT_TAGS,
  MAX_PRODUCT_VARIANTS,
  MAX_STOCK,
  MAX_TAG_LENGTH,
  MAX_WEIGHT_GRAMS,
} from '@stoa/api-client/limits'
import { cleanDescription } from '../../../platform/description-html.ts'
import { slugify } from '../../../platform/slug.ts'
import { visibleText } from '../../../platform/visible-text.ts'
import { PLAIN_TEXTS, type PlainTextKey } from '../fields.ts'
import type { FilePicture, FileProduct, FileVariant, RefusedRows } from './file-product.ts'
import { addProblem, type Row, shorten } from './shopify-cells.ts'
import type { ColumnKey } from './shopify-columns.ts'
import { readTruth } from './truth-words.ts'

const OPTION_NAMES = ['option1Name', 'option2Name', 'option3Name'] as const satisfies readonly ColumnKey[]
const OPTION_VALUES = ['option1Value', 'option2Value', 'option3Value'] as const satisfies readonly ColumnKey[]
/** Maximum number of characters of all stored unknown cells of a product. */
const MAX_EXTRA = 16_000
/** Columns of Shopify that describe a variant but are not read. */
const OF_VARIANTS = /^(variant |cost per item$|weight unit|requires shipping|charge tax|fulfillment service)/i

/** @returns the handle, or an empty text on a row that belongs to no product */
export function handleOf(row: Row): string {
  const isNamed = row.knows('handle')
  const handle = isNamed ? row.text('handle').toLowerCase() : slugify(row.text('title'))
  if (!isNamed && handle === '')
    row.refuse('title', 'the row has neither a handle nor a title with a letter or digit')
  else if (handle === '') row.refuse('handle', 'the cell is empty, so the row belongs to no product')
  else if (!/[\p{L}\p{N}]/u.test(handle)) row.refuse('handle', 'a handle needs at least one letter or digit')
  return row.problems.length > 0 ? '' : handle
}

/**
 * Builds a product from the rows of one handle. The first row describes the product, and each row may add a variant
 * and a picture. If one row is invalid, the whole product is rejected: importing the rest would remove the variants
 * of the invalid rows.
 */
export function readProduct(handle: string, rows: readonly Row[]): FileProduct | RefusedRows {
  const first = rows[0]!
  // A product that is rejected as a whole isn't read further.
  const whole = rows.find(row => row.problems.length > 0)
  if (whole) return refused(handle, '', rows)
  if (first.flag('giftCard', false)) {
    first.refuse('giftCard', 'a gift card isn’t shipped, so it was left out')
    return refused(handle, first.text('title'), rows)
  }
  const product = readFacts(handle, first)
  const lines = new Map<string, number>()
  for (const row of rows) {
    const again = row === first ? '' : row.text('title')
    if (again !== '' && again !== product.title)
      row.refuse('title', `another product with the handle “${handle}” begins on line ${first.line}`)
    if (row === first || isVariant(row)) readVariant(row, product, lines)
    readPictures(row, product)
    // Rows that were one row of another format have its line, and may say the same.
    for (const note of row.notes) addProblem(product.notes, note)
  }
  return rows.some(row => row.problems.length > 0) ? refused(handle, product.title ?? '', rows) : product
}

const refused = (handle: string, title: string, rows: readonly Row[]): RefusedRows => ({
  line: rows[0]!.line,
  handle,
  title,
  problems: rows.flatMap(({ problems }) => problems),
  rows: rows.map(({ line, cells }) => ({ line, cells })),
})

function readFacts(handle: string, row: Row): FileProduct {
  const text = (key: ColumnKey) => (row.knows(key) ? row.text(key) : undefined)
  const title = text('title')
  if (title === '' && row.problems.length === 0)
    row.refuse('title', 'the first row of a product needs a title')
  const body = text('body')
  const others = row.others()
  const plainTexts: Partial<Record<PlainTextKey, string | undefined>> = Object.fromEntries(
    PLAIN_TEXTS.map(key => [key, text(key)]),
  )
  const product: FileProduct = {
    line: row.line,
    handle,
    extra: limited(others.filter(([name]) => !OF_VARIANTS.test(name))),
    variants: [],
    notes: [],
    ...known({
      title,
      descriptionHtml: body === undefined ? undefined : cleanDescription(body),
      vendor: text('vendor'),
      type: text('type'),
      tags: row.knows('tags') ? tagsOf(row) : undefined,
      productCategory: text('productCategory'),
      status: statusOf(row),
      ...plainTexts,
      options: optionsOf(row),
      pictures: row.knows('imageSrc') ? [] : undefined,
    }),
  }
  const names = product.options?.map(name => name.toLowerCase()) ?? []
  if (new Set(names).size < names.length)
    row.refuse('option2Name', 'two options of the product have the same name')
  return product
}

/** Drops undefined fields: a field that exists means that the file has its column. */
const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }

const isVariant = (row: Row) =>
  (['option1Value', 'price', 'sku', 'quantity'] as const).some(key => row.has(key))

function optionsOf(row: Row): string[] | undefined {
  if (!row.knows('option1Name') || !row.knows('option1Value')) return undefined
  const names = OPTION_NAMES.map(key => row.text(key)).filter(name => name !== '')
  const isPlain =
    names.length === 1 &&
    names[0]!.toLowerCase() === 'title' &&
    row.text('option1Value').toLowerCase() === 'default title'
  return isPlain ? [] : names
}

function statusOf(row: Row): FileProduct['status'] {
  if (!row.knows('published') && !row.knows('status')) return undefined
  const isPublished = row.flag('published', true)
  const status = row.text('status').toLowerCase()
  if (status === 'archived') return 'archived'
  if (status !== '' && !['active', 'draft', 'unlisted'].includes(status))
    row.refuse('status', 'the status must be active, draft or archived')
  return isPublished && (status === '' || status === 'active') ? 'active' : 'draft'
}

function tagsOf(row: Row): string[] {
  const tags = row.text('tags').split(',').map(visibleText)
  const long = tags.find(tag => tag.length > MAX_TAG_LENGTH)
  if (long)
    row.note('tags', `“${shorten(long)}” was cut to ${MAX_TAG_LENGTH} characters, the maximum of a tag`)
  const cut = tags.map(tag => tag.slice(0, MAX_TAG_LENGTH).toWellFormed().trim())
  const byKey = new Map(cut.filter(tag => tag !== '').map(tag => [tag.toLowerCase(), tag]))
  if (byKey.size > MAX_PRODUCT_TAGS)
    row.note(
      'tags',
      `the product has ${byKey.size} tags; the first ${MAX_PRODUCT_TAGS}, the maximum, were kept`,
    )
  return [...byKey.values()].slice(0, MAX_PRODUCT_TAGS)
}

function limited(cells: [string, string][]): Record<string, string> {
  let left = MAX_EXTRA
  const taken = cells.filter(([name, cell]) => {
    left -= name.length + cell.length
    return left >= 0
  })
  return Object.fromEntries(taken)
}

/** @param lines line on which each combination of options first appeared */
function readVariant(row: Row, product: FileProduct, lines: Map<string, number>): void {
  const values = (product.options ?? []).map((name, at) => {
    const value = row.text(OPTION_VALUES[at]!)
    if (value === '') row.refuse(OPTION_VALUES[at]!, `the option “${name}” has no value`)
    return value
  })
  const key = values.join('\n')
  const twin = product.options && lines.get(key)
  if (twin !== undefined && row.problems.length === 0)
    row.refuse('option1Value', `the variant of line ${twin} has the same options`)
  lines.set(key, row.line)
  if (product.variants.length >= MAX_PRODUCT_VARIANTS)
    row.refuse('option1Value', `more than ${MAX_PRODUCT_VARIANTS} variants`)
  const others = row.others()
  const isFirst = product.variants.length === 0
  const variant: FileVariant = {
    line: row.line,
    values,
    extra: limited(isFirst ? others.filter(([name]) => OF_VARIANTS.test(name)) : others),
    ...known({
      ...pricesOf(row),
      sku: row.knows('sku') ? row.text('sku') || null : undefined,
      saleStartsAt: row.knows('saleStarts') ? row.moment('saleStarts', 'start') : undefined,
      saleEndsAt: row.knows('saleEnds') ? row.moment('saleEnds', 'end') : undefined,
      ...stockOf(row),
      barcode: row.knows('barcode') ? barcodeOf(row) : undefined,
      grams: row.knows('grams') ? gramsOf(row) : undefined,
      pictureUrl: row.knows('variantImage') ? row.address('variantImage') : undefined,
    }),
  }
  const { saleStartsAt: from, saleEndsAt: until } = variant
  if (from && until && from >= until) row.refuse('saleEnds', 'the sale ends before it starts')
  product.variants.push(variant)
}

function pricesOf(row: Row): Pick<FileVariant, 'price' | 'salePrice'> {
  if (!row.knows('price')) return {}
  const price = row.amount('price')
  if (price === null && !row.has('price')) row.refuse('price', 'the cell is empty')
  if (price === null) return {}
  if (!row.knows('compareAtPrice')) return { price }
  const compareAt = row.amount('compareAtPrice')
  return compareAt !== null && compareAt > price
    ? { price: compareAt, salePrice: price }
    : { price, salePrice: null }
}

/** Undefined, and noted, if the barcode can't be known: the stored one stays. */
function barcodeOf(row: Row): string | null | undefined {
  // Shopify writes an apostrophe so that spreadsheets keep all digits.
  const barcode = row.raw('barcode').replace(/^'+/, '')
  if (/^\d(\.\d+)?E\+?\d+$/i.test(barcode)) {
    row.note('barcode', `a spreadsheet has shortened the barcode to “${barcode}”, so it was left out`)
    return undefined
  }
  if (barcode.length <= MAX_BARCODE_LENGTH) return barcode || null
  row.note('barcode', `a barcode has at most ${MAX_BARCODE_LENGTH} characters, so it was left out`)
  return undefined
}

/** Difference by which a rounded weight is worth a note. */
const ROUNDED = 0.01

function gramsOf(row: Row): number | null {
  const exact = row.decimal('grams')
  if (exact === null) return null
  if (exact < 0) row.refuse('grams', 'the weight must not be negative')
  if (exact > MAX_WEIGHT_GRAMS) row.refuse('grams', `more than ${MAX_WEIGHT_GRAMS} grams`)
  // A light item still weighs something.
  const grams = exact > 0 ? Math.max(1, Math.round(exact)) : 0
  if (Math.abs(grams - exact) > exact * ROUNDED) row.note('grams', `${exact} grams were rounded to ${grams}`)
  return grams
}

/**
 * Stock of a row. Null (not counted) without an inventory tracker, or if selling continues when the item is out of
 * stock.
 */
function stockOf(row: Row): Pick<FileVariant, 'stock' | 'isCounted'> {
  const isTracked = row.knows('tracker') ? row.text('tracker') !== '' : row.has('quantity')
  const policy = row.text('policy').toLowerCase()
  const isEndless = policy === 'continue' || readTruth(policy) === true
  if (isEndless && isTracked)
    row.note('policy', 'sold even when it is out of stock, so the stock isn’t counted')
  if (!row.knows('quantity')) {
    if (!isTracked || isEndless) return {}
    row.note(
      'tracker',
      'the file counts the stock but has no quantities: new variants start with 0, others keep theirs',
    )
    return { isCounted: true }
  }
  const quantity = row.whole('quantity')
  if (!isTracked || isEndless) return { stock: null }
  if (quantity !== null && quantity > MAX_STOCK) row.refuse('quantity', `more than ${MAX_STOCK} items`)
  if (quantity !== null && quantity < 0) row.note('quantity', `a stock of ${quantity} is taken as 0`)
  return { stock: Math.max(0, quantity ?? 0) }
}

function readPictures(row: Row, product: FileProduct): void {
  const variant = product.variants.at(-1)
  const ofVariant = variant?.line === row.line ? (variant.pictureUrl ?? null) : null
  for (const [key, address] of [
    ['imageSrc', row.address('imageSrc')],
    ['variantImage', ofVariant],
  ] as const) {
    if (address && product.pictures) takePicture(row, key, address, product.pictures)
    else if (!address && row.has(key)) row.note(key, 'not a URL that a picture can be fetched from')
  }
}

function takePicture(row: Row, key: 'imageSrc' | 'variantImage', url: string, pictures: FilePicture[]): void {
  if (pictures.some(known => known.url === url)) return
  if (pictures.length >= MAX_PRODUCT_PICTURES) {
    row.note(key, `more than ${MAX_PRODUCT_PICTURES} pictures, so this one was left out`)
    return
  }
  const written = key === 'imageSrc' ? Number.parseInt(row.text('imagePosition'), 10) : Number.NaN
  pictures.push({
    line: row.line,
    url,
    alt: key === 'imageSrc' ? row.text('imageAlt') : '',
    position: Number.isInteger(written) ? written : pictures.length + 1,
  })
}
