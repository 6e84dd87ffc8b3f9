import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { filters } from './list.repository.ts'
import { type ProductsFilter, selectionFilter } from './list-filter.ts'

/** Products by their ids, or all that a list shows but for some. */
export interface ProductSelection {
  readonly ids?: readonly string[]
  readonly query?: ProductsFilter
  readonly except?: readonly string[]
}

/** The next products of a selection, in the order of their ids. */
export async function findSelectedProducts(
  db: Queryable,
  shopId: string,
  { ids, query = {}, except = [] }: ProductSelection,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; slug: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; slug: string; name: string }>(sql`
    select p.id, p.slug, p.name from products p join product_stock st on st.product_id = p.id
    where p.shop_id = ${shopId}::uuid and (${after}::uuid is null or p.id > ${after}::uuid)
      ${ids ? sql`and p.id = any(${sql.param([...ids])}::uuid[])` : sql``}
      and not p.id = any(${sql.param([...except])}::uuid[]) ${filters(selectionFilter(shopId, query))}
    order by p.id limit ${limit}`)
  return rows
}
