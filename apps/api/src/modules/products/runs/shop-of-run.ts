import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'

export interface RunShop {
  id: string
  slug: string
  name: string
  /** An IANA name. */
  timeZone: string
}

/** The shop whose products a run changes. */
export async function findRunShop(db: Queryable, shopId: string): Promise<RunShop> {
  const { rows } = await db.execute<RunShop & Record<string, unknown>>(
    sql`select id, slug, name, time_zone as "timeZone" from shops where id = ${shopId}`,
  )
  if (!rows[0]) throw new Error(`The shop ${shopId} is gone.`)
  return rows[0]
}
