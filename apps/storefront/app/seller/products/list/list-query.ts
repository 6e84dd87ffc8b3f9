import { MAX_DETAIL_VALUE_LENGTH, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import type {
  MissingPart,
  SavedViewQuery,
  SellerProductSort,
  SellerProductStatus,
  StockLevel,
} from '@stoa/api-client/schema'
import { missingPartLabels, productTabLabels } from './list-query.labels.ts'

export interface ListTab {
  readonly id: string
  readonly label: string
  readonly status?: SellerProductStatus
  readonly stock?: StockLevel
}

export const TABS: readonly ListTab[] = [
  { id: 'all', label: productTabLabels.all },
  { id: 'active', label: productTabLabels.active, status: 'active' },
  { id: 'draft', label: productTabLabels.draft, status: 'draft' },
  { id: 'archived', label: productTabLabels.archived, status: 'archived' },
  { id: 'low', label: productTabLabels.low, stock: 'low' },
  { id: 'out', label: productTabLabels.out, stock: 'out' },
]

/** Parts that a product may lack. */
export const MISSING: readonly { readonly value: MissingPart; readonly label: string }[] = [
  { value: 'picture', label: missingPartLabels.picture },
  { value: 'category', label: missingPartLabels.category },
]

const SORTS: readonly SellerProductSort[] = ['newest', 'name', 'stock', 'price', 'sold']
/** Whether a sort is descending by default. */
const DESCENDS: Record<SellerProductSort, boolean> = {
  newest: true,
  name: false,
  stock: false,
  price: true,
  sold: true,
}

/** Reads the query of the list from the URL. Ignores unknown values. */
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

/** Reads the filter from the URL, without sort and page. A bulk change of the whole view sends it. */
export function viewedProducts(params: URLSearchParams) {
  const { sort: _, direction: __, cursor: ___, ...filter } = readListQuery(params).query
  return filter
}

/** Reads the query that a saved view stores from the URL. */
export function productQuery(params: URLSearchParams): SavedViewQuery {
  const { cursor: _, ...query } = readListQuery(params).query
  return query
}

/** Returns the URL parameters of a saved view. */
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

/** Returns the URL parameters of a sort. Null for those that the default already has. */
export function sortParams({ by, descending }: { by: string; descending: boolean }) {
  const sort = SORTS.find(one => one === by) ?? 'newest'
  return {
    sort: sort === 'newest' && descending ? null : sort,
    direction: descending === DESCENDS[sort] ? null : descending ? 'desc' : 'asc',
  }
}
