import { isApiError, unwrap } from '@stoa/api-client'
import type { ProductList } from '@stoa/api-client/schema'
import { redirect } from 'react-router-dom'
import { hrefWith } from '../lib/href-with.ts'
import { type ListingQuery, PAGE_SIZE, readListingQuery, type Sort } from '../lib/listing-query.ts'
import { type LoaderScope, serverApi } from './api.server.ts'

const LEVELS_WITH_FACETS = 3
const depthOf = (path: string) => path.split('/').length

/** The facets name what lies inside the page's category, not what lies deeper. */
type Listing = ProductList & { readonly categoryNames: Readonly<Record<string, string>> }

/**
 * A page of products for the filters in the address. `fixed` is what the page itself stands for; it wins over
 * the address, only a category may be narrowed to some below it.
 */
export async function loadListing(
  scope: LoaderScope,
  fixed: Partial<ListingQuery> = {},
  defaultSort?: Sort,
): Promise<Listing> {
  const { searchParams, pathname } = scope.url
  const asked = readListingQuery(searchParams)
  const query: { -readonly [K in keyof ListingQuery]: ListingQuery[K] } = {
    ...(defaultSort && !asked.q ? { sort: defaultSort } : null),
    ...asked,
    ...fixed,
  }
  const inside = fixed.category ? `${fixed.category}/` : ''
  if (query.categories) query.categories = query.categories.filter(path => path.startsWith(inside))
  if (fixed.shop) delete query.shops
  const api = serverApi(scope)
  const isInFacets = (path: string) =>
    depthOf(path) === depthOf(inside) && depthOf(path) <= LEVELS_WITH_FACETS
  const names = namesOf(
    api,
    (query.categories ?? []).filter(path => !isInFacets(path)),
  )
  try {
    const list = await unwrap(
      api.GET('/api/public/products', { params: { query: { ...query, limit: PAGE_SIZE } } }),
    )
    return { ...list, categoryNames: await names }
  } catch (error) {
    // A cursor from an older address: the list itself is still there.
    if (isApiError(error) && error.code === 'cursor.invalid')
      throw redirect(hrefWith(pathname, searchParams, {}))
    throw error
  }
}

/** A list is worth showing also where the name of a category cannot be read. */
async function namesOf(api: ReturnType<typeof serverApi>, paths: readonly string[]) {
  const read = async (path: string): Promise<[path: string, name: string][]> => {
    try {
      const query = { path }
      return [[path, (await unwrap(api.GET('/api/public/category/by-path', { params: { query } }))).name]]
    } catch {
      return []
    }
  }
  return Object.fromEntries((await Promise.all(paths.map(read))).flat())
}
