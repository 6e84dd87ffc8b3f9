/** The columns that we read, by the name that problems are reported under. */
export const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
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
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const satisfies Record<string, readonly string[]>

export type ColumnKey = keyof typeof columns

/** Columns without which no row can be understood. */
const required: readonly ColumnKey[] = ['handle', 'title', 'price']

export interface Header {
  /** Where each column stands, -1 where the file has none. */
  at: Record<ColumnKey, number>
  /** What the file itself calls it. */
  label: Record<ColumnKey, string>
  count: number
}

export class MissingColumns extends Error {
  readonly missing: string[]
  constructor(missing: string[]) {
    super(`The file has no column ${missing.map(name => `“${name}”`).join(', ')}.`)
    this.missing = missing
  }
}

const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** Finds our columns in a header, in any order and any case; of two with one name the first counts. */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map(plain)
  const keys = Object.keys(columns) as ColumnKey[]
  const found = keys.map(key => {
    const known: readonly string[] = columns[key]
    const at = known.map(name => names.indexOf(plain(name))).find(index => index >= 0) ?? -1
    return { key, at, label: at >= 0 ? cells[at]!.trim() : known[0]! }
  })
  const missing = found.filter(({ key, at }) => at < 0 && required.includes(key)).map(({ label }) => label)
  if (missing.length > 0) throw new MissingColumns(missing)
  return {
    at: Object.fromEntries(found.map(({ key, at }) => [key, at])) as Header['at'],
    label: Object.fromEntries(found.map(({ key, label }) => [key, label])) as Header['label'],
    count: cells.length,
  }
}
