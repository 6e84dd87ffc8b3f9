import { useEffect } from 'react'
import { CATEGORY_TREE, type CategoryNode, toCategoryNodes } from '../../data/category-tree.ts'
import { useApi } from '../../data/use-api.ts'

export interface MissingCategoriesProps {
  /** Must be the same function on every render. */
  readonly onFound: (tree: readonly CategoryNode[]) => void
}

/**
 * Reads the tree in the browser. Draws nothing, so that its code comes only where the tree is missing. A failure shows
 * fewer links and no message; SWR tries again, also when the browser is online again.
 */
export function MissingCategories({ onFound }: MissingCategoriesProps) {
  const { data } = useApi(CATEGORY_TREE, { params: { query: { depth: 2 } } })
  useEffect(() => {
    if (data) onFound(toCategoryNodes(data))
  }, [data, onFound])
  return null
}
