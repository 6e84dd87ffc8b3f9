import type { SellerProduct } from '@stoa/api-client/schema'

/**
 * Plain texts of a product by their names in the contract, with the labels that they have in messages. A new one also needs
 * a field in a section of the editor.
 */
export const TEXT_FIELDS = {
  name: 'Name',
  descriptionHtml: 'Description',
  seoTitle: 'Title in search engines',
  seoDescription: 'Text in search engines',
} as const satisfies Partial<Record<keyof SellerProduct, string>>

export type TextKey = keyof typeof TEXT_FIELDS
export const TEXT_KEYS = Object.keys(TEXT_FIELDS) as readonly TextKey[]

/** The texts alone, each made by a function. */
export const textsBy = (read: (key: TextKey) => string): Record<TextKey, string> =>
  Object.fromEntries(TEXT_KEYS.map(key => [key, read(key)])) as Record<TextKey, string>
