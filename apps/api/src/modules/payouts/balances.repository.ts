import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import type { AccountRow } from './payouts.repository.ts'
import type { HeldFor, WhyNotPaid } from './payouts.schema.ts'
import { ACCOUNT_REST } from './payouts.service.ts'
import { heldFor, waitingOf } from './waiting.sql.ts'

export interface BalanceRow extends Record<string, unknown> {
  shopId: string
  slug: string
  name: string
  /** Reason why the whole balance waits. Null if it doesn't. */
  heldFor: HeldFor | null
  availableMinor: number
  waitingMinor: number
  /** Null before the first entry. */
  currency: string | null
  /** Null if the shop has named none. */
  account: AccountRow | null
  /** Null if it can be paid now. */
  why: WhyNotPaid | null
}

interface BalanceFilter {
  now: Date
  /** Operator who asks; shops that they work for are left to others. */
  userId?: string
  /** Least amount of a payout, in minor units. */
  minMinor?: number
  /** All by default. */
  shopIds?: readonly string[] | undefined
  /** Beginning of a name or a slug. */
  beginning?: string | undefined
  isPayable?: boolean
  after?: readonly [name: string, id: string] | null
  limit?: number
}

/** Balances of shops, by name. */
export async function findBalances(
  db: Queryable,
  { now, userId, minMinor = 0, shopIds, beginning, isPayable, after = null, limit }: BalanceFilter,
): Promise<BalanceRow[]> {
  const restsSince = new Date(now.getTime() - ACCOUNT_REST).toISOString()
  const isAsked = sql.join(
    [
      sql`true`,
      ...(shopIds
        ? [sql`s.id in (select jsonb_array_elements_text(${JSON.stringify(shopIds)}::jsonb)::uuid)`]
        : []),
      ...(beginning
        ? [
            sql`(starts_with(stoa_plain(s.name), stoa_plain(${beginning}))
              or starts_with(s.slug, lower(${beginning})))`,
          ]
        : []),
      ...(after ? [sql`(s.name, s.id) > (${after[0]}, ${after[1]}::uuid)`] : []),
    ],
    sql` and `,
  )
  // Sums are made in the order of names, for no more shops than the page has, and each once.
  const { rows } = await db.execute<BalanceRow>(sql`
    select s.id as "shopId", s.slug, s.name, h.reason as "heldFor",
      b.minor - w.minor as "availableMinor", w.minor as "waitingMinor", b.currency,
      case when a.shop_id is null then null else json_build_object('holder', a.holder, 'kind', a.kind, 'number', a.number,
        'changedAt', (extract(epoch from a.changed_at) * 1000)::float8) end as account, x.why
    from (select s.id, s.slug, s.name, s.status from shops s where ${isAsked} order by s.name, s.id
      limit ${isPayable ? null : (limit ?? null)}::int offset 0) s
    left join payout_accounts a on a.shop_id = s.id
    -- The sum is read from an index alone. It doesn't have the currency, which all entries of a shop share.
    cross join lateral (select coalesce(sum(e.amount_minor), 0)::float8 as minor, (
        select c.currency from ledger_entries c where c.shop_id = s.id order by c.at desc limit 1) as currency
      from ledger_entries e where e.shop_id = s.id offset 0) b
    cross join lateral (select ${waitingOf(sql`s.id`)} as minor offset 0) w
    cross join lateral (select ${heldFor} as reason offset 0) h
    cross join lateral (select case
      when exists (select from payouts p where p.shop_id = s.id and p.status = 'pending') then 'payout_pending'
      when b.minor - w.minor <= 0 then 'nothing_available'
      when a.shop_id is null then 'no_account'
      when a.changed_at > ${restsSince}::timestamptz then 'account_changed'
      when h.reason is not null then h.reason
      when exists (select from shop_members m where m.shop_id = s.id and m.user_id = ${userId ?? null}::uuid)
        then 'own_shop'
      when b.minor - w.minor < ${minMinor}::bigint then 'below_minimum' end as why offset 0) x
    where ${isPayable ? sql`x.why is null` : sql`true`} order by s.name, s.id limit ${limit ?? null}::int`)
  return rows
}

/** State that decides about payouts: those that were made, those under way, and the newest change of an account. */
export async function findPayoutState(db: Queryable): Promise<readonly unknown[]> {
  const { rows } = await db.execute<{ newest: number; pending: number; changed: string | null }>(sql`
    select (select max(number) from payouts) as newest,
      (select count(*)::int from payouts where status = 'pending') as pending,
      (select max(changed_at)::text from payout_accounts) as changed`)
  return Object.values(rows[0]!)
}
