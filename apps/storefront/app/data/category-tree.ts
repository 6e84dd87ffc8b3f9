import type { Category } from '@stoa/api-client/schema'

/** A category as header and drawer need it: nothing more travels with every page. */
export interface CategoryNode {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly icon?: string | undefined
  /** In the top nav. */
  readonly suggested?: boolean | undefined
  /** Has children, also where they are not at hand and must be asked for. */
  readonly hasChild?: boolean | undefined
  readonly child?: CategoryNode[] | undefined
}

export const CATEGORY_TREE = '/api/public/category/get_tree_category'

/** What the loader of the root route gives to every page. */
export interface RootData {
  /** Null where the server could not read it. */
  readonly categories: readonly CategoryNode[] | null
}

/** As many second-level categories as may travel with every page; a larger tree is fetched branch by branch. */
const CHILDREN_AT_HAND = 150

/** The part of a tree that travels with every page. */
export function toCategoryNodes(tree: readonly Category[]): CategoryNode[] {
  const children = tree.reduce((sum, root) => sum + root.child.length, 0)
  return tree.map(root => toNode(root, root.isShowSuggest || children <= CHILDREN_AT_HAND))
}

function toNode(category: Category, withChildren: boolean): CategoryNode {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    ...(category.icon ? { icon: category.icon } : null),
    ...(category.isShowSuggest ? { suggested: true } : null),
    ...(category.hasChild ? { hasChild: true } : null),
    ...(withChildren && category.child.length > 0
      ? { child: category.child.map(child => toNode(child, false)) }
      : null),
  }
}
