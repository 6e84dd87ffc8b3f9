import { TEXT_FIELDS, type TextKey } from './fields.ts'
import type { ProductState } from './state.ts'

/** Cell of an imported file that says what kind of thing a product is. */
export const TYPE_CELL = 'Type'

/**
 * Further text of a product that the search covers. The database adds name and description, and the names of its
 * categories and its shop. It contains tags, details (such as the brand), type and option values. Only the
 * beginning of a very long text is covered, so the option values, of which there may be thousands, are last.
 */
export function searchTextOf(
  product: Pick<ProductState, 'tags' | 'details'> & {
    options: readonly { values: readonly { value: string }[] }[]
    extra?: ProductState['extra']
  } & Partial<Record<TextKey, string>>,
): string {
  const { tags, details, options, extra } = product
  const texts = Object.entries(TEXT_FIELDS).flatMap(([key, { isSearched }]) =>
    isSearched ? [product[key as TextKey] ?? ''] : [],
  )
  return [
    ...tags,
    ...details.map(({ value }) => value),
    extra?.[TYPE_CELL] ?? '',
    ...texts,
    ...options.flatMap(({ values }) => values.map(({ value }) => value)),
  ]
    .filter(words => words !== '')
    .join(' ')
}
