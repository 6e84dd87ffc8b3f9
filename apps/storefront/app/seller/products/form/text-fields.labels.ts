import type { SellerProduct } from '@stoa/api-client/schema'

/** Labels of text fields that have one name in the contract, in imported files and in the history. */
export const plainTextLabels = {
  seoTitle: 'Page title',
  seoDescription: 'Meta description',
} as const

/**
 * Labels of all text fields of a product, by their names in the contract. A new field also needs an input in a section of
 * the editor.
 */
export const textFieldLabels = {
  name: 'Name',
  descriptionHtml: 'Description',
  ...plainTextLabels,
} as const satisfies Partial<Record<keyof SellerProduct, string>>
