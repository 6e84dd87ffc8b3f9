import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { BankAccount } from './bank-account.ts'
import type { HeldFor } from './payouts.schema.ts'
import { heldFor, waitingOf } from './waiting.sql.ts'

export interface PayoutRow extends Record<string, unknown> {
  id: string
  number: number
  /** Slug of the shop. */
  shop: string
  shopId: string
  shopName: string
  status: 'pending' | 'paid' | 'failed' | 'canceled'
  amountMinor: number
  currency: string
  /** Masked. */
  account: string
  reference: string | null
  reason: string | null
  /** Milliseconds. */
  createdAt: number
  finishedAt: number | null
  batchId: string | null
  /** Day on which the bank sent it. */
  paidOn: string | null
  /** Whether the shop has named another account since. */
  hasNewAccount: boolean
}

export interface AccountRow extends BankAccount, Record<string, unknown> {
  holder: string
  /** Milliseconds. */
  changedAt: number
}

const isPending = sql`p.status = 'pending'`

async function findPayouts(
  db: Queryable,
  condition: SQL,
  { limit = null, isOldestFirst = false }: { limit?: number | null; isOldestFirst?: boolean } = {},
): Promise<PayoutRow[]> {
  const order = isOldestFirst ? sql`p.number` : sql`p.number desc`
  const { rows } = await db.execute<PayoutRow>(sql`
    select p.id, p.number, s.slug as shop, p.shop_id as "shopId", s.name as "shopName", p.status, p.batch_id as "batchId", p.paid_on::text as "paidOn", p.amount_minor::float8 as "amountMinor",
      p.currency, p.account, p.reference, p.reason, (extract(epoch from p.created_at) * 1000)::float8 as "createdAt",
      (extract(epoch from p.finished_at) * 1000)::float8 as "finishedAt",
      exists (select from payout_accounts a where a.shop_id = p.shop_id and a.changed_at > p.created_at) as "hasNewAccount"
    from payouts p join shops s on s.id = p.shop_id where ${condition} order by ${order} limit ${limit}::int`)
  return rows
}

