import type { SellerProduct } from '@stoa/api-client/schema'

/**
 * Labels of the plain text fields of a product, by their names in the contract. A new field also needs an input in a
 * section of the editor.
 */
export const textFieldLabels = {
  name: 'Name',
  descriptionHtml: 'Description',
  seoTitle: 'Page title',
  seoDescription: 'Meta description',
} as const satisfies Partial<Record<keyof SellerProduct, string>>
