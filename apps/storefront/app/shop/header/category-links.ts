import type { CategoryLink } from '@stoa/ui'
import type { CategoryNode } from '../../data/category-tree.ts'

const LEVELS_WITH_A_ROUTE = 3
const ROOT = '/category'

/** @param parent address of the category that these are children of */
export function toCategoryLinks(nodes: readonly CategoryNode[], parent = ROOT): CategoryLink[] {
  return nodes.map(({ id, name, slug, icon, hasChild, child }) => {
    const href = `${parent}/${encodeURIComponent(slug)}`
    // What lies deeper than the routes is listed inside its third-level ancestor.
    const canOpen = href.slice(ROOT.length + 1).split('/').length < LEVELS_WITH_A_ROUTE
    return {
      id,
      name,
      href,
      ...(icon ? { icon } : null),
      ...(hasChild && canOpen ? { hasChildren: true } : null),
      ...(child && canOpen ? { children: toCategoryLinks(child, href) } : null),
    }
  })
}

/** The categories in the top nav; one from below a root is linked by its whole path. */
export function toSuggestedLinks(roots: readonly CategoryNode[]): CategoryLink[] {
  return roots.flatMap(root => [
    ...(root.suggested ? toCategoryLinks([root]) : []),
    ...(root.suggestedBelow ?? []).map(({ id, name, path }) => ({ id, name, href: `${ROOT}/${path}` })),
  ])
}
