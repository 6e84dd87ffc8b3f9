import type { ProductFacets } from '@stoa/api-client/schema'
import type { TableFilter } from '@stoa/back-office'
import { useShopRead } from '../../api/use-shop-api.ts'
import { MISSING } from './list-query.ts'

type Facet = ProductFacets['tags']

/** Filters by the tags, brands and types that the shop's products have, and by what they lack. */
export function useProductFilters(
  chosen: { readonly tag?: string; readonly brand?: string; readonly type?: string },
  isReady: boolean,
): readonly TableFilter[] {
  const { data } = useShopRead('/api/seller/products/facets', isReady ? {} : null)
  const filter = (id: 'tag' | 'brand' | 'type', label: string, facet: Facet | undefined) => {
    const values = facet?.map(({ value }) => value) ?? []
    const own = chosen[id]
    // The address may name a value that none of the first hundred is, or that is written in another case.
    const all = own !== undefined && !values.includes(own) ? [own, ...values] : values
    return all.length === 0 ? [] : [{ id, label, options: all.map(value => ({ value, label: value })) }]
  }
  return [
    ...filter('tag', 'Tag', data?.tags),
    ...filter('brand', 'Brand', data?.brands),
    ...filter('type', 'Type', data?.types),
    { id: 'without', label: 'Without', options: MISSING },
  ]
}
