import { variantHref } from '../../lib/variant-href.ts'

/** Splits labels of chosen options, such as `Glaze: Lagoon`, into name and value. */
export const namedOptions = (options: readonly string[]): [name: string, label: string][] =>
  options.map(option => {
    const [name = '', label = ''] = option.split(/: (.*)/s)
    return [name, label]
  })

/** Link of an order line to its variant; undefined if the product is no longer shown. */
export function orderLineHref(
  { slug, options }: { readonly slug: string | null; readonly options: readonly string[] },
  optionIds: readonly string[] = [],
): string | undefined {
  if (slug === null) return undefined
  return variantHref(
    slug,
    namedOptions(options).map(([name, value], at) => ({ name, value, valueId: optionIds[at] })),
  )
}
