import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { payoutBatches } from './payouts.schema.ts'
import { heldFor } from './waiting.sql.ts'

export interface BatchHead extends Record<string, unknown> {
  id: string
  number: number
  /** Milliseconds. */
  createdAt: number
  /** Name of the operator. Null once the account is deleted. */
  madeBy: string | null
  isPrepared: boolean
  payouts: number
  /** Payouts that are neither paid nor closed. */
  pending: number
  /** Minor units of all payouts that didn't fail. */
  sumMinor: number
}

const head = sql`b.id, b.number, (extract(epoch from b.created_at) * 1000)::float8 as "createdAt",
  u.username as "madeBy", b.prepared_at is not null as "isPrepared", p.payouts, p.pending, p."sumMinor"
  from payout_batches b left join users u on u.id = b.made_by
  cross join lateral (select count(*)::int as payouts, count(*) filter (where status = 'pending')::int as pending,
    coalesce(sum(amount_minor) filter (where status in ('pending', 'paid')), 0)::float8 as "sumMinor"
    from payouts where batch_id = b.id) p`

/** A page of batches, newest first. */
export async function findBatchPage(
  db: Queryable,
  { before, limit }: { before: number | null; limit: number },
): Promise<BatchHead[]> {
  const { rows } = await db.execute<BatchHead>(sql`select ${head}
    where ${before}::int is null or b.number < ${before}::int order by b.number desc limit ${limit}::int`)
  return rows
}

export async function findBatch(db: Queryable, id: string): Promise<BatchHead | undefined> {
  const { rows } = await db.execute<BatchHead>(sql`select ${head} where b.id = ${id}::uuid`)
  return rows[0]
}

export interface LeftOutRow extends Record<string, unknown> {
  shopId: string
  slug: string
  name: string
  why: (typeof payoutBatches.$inferSelect)['leftOut'][number]['why']
}

/** Shops that a batch left out, by name. */
export async function findLeftOut(db: Queryable, id: string): Promise<LeftOutRow[]> {
  const { rows } =
    await db.execute<LeftOutRow>(sql`select s.id as "shopId", s.slug, s.name, l ->> 'why' as why
    from payout_batches b cross join jsonb_array_elements(b.left_out) l join shops s on s.id = (l ->> 'shopId')::uuid
    where b.id = ${id}::uuid order by s.name, s.id`)
  return rows
}

/**
 * Lets one batch begin at a time, until the transaction ends. Returns the number of one whose payouts are still being prepared; null
 * without one.
 */
export async function lockBeginning(tx: Tx): Promise<number | null> {
  await tx.execute(sql`lock table payout_batches in share row exclusive mode`)
  const { rows } = await tx.execute<{ number: number }>(
    sql`select number from payout_batches where prepared_at is null order by number limit 1`,
  )
  return rows[0]?.number ?? null
}

/** Finds the batches whose payouts aren't all prepared, the oldest first. */
export async function findUnprepared(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from payout_batches where prepared_at is null order by number`,
  )
  return rows.map(({ id }) => id)
}

/** Begins a batch, whose payouts a job prepares. */
export async function insertBatch(
  tx: Tx,
  {
    id,
    chosen,
    leftOut,
    madeBy,
    now,
  }: Pick<typeof payoutBatches.$inferSelect, 'id' | 'leftOut' | 'madeBy'> & {
    chosen: readonly string[]
    now: Date
  },
): Promise<void> {
  await tx.insert(payoutBatches).values({ id, chosen: [...chosen], leftOut, madeBy, createdAt: now })
}

/** Locks a batch, so that no other request changes its payouts until the transaction ends. Returns whether it exists. */
export async function lockBatch(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from payout_batches where id = ${id}::uuid for update`)
  return rows.length > 0
}

/** Chosen shops of a batch whose payouts are still to be prepared. Null if there is nothing to do. */
export async function findToPrepare(db: Queryable, id: string): Promise<string[] | null> {
  const { rows } = await db.execute<{ shops: string[] }>(sql`select array(
      select c from unnest(b.chosen) c
      where not exists (select from payouts p where p.batch_id = b.id and p.shop_id = c)
        and not b.left_out @> jsonb_build_array(jsonb_build_object('shopId', c))) as shops
    from payout_batches b where b.id = ${id}::uuid and b.prepared_at is null`)
  return rows[0]?.shops ?? null
}

/** Notes why a chosen shop gets no payout. */
export async function leaveOut(
  tx: Queryable,
  id: string,
  left: (typeof payoutBatches.$inferSelect)['leftOut'][number],
): Promise<void> {
  await tx.execute(sql`update payout_batches set left_out = left_out || ${JSON.stringify([left])}::jsonb
    where id = ${id}::uuid`)
}

export async function endPreparing(db: Queryable, id: string, now: Date): Promise<void> {
  await db.execute(sql`update payout_batches set prepared_at = ${now.toISOString()}::timestamptz
    where id = ${id}::uuid and prepared_at is null`)
}

export interface FileRow extends Record<string, unknown> {
  number: number
  slug: string
  holder: string
  account: string
  amountMinor: number
  currency: string
}

/** Payouts of a batch that are to be sent, without those whose shop has changed its account or is held since. */
export async function findFileRows(db: Queryable, id: string): Promise<FileRow[]> {
  const { rows } = await db.execute<FileRow>(sql`
    select p.number, s.slug, a.holder, a.number as account, p.amount_minor::float8 as "amountMinor", p.currency
    from payouts p join shops s on s.id = p.shop_id join payout_accounts a on a.shop_id = p.shop_id
    where p.batch_id = ${id}::uuid and p.status = 'pending' and a.changed_at <= p.created_at and ${heldFor} is null
    order by p.number`)
  return rows
}
