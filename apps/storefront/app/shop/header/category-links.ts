import { type CategoryLink, toCategoryLinks } from '@stoa/ui/category-drawer'
import type { CategoryNode } from '../../data/category-tree.ts'

/**
 * Returns the links of the top navigation. Leaves out shops' categories that weren't granted a place in it. A category
 * below a root has its whole path in the URL.
 */
export function toSuggestedLinks(roots: readonly CategoryNode[]): CategoryLink[] {
  return roots.flatMap(root => [
    ...(root.suggested
      ? toCategoryLinks([{ ...root, child: root.child?.filter(({ notInNav }) => !notInNav) }])
      : []),
    ...(root.suggestedBelow ?? []).map(({ id, name, path }) => ({ id, name, href: `/category/${path}` })),
  ])
}
