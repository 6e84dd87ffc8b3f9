import { type CategoryLink, toCategoryLinks } from '@stoa/ui/category-drawer'
import type { CategoryNode } from '../../data/category-tree.ts'

/** Returns the links of the top navigation. A category below a root has its whole path in the URL. */
export function toSuggestedLinks(roots: readonly CategoryNode[]): CategoryLink[] {
  return roots.flatMap(root => [
    ...(root.suggested ? toCategoryLinks([root]) : []),
    ...(root.suggestedBelow ?? []).map(({ id, name, path }) => ({ id, name, href: `/category/${path}` })),
  ])
}
