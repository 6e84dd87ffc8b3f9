import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { Addressee } from '../mail/index.ts'
import type { Subject } from '../reports/index.ts'

/** Finds who gets emails about a restriction: the owners of a product's shop, or the author of a review or question. */
export async function findAddressees(tx: Tx, { kind, shopId, authorId }: Subject): Promise<Addressee[]> {
  const which: SQL =
    kind === 'product'
      ? sql`u.id in (select m.user_id from shop_members m where m.shop_id = ${shopId}::uuid and m.role = 'owner')`
      : sql`u.id = ${authorId}::uuid`
  const { rows } = await tx.execute<Addressee & Record<string, unknown>>(
    sql`select u.id, u.email, u.username from users u where ${which} order by u.id`,
  )
  return rows
}
