import { type SQL, sql } from 'drizzle-orm'

export interface Stretch {
  from: Date
  to: Date
}

/** Whether a time is in a stretch. */
export const within = (at: SQL, { from, to }: Stretch): SQL =>
  sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`

/**
 * Beginning of a statement about a stretch of time. It has `captures` and `sent` of payments, and `entries` of the ledger. Refunds
 * of orders whose ledger entry and money aren't both in the stretch are `refunds_apart`.
 */
export const moneyOf = (stretch: Stretch): SQL => sql`with captures as materialized (
    select e.payment_id, e.created_at as at, (e.data ->> 'amountMinor')::bigint as minor,
      exists (select from payment_splits s where s.payment_id = e.payment_id) as is_placed
    from payment_events e where ${within(sql`e.created_at`, stretch)} and e.kind = 'captured' and e.data ? 'amountMinor'
  ), sent as materialized (
    select e.payment_id, e.created_at as at, e.kind, (e.data ->> 'amountMinor')::bigint as minor, r.id as refund_id, r.order_id
    from payment_events e left join lateral (
      select r.id, r.order_id from refunds r where r.payment_id = e.payment_id and e.kind = 'refunded'
        and case when e.data ? 'refundId' then r.id = (e.data ->> 'refundId')::uuid
          -- Events of earlier releases name the amount only.
          else r.status = 'succeeded' and r.amount_minor = (e.data ->> 'amountMinor')::bigint end
      limit 1) r on true
    where ${within(sql`e.created_at`, stretch)} and e.kind in ('refunded', 'refunded_elsewhere')
  ), entries as materialized (
    select e.kind, e.at, e.amount_minor, e.order_id, e.refund_id from ledger_entries e where ${within(sql`e.at`, stretch)}
  ), refunds_apart as materialized (
    select 'refund_requested' as kind, -e.amount_minor as minor, e.at, e.order_id from entries e
    where e.kind = 'refund' and not exists (select from sent s where s.refund_id = e.refund_id)
      and not exists (select from entries o where o.kind = 'refund_reversal' and o.refund_id = e.refund_id)
    union all
    select 'refund_sent', -s.minor, s.at, s.order_id from sent s
    where s.order_id is not null and not exists (select from entries e where e.kind = 'refund' and e.refund_id = s.refund_id)
    union all
    select 'refund_declined', -e.amount_minor, e.at, e.order_id from entries e
    where e.kind = 'refund_reversal' and not exists (
      select from entries o where o.kind = 'refund' and o.refund_id = e.refund_id)
  )`
