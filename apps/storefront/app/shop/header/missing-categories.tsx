import { useEffect } from 'react'
import { CATEGORY_TREE, type CategoryNode, toCategoryNodes } from '../../data/category-tree.ts'
import { useApi } from '../../data/use-api.ts'

export interface MissingCategoriesProps {
  /** Must be the same function on every render. */
  readonly onFound: (tree: readonly CategoryNode[]) => void
}

/**
 * Reads the category tree in the browser. Renders nothing, so that its code loads only if the tree is missing. After a
 * failure the page has fewer links and no message. SWR tries again, also when the browser is back online.
 */
export function MissingCategories({ onFound }: MissingCategoriesProps) {
  const { data } = useApi(CATEGORY_TREE, { params: { query: { depth: 2 } } })
  useEffect(() => {
    if (data) onFound(toCategoryNodes(data))
  }, [data, onFound])
  return null
}
