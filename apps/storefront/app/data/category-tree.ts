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
  /** A shop's own that has no place in the top nav. */
  readonly notInNav?: boolean | undefined
  /** Of a root: those below it that are in the top nav, a shop's own among them. */
  readonly suggestedBelow?: readonly SuggestedCategory[] | undefined
}

export interface SuggestedCategory {
  readonly id: string
  readonly name: string
  /** Slugs from the root, joined by `/`. */
  readonly path: string
}

export const CATEGORY_TREE = '/api/public/category/get_tree_category'

/** Country of the visitor's deliveries. */
export interface Destination {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string
  readonly name: string
}

/** What the loader of the root route gives to every page. */
export interface RootData {
  /** Null where the server could not read it. */
  readonly categories: readonly CategoryNode[] | null
  /** Country for which the page shows prices and days of shipping. */
  readonly deliverTo: Destination
}

/** As many second-level categories as may travel with every page; a larger tree is fetched branch by branch. */
export const CHILDREN_AT_HAND = 150

/** The part of a tree that travels with every page. */
export function toCategoryNodes(tree: readonly Category[]): CategoryNode[] {
  const children = tree.reduce((sum, root) => sum + root.child.length, 0)
  return tree.map(root => {
    const below = suggestedBelow(root, root.slug)
    return {
      ...toNode(root, root.isShowSuggest || children <= CHILDREN_AT_HAND),
      ...(below.length > 0 ? { suggestedBelow: below } : null),
    }
  })
}

function suggestedBelow({ child }: Category, path: string): SuggestedCategory[] {
  return child.flatMap(category => {
    const own = { id: category.id, name: category.name, path: `${path}/${category.slug}` }
    return [...(category.isShowSuggest ? [own] : []), ...suggestedBelow(category, own.path)]
  })
}

function toNode(category: Category, withChildren: boolean): CategoryNode {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    ...(category.icon ? { icon: category.icon } : null),
    ...(category.isShowSuggest ? { suggested: true } : category.isFromShop ? { notInNav: true } : null),
    ...(category.hasChild ? { hasChild: true } : null),
    ...(withChildren && category.child.length > 0
      ? { child: category.child.map(child => toNode(child, false)) }
      : null),
  }
}
