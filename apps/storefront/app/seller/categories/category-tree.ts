import type { SellerCategoryNode } from '@stoa/api-client/schema'

export interface FlatCategory {
  readonly node: SellerCategoryNode
  /** Names from the root down to its parent. */
  readonly above: readonly string[]
  readonly parent: SellerCategoryNode | null
}

/** The whole tree as one list, each below its parent. */
export const flatten = (
  nodes: readonly SellerCategoryNode[],
  above: readonly string[] = [],
  parent: SellerCategoryNode | null = null,
): readonly FlatCategory[] =>
  nodes.flatMap(node => [{ node, above, parent }, ...flatten(node.child, [...above, node.name], node)])

/** Itself and all that is below it. */
export const withinOf = (node: SellerCategoryNode): ReadonlySet<string> =>
  new Set([node.id, ...flatten(node.child).map(({ node: { id } }) => id)])

/** How many levels it takes, itself included. */
export const heightOf = (node: SellerCategoryNode): number => 1 + Math.max(0, ...node.child.map(heightOf))

/** The shop's own among the children of one parent: these change places with each other. */
export const ownSiblings = (nodes: readonly SellerCategoryNode[]) => nodes.filter(({ isOwn }) => isOwn)

/** Before which of its siblings a category stands after a move; null for the last place. */
export function beforeOf(siblings: readonly SellerCategoryNode[], id: string, to: number): string | null {
  const rest = siblings.filter(node => node.id !== id)
  return rest[to]?.id ?? null
}

const LEVELS = 3

/** Where a category can go: not into itself, not to where it is, and never below the third level. */
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
