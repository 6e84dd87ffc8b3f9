import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { type CategoryNode, toCategoryNodes } from '../../data/category-tree.ts'
import { useApi } from '../../data/core.ts'
import type { loader } from '../../root.tsx'

const TWO_LEVELS = { params: { query: { depth: 2 } } }

/** The tree that came with the page; where the server could not have it, the browser asks again by itself. */
export function useCategories(): readonly CategoryNode[] {
  const loaded = useRouteLoaderData<typeof loader>('root')?.categories
  const { data } = useApi('/api/public/category/get_tree_category', loaded ? null : TWO_LEVELS)
  return useMemo(() => loaded ?? (data ? toCategoryNodes(data) : []), [loaded, data])
}
