import type { RunChange, RunEncoding, RunStatus } from '@stoa/api-client/schema'
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
  taxCategory: 'Tax category',
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

export const encodingLabels = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1254': 'Turkish (Windows-1254)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Simplified Chinese (GB 18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const satisfies Record<RunEncoding, string>
