import type { Check } from './audit-check.ts'

export const STOCK_CHECKS: readonly Check[] = [
  {
    name: 'stock is what it was, less what was sold, with what came back and what sellers added',
    given: 'stock',
    text: `with given as (select * from jsonb_to_recordset($1::jsonb) as g (variant uuid, initial int, notes text[]))
      select g.variant, v.stock, g.initial, sold.n as sold, added.n as added
      from given g join variants v on v.id = g.variant
      cross join lateral (select coalesce(sum(l.quantity - l.canceled_quantity), 0)::int as n
        from order_lines l join orders o on o.id = l.order_id join order_groups p on p.id = o.order_group_id
        join users u on u.id = p.customer_id
        where l.variant_id = g.variant and u.email like '%@example.test') sold
      cross join lateral (select coalesce(sum(m.delta), 0)::int as n
        from stock_movements m where m.variant_id = g.variant and m.note = any(g.notes)) added
      cross join lateral (select coalesce(sum(r.quantity), 0)::int as n
        from stock_reservations r where r.variant_id = g.variant) held
      where v.stock + held.n <> g.initial - sold.n + added.n`,
    breaks: `update variants set stock = stock + 1 where id = (select variant_id from stock_movements
      where note = 'the hour begins' limit 1)`,
  },
  {
    name: 'stock was never below zero',
    text: `select variant_id from stock_movements where stock_after < 0
      union all select id from variants where stock < 0`,
    breaks: `update stock_movements set stock_after = -1 where id = (select max(id) from stock_movements)`,
  },
  {
    name: 'stock is what its last movement says',
    text: `select v.id from variants v
      join lateral (select stock_after from stock_movements m where m.variant_id = v.id order by m.id desc limit 1) last
        on true
      where last.stock_after is distinct from v.stock`,
    breaks: `delete from stock_movements where id = (select max(id) from stock_movements where delta <> 0)`,
  },
]
