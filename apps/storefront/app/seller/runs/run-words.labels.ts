import type { RunChange, RunStatus } from '@stoa/api-client/schema'
import { plainTextLabels } from '../products/form/text-fields.labels.ts'

export const statusLabels = {
  received: 'Needs a column',
  checking: 'Checking',
  checked: 'Checked',
  applying: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  canceled: 'Canceled',
  undoing: 'Undoing',
  undone: 'Undone',
} as const satisfies Record<RunStatus, string>

/** Labels of a bulk change, if they differ from those of an import. */
export const changeStatusLabels = {
  applying: 'Changing',
  done: 'Changed',
} as const satisfies Partial<Record<RunStatus, string>>

export const changedFieldLabels = {
  name: 'Title',
  description: 'Description',
  details: 'Details',
  tags: 'Tags',
  status: 'Status',
  category: 'Category',
  ...plainTextLabels,
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
  grams: 'Weight (g)',
  picture: 'Picture',
  position: 'Position',
} as const satisfies Record<RunChange['field'], string>

export const changedValueLabels = {
  ofVariant: '{field}, {variant}',
  noPicture: 'none',
  pictureBefore: 'old picture',
  pictureAfter: 'new picture',
  empty: 'empty',
  notOffered: 'not offered',
  noLongerOffered: 'no longer offered',
} as const

export const fileLabels = { rows: '{count, plural, one {# row} other {# rows}}' } as const
