import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

export interface ProductShop {
  id: string
  slug: string
  /** An IANA name. */
  timeZone: string
}

/** Finds the shop whose products are read or changed. */
export async function findProductShop(db: Queryable, shopId: string): Promise<ProductShop> {
  const { rows } = await db.execute<ProductShop & Record<string, unknown>>(
    sql`select id, slug, time_zone as "timeZone" from shops where id = ${shopId}::uuid`,
  )
  if (!rows[0]) throw new Error(`The shop ${shopId} is gone.`)
  return rows[0]
}
