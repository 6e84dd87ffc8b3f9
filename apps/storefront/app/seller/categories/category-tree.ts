import type { SellerCategoryNode } from '@stoa/api-client/schema'

export interface FlatCategory {
  readonly node: SellerCategoryNode
  /** Names from the root down to its parent. */
  readonly above: readonly string[]
  readonly parent: SellerCategoryNode | null
}

/** Lists all nodes of a tree, each after its parent. */
export const flatten = (
  nodes: readonly SellerCategoryNode[],
  above: readonly string[] = [],
  parent: SellerCategoryNode | null = null,
): readonly FlatCategory[] =>
  nodes.flatMap(node => [{ node, above, parent }, ...flatten(node.child, [...above, node.name], node)])

/** Ids of a category and all its descendants. */
export const withinOf = (node: SellerCategoryNode): ReadonlySet<string> =>
  new Set([node.id, ...flatten(node.child).map(({ node: { id } }) => id)])

/** Number of levels of a category, including its own. */
export const heightOf = (node: SellerCategoryNode): number => 1 + Math.max(0, ...node.child.map(heightOf))

/** Returns the shop's own categories among siblings. Only these can be reordered. */
export const ownSiblings = (nodes: readonly SellerCategoryNode[]) => nodes.filter(({ isOwn }) => isOwn)

/** Id of the sibling that follows a category after its move to position `to`. Null if it becomes the last one. */
export function beforeOf(siblings: readonly SellerCategoryNode[], id: string, to: number): string | null {
  const rest = siblings.filter(node => node.id !== id)
  return rest[to]?.id ?? null
}

const LEVELS = 3

/** Possible parents of a category: not itself, a descendant or its parent, and at most three levels deep. */
export const placesFor = (
  all: readonly FlatCategory[],
  moved: SellerCategoryNode,
): readonly FlatCategory[] => {
  const own = withinOf(moved)
  return all.filter(
    ({ node }) =>
      node.canHaveChildren &&
      !own.has(node.id) &&
      node.id !== moved.parentId &&
      node.depth + heightOf(moved) <= LEVELS,
  )
}
