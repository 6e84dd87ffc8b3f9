import type { CategoryLink } from '@stoa/ui'
import type { CategoryNode } from '../../data/category-tree.ts'

const LEVELS_WITH_A_ROUTE = 3
const ROOT = '/category'

/** @param parent URL of the parent category */
export function toCategoryLinks(nodes: readonly CategoryNode[], parent = ROOT): CategoryLink[] {
  return nodes.map(({ id, name, slug, icon, hasChild, child }) => {
    const href = `${parent}/${encodeURIComponent(slug)}`
    // Categories below the deepest route are listed on the page of their third-level ancestor.
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

/** Returns the links of the top navigation. A category below a root has its whole path in the URL. */
export function toSuggestedLinks(roots: readonly CategoryNode[]): CategoryLink[] {
  return roots.flatMap(root => [
    ...(root.suggested ? toCategoryLinks([root]) : []),
    ...(root.suggestedBelow ?? []).map(({ id, name, path }) => ({ id, name, href: `${ROOT}/${path}` })),
  ])
}
