import type { OperatorCategoryRow } from '@stoa/api-client/operator-schema'
import type { TreeNode } from '@stoa/back-office/tree'
import { categoriesLabels as t } from './categories-page.labels.ts'

/** Levels that have pages. */
const MAX_DEPTH = 3

/** Categories as a tree. Each counts the products below it, and changes places with siblings of the same owner. */
export function treeOf(rows: readonly OperatorCategoryRow[]): TreeNode[] {
  const byParent = new Map<string | null, OperatorCategoryRow[]>()
  for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row])
  const below = (id: string | null): { nodes: TreeNode[]; products: number } => {
    const siblings = byParent.get(id) ?? []
    const parts = siblings.map(row => {
      const { nodes, products } = below(row.id)
      const own = siblings.filter(each => each.shop?.id === row.shop?.id)
      const total = products + row.products
      const node: TreeNode = {
        id: row.id,
        name: row.name,
        href: `/catalog/categories/${row.id}`,
        detail: detailOf(row, total),
        muted: row.shop !== null,
        place: { index: own.indexOf(row), count: own.length },
        children: nodes,
      }
      return { node, total }
    })
    return {
      nodes: parts.map(({ node }) => node),
      products: parts.reduce((sum, { total }) => sum + total, 0),
    }
  }
  return below(null).nodes
}

const detailOf = ({ shop, inMenu, requestedAt }: OperatorCategoryRow, total: number): string =>
  [t.counted(total), shop && t.ofShop(shop.name), inMenu && t.inMenu, requestedAt && t.asks]
    .filter(Boolean)
    .join(', ')

interface Target {
  value: string
  label: string
}

/** Categories of the marketplace that another one can be below, by their names from the top. */
export const parentsIn = (rows: readonly OperatorCategoryRow[], without?: string): Target[] =>
  targetsIn(rows, without).filter(({ depth }) => depth < MAX_DEPTH)

/** Categories of the marketplace, by their names from the top. Leaves out `without` and all below it. */
export function targetsIn(
  rows: readonly OperatorCategoryRow[],
  without?: string,
): (Target & { depth: number })[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  const lineOf = (row: OperatorCategoryRow): OperatorCategoryRow[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    return parent ? [...lineOf(parent), row] : [row]
  }
  return rows
    .filter(({ shop }) => shop === null)
    .map(row => ({ row, line: lineOf(row) }))
    .filter(({ line }) => !line.some(({ id }) => id === without))
    .map(({ row, line }) => ({
      value: row.id,
      label: line.map(({ name }) => name).join(' › '),
      depth: row.depth,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
