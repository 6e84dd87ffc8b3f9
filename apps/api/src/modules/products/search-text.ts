import { TEXT_FIELDS, type TextKey } from './fields.ts'
import type { ProductState } from './state.ts'

/** Cell of an imported file that says what kind of thing a product is. */
export const TYPE_CELL = 'Type'

/**
 * Text that the search covers in addition to the product's name, description and category names, which the database
 * adds. It contains the shop's name, tags, details (such as the brand), option values and type.
 */
export function searchTextOf(
  product: Pick<ProductState, 'tags' | 'details'> & {
    options: readonly { values: readonly { value: string }[] }[]
    extra?: ProductState['extra']
  } & Partial<Record<TextKey, string>>,
  shopName: string,
): string {
  const { tags, details, options, extra } = product
  const texts = Object.entries(TEXT_FIELDS).flatMap(([key, { isSearched }]) =>
    isSearched ? [product[key as TextKey] ?? ''] : [],
  )
  return [
    shopName,
    ...tags,
    ...details.map(({ value }) => value),
    ...options.flatMap(({ values }) => values.map(({ value }) => value)),
    extra?.[TYPE_CELL] ?? '',
    ...texts,
  ]
    .filter(words => words !== '')
    .join(' ')
}