/** Payouts in progress, the first prepared first, and the number of all. */
export async function findOldestPending(
  db: Queryable,
  limit: number,
): Promise<{ count: number; payouts: PayoutRow[] }> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from payouts p where ${isPending}`,
  )
  return { count: rows[0]!.count, payouts: await findPayouts(db, isPending, { limit, isOldestFirst: true }) }
}

/** The newest first. */
export const findPayoutsOf = (db: Queryable, shopId: string) =>
  findPayouts(db, sql`p.shop_id = ${shopId}`, { limit: 100 })
export const findPendingPayouts = (db: Queryable) => findPayouts(db, isPending)
export const findPayout = async (tx: Tx, id: string) => (await findPayouts(tx, sql`p.id = ${id}`))[0]!
export const findPayoutByNumber = async (db: Queryable, number: number): Promise<PayoutRow | undefined> =>
  (await findPayouts(db, sql`p.number = ${number}`))[0]
export const findPayoutsOfBatch = (db: Queryable, batchId: string) =>
  findPayouts(db, sql`p.batch_id = ${batchId}`)
/** Payouts under way that belong to no batch. */
export const findPayoutsAlone = (db: Queryable, limit: number) =>
  findPayouts(db, sql`${isPending} and p.batch_id is null`, { limit })

interface LockedShop extends Record<string, unknown> {
  id: string
  slug: string
  heldFor: HeldFor | null
}

/**
 * Locks a shop, so that no other request prepares a payout until the transaction ends. Null if there is no such shop.
 */
export async function lockShop(tx: Tx, which: { slug: string } | { id: string }): Promise<LockedShop | null> {
  const { rows } = await tx.execute<LockedShop>(sql`select s.id, s.slug, ${heldFor} as "heldFor" from shops s
    where ${'id' in which ? sql`s.id = ${which.id}::uuid` : sql`s.slug = ${which.slug}`} for update`)
  return rows[0] ?? null
}

export interface AvailableRow extends Record<string, unknown> {
  amountMinor: number
  currency: string
  isPending: boolean
}

/** Finds the amount available for payout, and whether another payout is in progress. */
export async function findAvailable(tx: Tx, shopId: string): Promise<AvailableRow> {
  const { rows } = await tx.execute<AvailableRow>(sql`
    select coalesce(sum(e.amount_minor), 0)::float8 - ${waitingOf(sql`${shopId}::uuid`)} as "amountMinor",
      max(e.currency) as currency,
      exists (select from payouts where shop_id = ${shopId} and status = 'pending') as "isPending"
    from ledger_entries e where e.shop_id = ${shopId}`)
  return rows[0]!
}

export async function insertPayout(
  tx: Tx,
  payout: Pick<PayoutRow, 'id' | 'shopId' | 'amountMinor' | 'currency' | 'account'> & {
    overrideReason: string | null
    batchId: string | null
    now: Date
  },
): Promise<void> {
  const { id, shopId, amountMinor, currency, account, overrideReason, batchId, now } = payout
  await tx.execute(sql`insert into payouts (id, shop_id, status, amount_minor, currency, account, override_reason, batch_id, created_at)
    values (${id}, ${shopId}, 'pending', ${amountMinor}, ${currency}, ${account}, ${overrideReason},
      ${batchId}::uuid, ${now.toISOString()})`)
}

export async function lockPayout(
  tx: Tx,
  number: number,
): Promise<Pick<PayoutRow, 'id' | 'status'> | undefined> {
  const { rows } = await tx.execute<Pick<PayoutRow, 'id' | 'status'>>(
    sql`select id, status from payouts where number = ${number} for update`,
  )
  return rows[0]
}

export async function endPayout(
  tx: Tx,
  {
    id,
    status,
    reference,
    reason,
    paidOn,
  }: Pick<PayoutRow, 'id' | 'status' | 'reference' | 'reason' | 'paidOn'>,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update payouts set status = ${status}, reference = ${reference}, reason = ${reason},
    paid_on = ${paidOn}::date, finished_at = ${now.toISOString()} where id = ${id}`)
}

/** Locks a shop's account, so that no payout is prepared while it changes. */
export async function lockAccount(tx: Tx, shopId: string): Promise<void> {
  await tx.execute(sql`select from payout_accounts where shop_id = ${shopId}::uuid for update`)
}

export async function findAccount(db: Queryable, shopId: string): Promise<AccountRow | undefined> {
  const { rows } = await db.execute<AccountRow>(sql`
    select holder, kind, number, (extract(epoch from changed_at) * 1000)::float8 as "changedAt"
    from payout_accounts where shop_id = ${shopId}`)
  return rows[0]
}

export async function saveAccount(
  tx: Tx,
  shop: { shopId: string; userId: string },
  { holder, kind, number, now }: BankAccount & { holder: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into payout_accounts (shop_id, holder, kind, number, changed_by, changed_at)
    values (${shop.shopId}, ${holder}, ${kind}, ${number}, ${shop.userId}, ${now.toISOString()})
    on conflict (shop_id) do update set holder = excluded.holder, kind = excluded.kind, number = excluded.number,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
}

interface OwnerRow extends Record<string, unknown> {
  id: string
  email: string
  username: string
  shop: string
}

/** Owners of a shop with its name, the first one first. */
export async function findOwners(tx: Tx, shopId: string): Promise<OwnerRow[]> {
  const { rows } = await tx.execute<OwnerRow>(sql`
    select u.id, u.email, u.username, s.name as shop from shop_members m
    join users u on u.id = m.user_id join shops s on s.id = m.shop_id
    where m.shop_id = ${shopId} and m.role = 'owner' order by m.created_at`)
  return rows
}

/** Whether a user works for any of these shops. */
export async function isMemberOfAny(
  db: Queryable,
  userId: string,
  shopIds: readonly string[],
): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from shop_members m where m.user_id = ${userId}::uuid
    and m.shop_id in (select jsonb_array_elements_text(${JSON.stringify(shopIds)}::jsonb)::uuid) limit 1`)
  return rows.length > 0
}
