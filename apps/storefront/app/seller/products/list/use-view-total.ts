import type { SellerProductList } from '@stoa/api-client/schema'
import { isSelected, type Selection } from '@stoa/back-office'
import { useShopRead } from '../../api/use-shop-api.ts'
import type { viewedProducts } from './list-query.ts'

export interface ViewTotalQuestion {
  /** Page of the list on screen. */
  readonly list: SellerProductList | undefined
  readonly viewed: ReturnType<typeof viewedProducts>
  readonly tab: string
  readonly isFiltered: boolean
  readonly selection: Selection
}

/** Number of products in the whole view. A filtered view is counted only once its page is selected. */
export function useViewTotal({ list, viewed, tab, isFiltered, selection }: ViewTotalQuestion): number {
  const onPage = list?.items.length ?? 0
  const hasMore = Boolean(list?.page.next ?? list?.page.previous)
  const isPageSelected = onPage > 0 && (list?.items.every(({ id }) => isSelected(selection, id)) ?? false)
  const isAsked = isFiltered && hasMore && (isPageSelected || selection.all)
  const { data } = useShopRead('/api/seller/products/count', isAsked ? { params: { query: viewed } } : null, {
    keepPreviousData: true,
  })
  if (!list || !hasMore) return onPage
  if (!isFiltered) return list.counts[tab as keyof typeof list.counts]
  return Math.max(onPage, (isAsked && data?.count) || 0)
}
