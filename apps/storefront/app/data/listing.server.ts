import { isApiError, unwrap } from '@stoa/api-client'
import type { ProductList } from '@stoa/api-client/schema'
import { redirect } from 'react-router-dom'
import { hrefWith } from '../lib/href-with.ts'
import { type ListingQuery, PAGE_SIZE, readListingQuery, type Sort } from '../lib/listing-query.ts'
import { type LoaderScope, serverApi } from './api.server.ts'

/** The facets name what lies inside a chosen category, not the category itself. */
type Listing = ProductList & { readonly categoryName: string | null }

/**
 * A page of products for the filters in the address. `fixed` is what the page itself stands for; it wins over
 * the address, only a category may be narrowed to one below it.
 */
export async function loadListing(
  scope: LoaderScope,
  fixed: Partial<ListingQuery> = {},
  defaultSort?: Sort,
): Promise<Listing> {
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
  const api = serverApi(scope)
  const name = asked.category ? nameOf(api, asked.category) : null
  try {
    const list = await unwrap(
      api.GET('/api/public/products', { params: { query: { ...query, limit: PAGE_SIZE } } }),
    )
    return { ...list, categoryName: await name }
  } catch (error) {
    // A cursor from an older address: the list itself is still there.
    if (isApiError(error) && error.code === 'cursor.invalid')
      throw redirect(hrefWith(pathname, searchParams, {}))
    throw error
  }
}

/** A list is worth showing also where the name of its category cannot be read. */
async function nameOf(api: ReturnType<typeof serverApi>, path: string): Promise<string | null> {
  try {
    return (await unwrap(api.GET('/api/public/category/by-path', { params: { query: { path } } }))).name
  } catch {
    return null
  }
}
