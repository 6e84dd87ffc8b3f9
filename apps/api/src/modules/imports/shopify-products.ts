import type { Money } from '../../platform/money.ts'
import type { ImportedVariant as CatalogVariant, ProductImport } from '../catalog/index.ts'
import type { CsvTable } from './csv-table.ts'
import { Row, type RowProblem } from './shopify-cells.ts'
import { type ColumnKey, readHeader } from './shopify-columns.ts'

interface ImportedPicture {
  line: number
  url: string
  alt: string
  position: number
}

export interface ImportedVariant extends CatalogVariant {
  line: number
}

export interface ImportedProduct extends ProductImport {
  line: number
  tags: string[]
  options: string[]
  variants: ImportedVariant[]
  pictures: ImportedPicture[]
  productCategory: string
  /** What is odd but does not stop the import, such as an address that is none. */
  notes: RowProblem[]
}

export interface ImportedFile {
  products: ImportedProduct[]
  refused: RowProblem[]
  /** Rows below the header. */
  rows: number
}

const OPTION_NAMES = ['option1Name', 'option2Name', 'option3Name'] as const satisfies readonly ColumnKey[]
const OPTION_VALUES = ['option1Value', 'option2Value', 'option3Value'] as const satisfies readonly ColumnKey[]
const MAX_VARIANTS = 2_000
const MAX_PICTURES = 250

/**
 * Products of a file in Shopify's format. Rows with one handle belong together: the first has the product,
 * the others further variants and pictures. A row at fault is left out with its reason; the product goes
 * with it only when its own facts are at fault or nothing that can be bought is left.
 *
 * @throws MissingColumns
 */
export function readShopifyProducts({ rows, broken }: CsvTable, money: Money): ImportedFile {
  const refused: RowProblem[] = broken.map(({ line, reason }) => ({ line, column: 'row', reason }))
  const header = readHeader(rows[0]?.cells ?? [])
  const groups = new Map<string, Row[]>()
  for (const { line, cells } of rows.slice(1)) {
    const row = new Row(line, cells, header)
    const handle = handleOf(row)
    if (row.problems.length > 0) refused.push(...row.problems)
    else if (groups.has(handle)) groups.get(handle)!.push(row)
    else groups.set(handle, [row])
  }
  const products: ImportedProduct[] = []
  for (const [handle, group] of groups) {
    const product = readProduct(handle, group, money, refused)
    if (product) products.push(product)
  }
  refused.sort((a, b) => a.line - b.line)
  return { products, refused, rows: rows.length - 1 + broken.length }
}

function handleOf(row: Row): string {
  const handle = row.text('handle').toLowerCase()
  if (handle === '') row.refuse('handle', 'the cell is empty, so the row belongs to no product')
  else if (!/[\p{L}\p{N}]/u.test(handle)) row.refuse('handle', 'a handle needs at least one letter or digit')
  return handle
}

function readProduct(
  handle: string,
  group: Row[],
  money: Money,
  refused: RowProblem[],
): ImportedProduct | null {
  const [first, ...others] = group as [Row, ...Row[]]
  const title = first.text('title')
  if (title === '' && !first.has('title'))
    first.refuse('title', 'the first row of a product needs a title; the rows of this handle are left out')
  const product: ImportedProduct = {
    line: first.line,
    handle,
    title,
    body: first.text('body'),
    vendor: first.text('vendor'),
    type: first.text('type'),
    tags: tagsOf(first.text('tags')),
    productCategory: first.text('productCategory'),
    isActive: activeOf(first),
    options: OPTION_NAMES.map(key => first.text(key)).filter(name => name !== ''),
    variants: [],
    pictures: [],
    notes: [],
  }
  if (product.options.length === 1 && isPlain(first)) product.options = []
  if (new Set(product.options.map(name => name.toLowerCase())).size < product.options.length)
    first.refuse('option2Name', 'two options of the product have one name')
  if (first.problems.length > 0) {
    refused.push(...first.problems)
    return null
  }
  // From here on a fault of the first row, in its price say, costs that one variant only.
  const variant = readVariant(first, product, money)
  if (first.problems.length === 0) takeRow(first, variant, product)
  for (const row of others) {
    const again = row.text('title')
    if (again !== '' && again !== title)
      row.refuse('title', `another product with the handle “${handle}” begins on line ${first.line}`)
    const further = isVariant(row) ? readVariant(row, product, money) : null
    if (row.problems.length === 0) takeRow(row, further, product)
  }
  refused.push(...group.flatMap(row => row.problems))
  if (product.variants.length === 0) {
    if (group.every(row => row.problems.length === 0)) {
      first.refuse('price', 'the product has no variant with a price')
      refused.push(...first.problems)
    }
    return null
  }
  return product
}

