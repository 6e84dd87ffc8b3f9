import { optionKey } from './option-key.ts'
import { slugOf } from './slug.ts'

/** Link to a product’s page. */
export const productHref = (slug: string) => `/product/${encodeURIComponent(slug)}`

/** Whether other labels can have the same slug. */
const isShortened = (label: string) => slugOf(label) !== label.toLowerCase().replaceAll(' ', '-')

/**
 * Link to a product with a variant chosen, such as `/product/mug?glaze=ink&size=320-ml`.
 *
 * @param labels labels of the chosen values by option name
 * @param ids ids of the chosen values by option name, if they are known
 */
export function variantHref(
  slug: string,
  labels: Readonly<Record<string, string>>,
  ids: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams()
  for (const [name, label] of Object.entries(labels)) {
    const value = (isShortened(label) && ids[name]) || slugOf(label)
    if (value) params.set(optionKey(name), value)
  }
  return productHref(slug) + (params.size ? `?${params}` : '')
}
