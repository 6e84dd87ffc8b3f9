import { MAX_DETAIL_VALUE_LENGTH, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import type {
  MissingPart,
  SavedViewQuery,
  SellerProductSort,
  SellerProductStatus,
  StockLevel,
} from '@stoa/api-client/schema'

export interface ListTab {
  readonly id: string
  readonly label: string
  readonly status?: SellerProductStatus
  readonly stock?: StockLevel
}

export const TABS: readonly ListTab[] = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active', status: 'active' },
  { id: 'draft', label: 'Draft', status: 'draft' },
  { id: 'archived', label: 'Archived', status: 'archived' },
  { id: 'low', label: 'Low stock', stock: 'low' },
  { id: 'out', label: 'Out of stock', stock: 'out' },
]

/** What a product may lack. */
export const MISSING: readonly { readonly value: MissingPart; readonly label: string }[] = [
  { value: 'picture', label: 'Picture' },
  { value: 'category', label: 'Category' },
]

const SORTS: readonly SellerProductSort[] = ['newest', 'name', 'stock', 'price', 'sold']
/** Which way a sort runs when nothing says another. */
const DESCENDS: Record<SellerProductSort, boolean> = {
  newest: true,
  name: false,
  stock: false,
  price: true,
  sold: true,
}

/** What the list's address asks for. What it does not know is left out, as if it were not there. */
export function readListQuery(params: URLSearchParams) {
  const tab = TABS.find(({ id }) => id === params.get('tab')) ?? (TABS[0] as ListTab)
  const q = params.get('q')?.trim().slice(0, 100) || undefined
  const categoryId = params.get('category') || undefined
  const tag = params.get('tag')?.slice(0, MAX_TAG_LENGTH) || undefined
  const brand = params.get('brand')?.slice(0, MAX_DETAIL_VALUE_LENGTH) || undefined
  const type = params.get('type')?.slice(0, MAX_DETAIL_VALUE_LENGTH) || undefined
  const without = MISSING.find(({ value }) => value === params.get('without'))?.value
  const sort = SORTS.find(one => one === params.get('sort'))
  const direction = (['asc', 'desc'] as const).find(one => one === params.get('direction'))
  const cursor = params.get('cursor')?.slice(0, 400) || undefined
  const by = sort ?? 'newest'
  return {
    tab,
    q,
    categoryId,
    tag,
    brand,
    type,
    without,
    sort: { by, descending: direction ? direction === 'desc' : DESCENDS[by] },
    isFiltered: Boolean(q || categoryId || tag || brand || type || without),
    query: {
      ...(q && { q }),
      ...(tab.status && { status: tab.status }),
      ...(tab.stock && { stock: tab.stock }),
      ...(categoryId && { categoryId }),
      ...(tag && { tag }),
      ...(brand && { brand }),
      ...(type && { type }),
      ...(without && { without }),
      ...(sort && { sort }),
      ...(direction && { direction }),
      ...(cursor && { cursor }),
    },
  }
}

/** What an address asks for, without the place in the list: what a change of the whole view is about. */
export function viewedProducts(params: URLSearchParams) {
  const { sort: _, direction: __, cursor: ___, ...filter } = readListQuery(params).query
  return filter
}

/** What an address asks for as a saved view keeps it. */
export function productQuery(params: URLSearchParams): SavedViewQuery {
  const { cursor: _, ...query } = readListQuery(params).query
  return query
}

/** The address's parameters for a saved view. */
export function productParams({
  q,
  status,
  stock,
  categoryId,
  tag,
  brand,
  type,
  without,
  sort,
  direction,
}: SavedViewQuery) {
  const tab = TABS.find(one => one.status === status && one.stock === stock)
  return {
    ...(tab && tab.id !== 'all' && { tab: tab.id }),
    ...(q && { q }),
    ...(categoryId && { category: categoryId }),
    ...(tag && { tag }),
    ...(brand && { brand }),
    ...(type && { type }),
    ...(without && { without }),
    ...(sort && { sort }),
    ...(direction && { direction }),
  }
}

/** The parameters that stand for an order; none for the one that a list has anyway. */
export function sortParams({ by, descending }: { by: string; descending: boolean }) {
  const sort = SORTS.find(one => one === by) ?? 'newest'
  return {
    sort: sort === 'newest' && descending ? null : sort,
    direction: descending === DESCENDS[sort] ? null : descending ? 'desc' : 'asc',
  }
}
