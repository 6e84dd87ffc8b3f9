import {
  MAX_ALT_LENGTH,
  MAX_DETAIL_VALUE_LENGTH,
  MAX_OPTION_NAME_LENGTH,
  MAX_OPTION_VALUE_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SKU_LENGTH,
} from '@stoa/api-client/limits'
import { PLAIN_TEXTS, type PlainTextKey, TEXT_FIELDS } from '../fields.ts'
import type { ColumnKey } from './shopify-columns.ts'

/** Maximum number of characters of a cell, as in the editor. */
const MAX_LENGTH: Partial<Record<ColumnKey, number>> = {
  title: MAX_PRODUCT_NAME_LENGTH,
  // Longer than the editor's: it is cut as HTML.
  body: 1_000_000,
  tags: 70_000,
  vendor: MAX_DETAIL_VALUE_LENGTH,
  option1Name: MAX_OPTION_NAME_LENGTH,
  option2Name: MAX_OPTION_NAME_LENGTH,
  option3Name: MAX_OPTION_NAME_LENGTH,
  option1Value: MAX_OPTION_VALUE_LENGTH,
  option2Value: MAX_OPTION_VALUE_LENGTH,
  option3Value: MAX_OPTION_VALUE_LENGTH,
  sku: MAX_SKU_LENGTH,
  imageAlt: MAX_ALT_LENGTH,
  ...(Object.fromEntries(PLAIN_TEXTS.map(key => [key, TEXT_FIELDS[key].maxLength])) as Record<
    PlainTextKey,
    number
  >),
}
const MAX_CELL = 500

/**
 * Cells that describe a product in a line: invisible characters are removed and longer texts cut, with a note. Other
 * cells that are too long are rejected.
 */
const IS_CUT: ReadonlySet<ColumnKey> = new Set([
  'title',
  'vendor',
  'type',
  'productCategory',
  'option1Name',
  'option2Name',
  'option3Name',
  'option1Value',
  'option2Value',
  'option3Value',
  'sku',
  'imageAlt',
  ...PLAIN_TEXTS,
] as const)

/** Maximum number of characters of a web address. */
export const MAX_ADDRESS = 2_000
/** Maximum number of characters of a cell that is only stored. */
export const MAX_EXTRA_CELL = 2_000
/** Maximum number of characters of all cells of a product that are only stored. */
export const MAX_EXTRA_CELLS = 16_000

export const maxLengthOf = (key: ColumnKey): number => MAX_LENGTH[key] ?? MAX_CELL
/** Whether a text that is too long is cut. Otherwise its product is rejected. */
export const isCut = (key: ColumnKey): boolean => IS_CUT.has(key)
