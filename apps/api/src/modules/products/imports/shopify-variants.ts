import {
  MAX_BARCODE_LENGTH,
  MAX_PRODUCT_VARIANTS,
  MAX_STOCK,
  MAX_WEIGHT_GRAMS,
} from '@stoa/api-client/limits'
import { extraCells, isOfVariant } from './extra-cells.ts'
import type { FileProduct, FileVariant } from './file-product.ts'
import { known } from './known.ts'
import type { Row } from './shopify-cells.ts'
import type { ColumnKey } from './shopify-columns.ts'
import { readTruth } from './truth-words.ts'

const OPTION_VALUES = ['option1Value', 'option2Value', 'option3Value'] as const satisfies readonly ColumnKey[]

/** Whether a row behind the first of its product describes a variant, and not only a picture. */
export const isVariant = (row: Row): boolean =>
  (['option1Value', 'price', 'sku', 'quantity'] as const).some(key => row.has(key))

/**
 * Adds the variant of a row to its product.
 *
 * @param lines line on which each combination of options first appeared
 */
export function readVariant(row: Row, product: FileProduct, lines: Map<string, number>): void {
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
  const isFirst = product.variants.length === 0
  const variant: FileVariant = {
    line: row.line,
    values,
    extra: extraCells(row, name => !isFirst || isOfVariant(name)),
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
 * stock. Unknown without a quantity: only new variants then get a stock, of 0.
 */
function stockOf(row: Row): Pick<FileVariant, 'stock' | 'isCounted'> {
  const isTracked = row.knows('tracker') ? row.text('tracker') !== '' : row.has('quantity')
  const policy = row.text('policy').toLowerCase()
  const isEndless = policy === 'continue' || readTruth(policy) === true
  if (isEndless && isTracked)
    row.note('policy', 'sold even when it is out of stock, so the stock isn’t counted')
  const quantity = row.whole('quantity')
  if (!isTracked || isEndless) return row.knows('quantity') ? { stock: null } : {}
  if (!row.has('quantity')) {
    row.note(
      row.knows('quantity') ? 'quantity' : 'tracker',
      'the stock is counted, but has no quantity: new variants start with 0, others keep theirs',
    )
    return { isCounted: true }
  }
  if (quantity !== null && quantity > MAX_STOCK) row.refuse('quantity', `more than ${MAX_STOCK} items`)
  if (quantity !== null && quantity < 0) row.note('quantity', `a stock of ${quantity} is taken as 0`)
  return { stock: Math.max(0, quantity ?? 0) }
}
