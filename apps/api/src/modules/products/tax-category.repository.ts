import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** Sets the tax category of a product. Null takes that of its category. Returns its name; null if there is none. */
export async function setTaxCategoryOfProduct(
  db: Queryable,
  slug: string,
  taxCategory: string | null,
): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update products set tax_category = ${taxCategory} where slug = ${slug} returning name`)
  return rows[0]?.name ?? null
}

/** Counts the products that have a tax category themselves, by its code. */
export async function countProductsByTaxCategory(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ code: string; count: number }>(sql`
    select tax_category as code, count(*)::int as count from products where tax_category is not null group by tax_category`)
  return new Map(rows.map(({ code, count }) => [code, count]))
}
