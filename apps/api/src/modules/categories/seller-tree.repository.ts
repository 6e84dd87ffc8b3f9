import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Queryable } from '../../platform/db/client.ts'

type Schemas = components['schemas']
type Node = Schemas['SellerCategoryNode']

/** Maximum number of levels with category pages. */
export const MAX_DEPTH = 3

interface NodeRow
  extends Record<string, unknown>,
    Omit<Node, 'child' | 'productCount' | 'suggestRequestedAt'> {
  /** Milliseconds. */
  suggestRequestedAt: number | null
}

/** The marketplace's categories with the shop's own among them, each with the products that the shop has in it. */
export async function readSellerTree(db: Queryable, shop: ShopScope): Promise<Schemas['SellerCategoryTree']> {
  const { rows } = await db.execute<NodeRow>(sql`
    with own as (
      select category_id, count(*)::int as n from products
      where shop_id = ${shop.shopId}::uuid and category_id is not null group by category_id)
    select c.id, c.parent_id as "parentId", c.name, c.slug, c.path, c.depth, c.shop_id is not null as "isOwn",
      c.depth < ${MAX_DEPTH} as "canHaveChildren", c.is_show_suggest as "isShowSuggest",
      (extract(epoch from c.suggest_requested_at) * 1000)::float8 as "suggestRequestedAt",
      coalesce(own.n, 0) as "ownProductCount", c.description, c.version
    from categories c left join own on own.category_id = c.id
    where c.shop_id is null or c.shop_id = ${shop.shopId}::uuid
    order by c.position, c.name, c.id`)
  const byParent = Map.groupBy(rows, row => row.parentId)
  const below = (id: string | null): Node[] => (byParent.get(id) ?? []).map(nodeOf)
  const nodeOf = ({ suggestRequestedAt, ...row }: NodeRow): Node => {
    const child = below(row.id)
    return {
      ...row,
      suggestRequestedAt: suggestRequestedAt === null ? null : new Date(suggestRequestedAt).toISOString(),
      productCount: child.reduce((sum, { productCount }) => sum + productCount, row.ownProductCount),
      child,
    }
  }
  return { items: below(null), ownCount: rows.filter(({ isOwn }) => isOwn).length }
}

/** One category of a tree. */
export function nodeIn({ items }: Schemas['SellerCategoryTree'], id: string): Node {
  const all = (nodes: readonly Node[]): Node[] => nodes.flatMap(node => [node, ...all(node.child)])
  const found = all(items).find(node => node.id === id)
  if (!found) throw new Error(`the tree has no category ${id}`)
  return found
}
