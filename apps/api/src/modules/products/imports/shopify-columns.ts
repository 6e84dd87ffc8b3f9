import { unescapeFormula } from '../../../platform/csv.ts'
import { PLAIN_TEXTS, type PlainTextKey, TEXT_FIELDS } from '../fields.ts'
import { UnreadableFile } from './csv-rows.ts'

const plainTexts = Object.fromEntries(
  PLAIN_TEXTS.map(key => [key, TEXT_FIELDS[key].file]),
) as unknown as Record<PlainTextKey, readonly string[]>

/** The columns that we read, by the name that problems are reported under. */
export const columns = {
  handle: ['Handle', 'URL handle'],
  title: TEXT_FIELDS.name.file,
  body: TEXT_FIELDS.descriptionHtml.file,
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  productCategory: [
    'Product Category',
    'Google Shopping / Google Product Category',
    'Google Shopping / Google product category',
  ],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  giftCard: ['Gift Card', 'Gift card'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  barcode: ['Variant Barcode', 'Barcode'],
  ...plainTexts,
  saleStarts: ['Sale starts'],
  saleEnds: ['Sale ends'],
  taxCategory: ['Tax category'],
} as const satisfies Record<string, readonly string[]>

export type ColumnKey = keyof typeof columns

/** Name of a column in the files that we write. */
export const nameOfColumn = (key: ColumnKey): string => columns[key][0]

export const columnKeys = Object.keys(columns) as ColumnKey[]

/** Columns that a file of new products needs. Without a handle, the title identifies a product. */
const required: readonly ColumnKey[] = ['handle', 'title', 'price']

/**
 * Whether the columns tell products apart: by a handle, or by their titles. A column of unknown meaning may be the
 * handle, so the titles count only if there is none.
 */
export function namesProducts(names: readonly string[], mapping: Mapping = {}): boolean {
  const keys = mapColumns(names, mapping)
  if (keys.includes('handle')) return true
  const isClear = names.every((name, at) => keys[at] !== null || name === '' || Object.hasOwn(mapping, name))
  return isClear && keys.includes('title') && keys.includes('price')
}

export interface Header {
  /** Position of each known column in the file; -1 if the file doesn't have it. */
  at: Record<ColumnKey, number>
  /** Name of each column in the file. */
  label: Record<ColumnKey, string>
  /** Every column of the file by its name. */
  names: string[]
  /** Positions of unknown columns. */
  others: number[]
}

/** Meaning of each column of the file, by its name. Columns mapped to null are only stored. */
export type Mapping = Readonly<Record<string, ColumnKey | null>>

export class MissingColumns extends UnreadableFile {
  readonly missing: string[]
  constructor(missing: string[]) {
    super(`The file has no column ${missing.map(name => `“${name}”`).join(', ')}.`)
    this.missing = missing
  }
}

/** A column's name as it was before an export escaped it, without characters that the database takes in no text. */
export const columnName = (cell: string): string => unescapeFormula(cell.replaceAll('\0', '').trim())

const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * Determines the meaning of each column of a file, in order: the given mapping if there is one, else the column's
 * name.
 */
export function mapColumns(names: readonly string[], mapping: Mapping = {}): (ColumnKey | null)[] {
  const taken = new Set(Object.values(mapping))
  // A column may be called `constructor`.
  const found = names.map(name => (Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : null))
  for (const key of columnKeys) {
    if (taken.has(key)) continue
    // The first of a column's names that the file has, in any case; of two columns with one name the first.
    const at = columns[key]
      .map(known => names.findIndex((name, index) => plain(name) === plain(known) && isFree(index)))
      .find(index => index >= 0)
    if (at !== undefined) found[at] = key
  }
  return found

  function isFree(index: number): boolean {
    return found[index] === null && !Object.hasOwn(mapping, names[index]!)
  }
}

/** Column that a file of rejected rows adds. It is ignored when the file is read again. */
export const REASON = 'Reason'

/**
 * Finds the known columns in a header, in any order. @throws MissingColumns if no row could be read without a missing
 * one
 */
export function readHeader(cells: readonly string[], mapping: Mapping = {}): Header {
  const names = cells.map(columnName)
  const keys = mapColumns(names, mapping)
  const entries = columnKeys.map(key => ({ key, at: keys.indexOf(key) }))
  const label = ({ key, at }: { key: ColumnKey; at: number }) => (at >= 0 ? names[at]! : nameOfColumn(key))
  if (!namesProducts(names, mapping))
    throw new MissingColumns(entries.filter(e => e.at < 0 && required.includes(e.key)).map(label))
  return {
    at: Object.fromEntries(entries.map(({ key, at }) => [key, at])) as Header['at'],
    label: Object.fromEntries(entries.map(entry => [entry.key, label(entry)])) as Header['label'],
    names,
    others: keys.flatMap((key, at) => (key === null && names[at] !== '' && names[at] !== REASON ? [at] : [])),
  }
}

/** Counts the known columns among these names. */
export const countKnownColumns = (names: readonly string[]): number =>
  mapColumns(names).filter(key => key !== null).length
