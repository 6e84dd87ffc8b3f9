import type { ProductFacets } from '@stoa/api-client/schema'
import type { TableFilter } from '@stoa/back-office'
import { useShopRead } from '../../api/use-shop-api.ts'
import { MISSING } from './list-query.ts'
import { productFilterLabels } from './use-product-filters.labels.ts'

type Facet = ProductFacets['tags']

/** Filters by the tags, brands and types of the shop's products, and by missing parts. */
export function useProductFilters(
  chosen: { readonly tag?: string; readonly brand?: string; readonly type?: string },
  isReady: boolean,
): readonly TableFilter[] {
  const { data } = useShopRead('/api/seller/products/facets', isReady ? {} : null)
  const filter = (id: 'tag' | 'brand' | 'type', label: string, facet: Facet | undefined) => {
    const values = facet?.map(({ value }) => value) ?? []
    const own = chosen[id]
    // The URL may contain a value that isn't among the first hundred, or has another case.
    const all = own !== undefined && !values.includes(own) ? [own, ...values] : values
    return all.length === 0 ? [] : [{ id, label, options: all.map(value => ({ value, label: value })) }]
  }
  return [
    ...filter('tag', productFilterLabels.tag, data?.tags),
    ...filter('brand', productFilterLabels.brand, data?.brands),
    ...filter('type', productFilterLabels.type, data?.types),
    { id: 'without', label: productFilterLabels.without, options: MISSING },
  ]
}
