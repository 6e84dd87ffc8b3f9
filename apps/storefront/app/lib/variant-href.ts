import { optionKey } from './option-key.ts'
import { slugOf } from './slug.ts'

/** Link to a product’s page. */
export const productHref = (slug: string) => `/product/${encodeURIComponent(slug)}`

/** Value that is chosen of an option. */
export interface ChosenValue {
  readonly name: string
  readonly value: string
  readonly valueId?: string | undefined
}

/** Characters of a label that its slug lacks: other labels can have the same slug. */
const LOST = /[^\da-z -]/i

/** Link to a product with a variant chosen, such as `/product/mug?glaze=ink&size=320-ml`. */
export function variantHref(slug: string, chosen: readonly ChosenValue[] = []): string {
  const params = new URLSearchParams()
  for (const { name, value, valueId } of chosen) {
    const word = (LOST.test(value) && valueId) || slugOf(value)
    if (word) params.set(optionKey(name), word)
  }
  return productHref(slug) + (params.size ? `?${params}` : '')
}
