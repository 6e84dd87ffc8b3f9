import { isApiError, unwrap } from '@stoa/api-client'
import type { ProductList } from '@stoa/api-client/schema'
import { redirect } from 'react-router-dom'
import { type ListingQuery, PAGE_SIZE, readListingQuery, type Sort } from '../lib/listing-query.ts'
import { hrefWith } from '../lib/listing-view.ts'
import { type LoaderScope, serverApi } from './api.server.ts'

/**
 * A page of products for the filters in the address. `fixed` is what the page itself stands for; it wins over
 * the address, only a category may be narrowed to one below it.
 */
export async function loadListing(
  scope: LoaderScope,
  fixed: Partial<ListingQuery> = {},
  defaultSort?: Sort,
): Promise<ProductList> {
  const { searchParams, pathname } = scope.url
  const asked = readListingQuery(searchParams)
  const query: ListingQuery = {
    ...(defaultSort && !asked.q ? { sort: defaultSort } : null),
    ...asked,
    ...fixed,
    ...(fixed.category && asked.category?.startsWith(`${fixed.category}/`)
      ? { category: asked.category }
      : null),
  }
  try {
    return await unwrap(
      serverApi(scope).GET('/api/public/products', { params: { query: { ...query, limit: PAGE_SIZE } } }),
    )
  } catch (error) {
    // A cursor from an older address: the list itself is still there.
    if (isApiError(error) && error.code === 'cursor.invalid')
      throw redirect(hrefWith(pathname, searchParams, {}))
    throw error
  }
}
