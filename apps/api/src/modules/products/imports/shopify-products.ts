import { MAX_DESCRIPTION_LENGTH, MAX_PRODUCT_TAGS, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import { cleanDescription, cleanHtml } from '../../../platform/description-html.ts'
import { slugify } from '../../../platform/slug.ts'
import { visibleText } from '../../../platform/visible-text.ts'
import { PLAIN_TEXTS, type PlainTextKey, TEXT_FIELDS } from '../fields.ts'
import { extraCells, isOfVariant } from './extra-cells.ts'
import type { FileProduct, RefusedRows } from './file-product.ts'
import { known } from './known.ts'
import { addProblem, type Row, shorten } from './shopify-cells.ts'
import type { ColumnKey } from './shopify-columns.ts'
import { readPictures } from './shopify-pictures.ts'
import { isVariant, readVariant } from './shopify-variants.ts'

const OPTION_NAMES = ['option1Name', 'option2Name', 'option3Name'] as const satisfies readonly ColumnKey[]
/** Characters that closing the elements of a cut description may take. */
const CLOSED_ELEMENTS = 1_000
/** Number of characters behind a `<` that may be a tag. */
const MAX_TAG = 1_000

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
    return { ...refused(handle, first.text('title'), rows), isOmitted: true }
  }
  const product = readFacts(handle, first)
  const lines = new Map<string, number>()
  for (const row of rows) {
    const again = row === first ? '' : TEXT_FIELDS.name.read(row.text('title'))
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
  const title = row.knows('title') ? TEXT_FIELDS.name.read(row.text('title')) : undefined
  if (title === '' && row.problems.length === 0)
    row.refuse('title', 'the first row of a product needs a title')
  const plainTexts: Partial<Record<PlainTextKey, string | undefined>> = Object.fromEntries(
    // Read as the editor does, so that saving the product there changes nothing.
    PLAIN_TEXTS.map(key => [key, row.knows(key) ? TEXT_FIELDS[key].read(row.text(key)) : undefined]),
  )
  const product: FileProduct = {
    line: row.line,
    handle,
    extra: extraCells(row, name => !isOfVariant(name)),
    variants: [],
    notes: [],
    ...known({
      address: row.addressText,
      title,
      descriptionHtml: row.knows('body') ? descriptionOf(row) : undefined,
      vendor: text('vendor'),
      type: text('type'),
      tags: row.knows('tags') ? tagsOf(row) : undefined,
      productCategory: text('productCategory'),
      taxCategory: text('taxCategory'),
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

/** A description within the editor's limit. */
function descriptionOf(row: Row): string {
  const source = row.text('body')
  const html = cleanDescription(beginningOf(source, MAX_DESCRIPTION_LENGTH))
  const length = Math.max(source.length, html.length)
  if (length > MAX_DESCRIPTION_LENGTH) row.noteCut('body', length, MAX_DESCRIPTION_LENGTH)
  // Cleaning writes a `<` of the text longer. It also closes the elements that a cut has left open.
  return html.length <= MAX_DESCRIPTION_LENGTH
    ? html
    : cleanHtml(beginningOf(html, MAX_DESCRIPTION_LENGTH - CLOSED_ELEMENTS))
}

/** Cuts HTML behind a tag or in a text, but not inside of a tag. */
function beginningOf(html: string, length: number): string {
  if (html.length <= length) return html
  const cut = html.slice(0, length).toWellFormed()
  const open = cut.lastIndexOf('<')
  return open > cut.lastIndexOf('>') && cut.length - open < MAX_TAG ? cut.slice(0, open) : cut
}

function tagsOf(row: Row): string[] {
  const tags = row.text('tags').split(',').map(visibleText)
  for (const tag of tags.filter(({ length }) => length > MAX_TAG_LENGTH))
    row.note('tags', `“${shorten(tag)}” was cut to ${MAX_TAG_LENGTH} characters, the maximum of a tag`)
  const cut = tags.map(tag => tag.slice(0, MAX_TAG_LENGTH).toWellFormed().trim())
  const byKey = new Map(cut.filter(tag => tag !== '').map(tag => [tag.toLowerCase(), tag]))
  if (byKey.size > MAX_PRODUCT_TAGS)
    row.note(
      'tags',
      `the product has ${byKey.size} tags; the first ${MAX_PRODUCT_TAGS}, the maximum, were kept`,
    )
  return [...byKey.values()].slice(0, MAX_PRODUCT_TAGS)
}
