import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { followPrices } from '../catalog/index.ts'
import { isReadyToSell, writeShopLogs } from '../shops/index.ts'

/** Rows of one transaction. All that is due at one moment, of all shops, can take longer than a statement may. */
const AT_ONCE = 200

/**
 * Applies planned sales to the stored price that lists show. The price paid is computed from the plan in each quote.
 */
export async function turnSales(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const inForce = sql`case when (v.sale_starts_at is null or v.sale_starts_at <= ${at})
    and (v.sale_ends_at is null or v.sale_ends_at > ${at}) then v.sale_plan_minor end`
  const isDue = sql`v.sale_plan_minor is not null and v.price_sale_minor is distinct from ${inForce}`
  // Of a product together, so that its own price is written once.
  const due = sql`select v.id from variants v where ${isDue} order by v.product_id, v.id`
  await someAtATime(db, due, async (tx, ids) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      with due as (
        select v.id from variants v where v.id = any(${sql.param(ids)}::uuid[]) and ${isDue} order by v.id for no key update
      ), turned as (
        update variants v set price_sale_minor = ${inForce}, updated_at = now() from due where v.id = due.id returning v.product_id
      )
      select distinct product_id as id from turned`)
    if (rows.length > 0)
      await followPrices(
        tx,
        rows.map(({ id }) => id),
      )
  })
}

/**
 * Publishes the products whose time has come, if their shop is open. Those of a suspended shop, and of one that
 * can't sell yet, wait.
 */
export async function publishProducts(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const waiting = sql`products p join shops s on s.id = p.shop_id and s.status = 'open' and ${isReadyToSell}
    where p.publish_at <= ${at} and p.status = 'draft'`
  await someAtATime(db, sql`select p.id from ${waiting} order by p.id`, async (tx, ids) => {
    const { rows } = await tx.execute<{ id: string; shopId: string; version: number }>(sql`
      with due as (
        select p.id from ${waiting} and p.id = any(${sql.param(ids)}::uuid[]) order by p.id for no key update of p
      )
      update products p set status = 'active', publish_at = null, version = p.version + 1, updated_at = now()
      from due where p.id = due.id returning p.id, p.shop_id as "shopId", p.version`)
    await writeShopLogs(
      tx,
      rows.map(({ id, shopId, version }) => ({
        shopId,
        at: now,
        actorId: null,
        what: 'product.published',
        subjectId: id,
        changes: { status: ['draft', 'active'], version: [version - 1, version] },
      })),
    )
  })
}

/** Reads due rows once, and processes some of them in each transaction. */
async function someAtATime(
  db: Db,
  due: SQL,
  work: (tx: Tx, ids: string[]) => Promise<unknown>,
): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(due)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id)
    await inTx(db, tx => work(tx, ids))
  }
}
