import { TEXT_FIELDS, type TextKey } from './fields.ts'
import type { ProductState } from './state.ts'

/** Cell of an imported file that says what kind of thing a product is. */
export const TYPE_CELL = 'Type'

/**
 * Words that find a product in addition to its name, its description and the names of its categories, which the database
 * adds: its shop's name, its tags, its details (such as its brand), its options' values and its type.
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
