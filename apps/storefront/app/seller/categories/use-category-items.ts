import type { ComboboxItem } from '@stoa/ui/combobox'
import { useMemo } from 'react'
import { useShopRead } from '../api/use-shop-api.ts'
import { flatten } from './category-tree.ts'

/** Returns all categories as items of a combobox. Reads them only if `isWanted`. */
export function useCategoryItems(isWanted = true) {
  const { data } = useShopRead('/api/seller/categories', isWanted ? {} : null)
  const items = useMemo<readonly ComboboxItem[]>(
    () =>
      flatten(data?.items ?? []).map(({ node, above }) => ({
        value: node.id,
        label: node.name,
        ...(above.length > 0 && { description: above.join(' › ') }),
      })),
    [data],
  )
  return { items, isRead: data !== undefined }
}
