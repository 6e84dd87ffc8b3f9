import type { Check } from './audit-check.ts'

/** Holds money, orders and the shops' books against each other, to the minor unit. */
export const MONEY_CHECKS: readonly Check[] = [
  {
    name: 'no order is without its money, and no money without its order or its way back',
    // The provider kept of each payment as much as its orders have, and nothing if there are none.
    given: 'ledger',
    text: `with ledger as (select * from jsonb_to_recordset($1::jsonb) as l (payment uuid, captured int, refunded int)),
      ordered as (
        select g.payment_id, sum(o.total_minor)::int as total, sum(o.refunded_minor)::int as refunded
        from order_groups g join orders o on o.order_group_id = g.id where g.payment_id is not null group by g.payment_id)
      select coalesce(l.payment, p.id) as payment, p.status, l.captured, l.refunded, p.captured_minor, p.refunded_minor,
        o.total, o.refunded as order_refunded
      from (select * from payments where checkout_id is not null) p
      full join ledger l on l.payment = p.id
      left join ordered o on o.payment_id = p.id
      where p.captured_minor is distinct from coalesce(l.captured, 0)
        or p.refunded_minor is distinct from coalesce(l.refunded, 0)
        or coalesce(l.captured, 0) - coalesce(l.refunded, 0) <> coalesce(o.total - o.refunded, 0)
        or (o.payment_id is not null and p.status <> 'captured')`,
    breaks: `update payments set captured_minor = captured_minor + 1
      where id = (select id from payments where captured_minor > 0 limit 1)`,
  },
  {
    name: 'a checkout is placed once',
    text: `select checkout_id from order_groups where checkout_id is not null group by checkout_id having count(*) > 1
      union all
      select c.id from checkouts c where c.status = 'placed'
        and not exists (select from order_groups g where g.checkout_id = c.id)`,
    breaks: `update order_groups set checkout_id = null
      where id = (select id from order_groups where payment_id is not null limit 1)`,
  },
  {
    name: 'each order is the sum of its lines, and the books have all of it',
    text: `select o.number from orders o
      join order_groups g on g.id = o.order_group_id and g.payment_id is not null
      left join (select order_id, sum(unit_minor * quantity) as items from order_lines group by order_id) l
        on l.order_id = o.id
      left join (select order_id, sum(amount_minor) filter (where kind in ('sale', 'shipping')) as entered
        from ledger_entries group by order_id) e on e.order_id = o.id
      left join payment_splits s on s.order_id = o.id
      where o.item_minor is distinct from l.items or o.total_minor <> o.item_minor + o.shipping_minor
        or e.entered is distinct from o.total_minor
        or s.captured_minor is distinct from o.total_minor or s.refunded_minor is distinct from o.refunded_minor`,
    breaks: `update order_lines set quantity = quantity + 1 where id = (
      select l.id from order_lines l join orders o on o.id = l.order_id
        join order_groups g on g.id = o.order_group_id and g.payment_id is not null limit 1)`,
  },
]
