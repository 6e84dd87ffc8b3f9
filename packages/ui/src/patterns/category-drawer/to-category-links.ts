import type { CategoryLink } from './category-link.ts'

/** A category as the API's `get_tree_category` returns it. */
export interface CategoryNode {
  /** Unique in the tree. */
  readonly id: string
  /** Name of the category. */
  readonly name: string
  /** Its part of the URL, unique among its siblings. */
  readonly slug: string
  /** Name of one of lucide's icons. */
  readonly icon?: string | null | undefined
  /** Whether there are children, even if `child` is left out. */
  readonly hasChild?: boolean | undefined
  /** The categories below it, as far as they are loaded. */
  readonly child?: readonly CategoryNode[] | undefined
}

export interface CategoryLinkOptions {
  /** URL below which every category has its page. Default `/category`. */
  root?: string | undefined
  /** URL of the category above these. Default `root`. */
  parent?: string | undefined
  /** Number of levels that have pages. Deeper categories are left out. Default 3. */
  levels?: number | undefined
}

/** Returns categories as links for `Header`. The URL of each consists of the slugs that lead to it. */
export function toCategoryLinks(
  nodes: readonly CategoryNode[],
  { root = '/category', parent = root, levels = 3 }: CategoryLinkOptions = {},
): CategoryLink[] {
  return nodes.map(({ id, name, slug, icon, hasChild, child = [] }) => {
    const href = `${parent}/${encodeURIComponent(slug)}`
    const canOpen = href.slice(root.length + 1).split('/').length < levels
    return {
      id,
      name,
      href,
      ...(icon ? { icon } : null),
      ...(hasChild && canOpen ? { hasChildren: true } : null),
      ...(child.length > 0 && canOpen
        ? { children: toCategoryLinks(child, { root, parent: href, levels }) }
        : null),
    }
  })
}