const isVariant = (row: Row) =>
  (['option1Value', 'price', 'sku', 'quantity'] as const).some(key => row.has(key))

const isPlain = (row: Row) =>
  row.text('option1Name').toLowerCase() === 'title' &&
  row.text('option1Value').toLowerCase() === 'default title'

function activeOf(row: Row): boolean {
  const published = row.flag('published', true)
  const status = row.text('status').toLowerCase()
  if (status !== '' && !['active', 'draft', 'archived', 'unlisted'].includes(status))
    row.refuse('status', 'neither active nor draft nor archived')
  return published && (status === '' || status === 'active')
}

function tagsOf(cell: string): string[] {
  const tags = cell.split(',').map(tag => tag.trim().replace(/\s+/g, ' '))
  return [...new Set(tags.filter(tag => tag !== ''))].slice(0, 250)
}

function readVariant(row: Row, product: ImportedProduct, money: Money): ImportedVariant | null {
  const values = product.options.map((name, at) => {
    const value = row.text(OPTION_VALUES[at]!)
    if (value === '') row.refuse(OPTION_VALUES[at]!, `the option “${name}” has no value`)
    return value
  })
  const twin = product.variants.find(known => known.values.join('\n') === values.join('\n'))
  if (twin && row.problems.length === 0)
    row.refuse('option1Value', `the variant of line ${twin.line} has the same options`)
  if (product.variants.length >= MAX_VARIANTS)
    row.refuse('option1Value', `more than ${MAX_VARIANTS} variants`)
  const price = row.amount('price', money)
  if (price === null && !row.has('price')) row.refuse('price', 'the cell is empty')
  const compareAt = row.amount('compareAtPrice', money)
  const isReduced = price !== null && compareAt !== null && compareAt > price
  return {
    line: row.line,
    values,
    sku: row.text('sku') || null,
    price: isReduced ? compareAt : (price ?? 0),
    salePrice: isReduced ? price : null,
    stock: stockOf(row),
    pictureUrl: row.address('variantImage'),
  }
}

/** Without a tracker stock is not counted, nor where selling goes on when it is out. */
function stockOf(row: Row): number | null {
  const quantity = row.whole('quantity')
  const policy = row.text('policy').toLowerCase()
  if (row.text('tracker') === '' || policy === 'continue' || policy === 'true') return null
  return Math.max(0, quantity ?? 0)
}

function takeRow(row: Row, variant: ImportedVariant | null, product: ImportedProduct): void {
  if (variant) product.variants.push(variant)
  for (const [key, address] of [
    ['imageSrc', row.address('imageSrc')],
    ['variantImage', variant?.pictureUrl ?? null],
  ] as const) {
    if (address) takePicture(row, key, address, product)
    else if (row.has(key))
      product.notes.push(row.note(key, 'not an address that a picture can be fetched from'))
  }
}

function takePicture(
  row: Row,
  key: 'imageSrc' | 'variantImage',
  url: string,
  product: ImportedProduct,
): void {
  if (product.pictures.length >= MAX_PICTURES || product.pictures.some(known => known.url === url)) return
  const written = key === 'imageSrc' ? Number.parseInt(row.text('imagePosition'), 10) : Number.NaN
  const alt = key === 'imageSrc' ? row.text('imageAlt') : ''
  product.pictures.push({
    line: row.line,
    url,
    alt,
    position: Number.isInteger(written) ? written : product.pictures.length + 1,
  })
}
