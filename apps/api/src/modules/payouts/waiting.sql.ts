import { type SQL, sql } from 'drizzle-orm'

/**
 * Reason why the whole balance of shop `s` waits. Null if it doesn't. A terminated shop is paid once its orders can no longer be
 * returned, because no later sales make up for a refund.
 */
export const heldFor: SQL = sql`case when s.status = 'suspended' then 'suspended'
  when s.status = 'terminated' and exists (select from orders o where o.shop_id = s.id and o.status in ('placed', 'confirmed'))
    then 'return_window' end`

/** Condition that refund `r` was declined and is not settled. */
const isOwed: SQL = sql`r.status = 'failed' and r.settled_by is null and (r.reason <> 'goodwill' or r.by_operator)`

/**
 * Pending part of a shop's balance, in minor units; the rest is available. It consists of amounts of orders that can
 * still be returned. For other orders, it holds refunds that the provider declined, until the operator settles them
 * and as far as the order still has the money. A goodwill refund is the shop's own gift and holds nothing, unless an
 * operator decided it.
 */
export const waitingOf = (shopId: SQL): SQL => sql`((
  select coalesce(sum(e.amount_minor), 0) from ledger_entries e join orders o on o.id = e.order_id
  where e.shop_id = ${shopId} and o.shop_id = ${shopId} and o.status in ('placed', 'confirmed')
) + (
  select coalesce(sum(greatest(0, least(b.left_minor, b.owed_minor))), 0) from (
    select sum(e.amount_minor) as left_minor, sum(e.amount_minor) filter (
      where r.id is not null and e.kind in ('refund_reversal', 'commission_reversal')) as owed_minor
    from orders o join ledger_entries e on e.order_id = o.id left join refunds r on r.id = e.refund_id and ${isOwed}
    where e.shop_id = ${shopId} and o.shop_id = ${shopId} and o.status in ('completed', 'canceled')
      and o.id in (select r.order_id from refunds r where ${isOwed} and r.order_id is not null)
    group by o.id) b
))::float8`
