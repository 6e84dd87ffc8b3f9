import type { ComboboxItem } from '@stoa/ui/combobox'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import type { SellerArea } from '../frame/areas.ts'
import { sellerSearchLabels } from './seller-search.labels.ts'

const MOST = 5
/** Minimum length of a query. A single letter matches nearly everything. */
const SHORTEST = 2

/** Searches orders and products, if the user has the permission for them. */
export function useFoundRecords(text: string, areas: readonly SellerArea[]) {
  const { may } = useShop()
  const has = (href: string) => text.length >= SHORTEST && areas.some(area => area.href === href)
  const params = { query: { q: text, limit: MOST } }
  const orders = useShopRead('/api/seller/orders', has('/seller/orders') && may('orders') ? { params } : null)
  const products = useShopRead(
    '/api/seller/products',
    has('/seller/products') && may('products') ? ({ params } as object) : null,
  )
  const records: ComboboxItem[] = [
    ...(orders.data?.items ?? []).map(({ number, buyer }) => ({
      value: `/seller/orders/${number}`,
      label: number,
      description: buyer ?? undefined,
      group: sellerSearchLabels.orders,
    })),
    ...((products.data as ProductList | undefined)?.items ?? []).map(({ id, name }) => ({
      value: `/seller/products/edit/${id}`,
      label: name,
      group: sellerSearchLabels.products,
    })),
  ]
  return { records, isLoading: orders.isLoading || products.isLoading }
}

interface ProductList {
  readonly items: readonly { readonly id: string; readonly name: string }[]
}
