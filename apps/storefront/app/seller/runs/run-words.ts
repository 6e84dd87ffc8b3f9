import type { Run, RunChange, RunField, RunOutcome, RunStatus } from '@stoa/api-client/schema'

const figures = new Intl.NumberFormat('en-US')
export const figure = (count: number): string => figures.format(count)
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`

export const STATUS: Record<RunStatus, string> = {
  received: 'Needs a column',
  checking: 'Being checked',
  checked: 'Checked',
  applying: 'Being imported',
  done: 'Imported',
  failed: 'Failed',
  canceled: 'Canceled',
  undoing: 'Being undone',
  undone: 'Undone',
}

const OF_CHANGE: Partial<Record<RunStatus, string>> = { applying: 'Being changed', done: 'Changed' }

export const statusWords = ({ kind, status }: Run): string =>
  (kind === 'bulk' ? OF_CHANGE[status] : undefined) ?? STATUS[status]

export const isBusy = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'checking' || status === 'applying' || status === 'undoing'

export const OUTCOMES: readonly { outcome: RunOutcome; label: string; none: string }[] = [
  { outcome: 'new', label: 'New', none: 'The file has no new products.' },
  { outcome: 'change', label: 'Changed', none: 'Nothing changes of what you have.' },
  { outcome: 'same', label: 'The same', none: 'No product of the file is as it was.' },
  { outcome: 'refused', label: 'Refused', none: 'Every row could be read.' },
  { outcome: 'conflict', label: 'Left alone', none: 'Nobody changed anything meanwhile.' },
]

export const FIELDS: Record<RunField, string> = {
  handle: 'Handle, which names the product',
  title: 'Title',
  body: 'Description',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  productCategory: 'Product category',
  published: 'Published',
  status: 'Status',
  option1Name: 'Option 1, name',
  option1Value: 'Option 1, value',
  option2Name: 'Option 2, name',
  option2Value: 'Option 2, value',
  option3Name: 'Option 3, name',
  option3Value: 'Option 3, value',
  sku: 'SKU',
  tracker: 'Stock is tracked by',
  quantity: 'Stock',
  policy: 'Sold on when out of stock',
  price: 'Price',
  compareAtPrice: 'Compare-at price',
  imageSrc: 'Picture, address',
  imagePosition: 'Picture, position',
  imageAlt: 'Picture, what it shows',
  variantImage: 'Picture of the variant',
  grams: 'Weight in grams',
  barcode: 'Barcode',
  seoTitle: 'Search engines, title',
  seoDescription: 'Search engines, description',
  saleStarts: 'Sale starts',
  saleEnds: 'Sale ends',
}

const CHANGED: Record<RunChange['field'], string> = {
  name: 'Title',
  description: 'Description',
  details: 'Details',
  tags: 'Tags',
  status: 'Status',
  category: 'Category',
  seoTitle: 'Search title',
  seoDescription: 'Search description',
  extra: 'Other columns',
  options: 'Options',
  pictures: 'Pictures',
  variant: 'Variant',
  price: 'Price',
  salePrice: 'Sale price',
  saleStarts: 'Sale starts',
  saleEnds: 'Sale ends',
  sku: 'SKU',
  stock: 'Stock',
  barcode: 'Barcode',
  grams: 'Grams',
  picture: 'Picture',
  position: 'Place in the list',
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Tags and entities of a description say nothing in a cell of a table. */
const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A change as old and new, such as `Price, Lagoon: 24.00 → 25.50`. */
export function changeWords({ field, variant, from, to }: RunChange): {
  name: string
  from: string
  to: string
} {
  const name = variant ? `${CHANGED[field]}, ${variant}` : CHANGED[field]
  // Ids and positions of pictures are nobody's words.
  if (field === 'picture') return { name, from: from ? 'a picture' : 'none', to: to ? 'another' : 'none' }
  const show = (value: string | null) => {
    if (value === null || value === '') return 'nothing'
    if (field === 'saleStarts' || field === 'saleEnds') return moment.format(new Date(value))
    return field === 'description' ? plainText(value) : value
  }
  if (field === 'variant') return { name, from: from ?? 'not there', to: to ?? 'no longer offered' }
  return { name, from: show(from), to: show(to) }
}

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const

/** How the file is written: `1,657 rows · UTF-8 · comma`. */
export function fileWords({ encoding, delimiter, status, total }: Run): string {
  const rows = status === 'checked' && total !== null ? plural(total, 'row') : null
  return [rows, encoding && ENCODINGS[encoding], delimiter].filter(Boolean).join(' · ')
}
