import type { RunField } from '@stoa/api-client/schema'
import { plainTextLabels } from '../products/form/text-fields.labels.ts'

export const columnsFormLabels = {
  check: 'Check the file',
  missing: 'Check the columns first.',
  recognized: '{count} of {total} columns recognized',
  column: '{name}, such as “{sample}”',
  ignore: 'Keep, but ignore',
} as const

export const columnLabels = {
  handle: 'Handle (identifies the product)',
  title: 'Title',
  body: 'Description',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  productCategory: 'Product category',
  published: 'Published',
  status: 'Status',
  option1Name: 'Option 1 name',
  option1Value: 'Option 1 value',
  option2Name: 'Option 2 name',
  option2Value: 'Option 2 value',
  option3Name: 'Option 3 name',
  option3Value: 'Option 3 value',
  sku: 'SKU',
  tracker: 'Stock tracker',
  quantity: 'Stock',
  policy: 'Keep selling when out of stock',
  price: 'Price',
  giftCard: 'Gift card',
  compareAtPrice: 'Compare-at price',
  imageSrc: 'Picture URL',
  imagePosition: 'Picture position',
  imageAlt: 'Picture alt text',
  variantImage: 'Picture of the variant',
  grams: 'Weight in grams',
  barcode: 'Barcode',
  ...plainTextLabels,
  saleStarts: 'Sale starts',
  saleEnds: 'Sale ends',
} as const satisfies Record<RunField, string>
