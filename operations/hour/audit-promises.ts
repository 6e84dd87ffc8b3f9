import type { Check } from './audit-check.ts'

/** Checks that everything confirmed to visitors exists exactly once; `$1` is what was confirmed. */
export const PROMISE_CHECKS: readonly Check[] = [
  {
    name: 'each account is there once',
    given: 'accounts',
    text: `select g.email from jsonb_array_elements_text($1::jsonb) as g (email)
      where (select count(*) from users u where u.email = g.email) <> 1`,
    breaks: `update users set email = 'x' || email where email like '%@example.test'`,
  },
  {
    name: 'each piece put into a cart is in it or was bought, once',
    given: 'additions',
    text: `with given as (
        select * from jsonb_to_recordset($1::jsonb) as g (email text, product uuid, told int, unsure int)),
      pieces as (
        select user_id, variant_id, quantity from cart_items
        union all
        select g.customer_id, l.variant_id, l.quantity
        from order_lines l join orders o on o.id = l.order_id join order_groups g on g.id = o.order_group_id),
      have as (
        select u.email, v.product_id as product, sum(p.quantity)::int as n
        from pieces p join users u on u.id = p.user_id join variants v on v.id = p.variant_id
        where u.email like '%@example.test' group by 1, 2)
      select coalesce(g.email, h.email) as email, coalesce(g.product, h.product) as product, g.told, g.unsure, h.n
      from given g full join have h on h.email = g.email and h.product = g.product
      where coalesce(h.n, 0) not between coalesce(g.told, 0) and coalesce(g.told + g.unsure, 0)`,
    breaks: `update cart_items set quantity = quantity + 1 where user_id in (
      select id from users where email like '%@example.test')`,
  },
  {
    name: 'each address is there',
    given: 'addresses',
    text: `select g.id from jsonb_to_recordset($1::jsonb) as g (email text, id uuid)
      left join addresses a on a.id = g.id left join users u on u.id = a.user_id
      where u.email is distinct from g.email`,
    breaks: `delete from addresses`,
  },
  {
    name: 'each payment that was called paid has its purchase',
    given: 'paid',
    text: `select g.payment, g.number from jsonb_to_recordset($1::jsonb) as g (payment uuid, number text)
      where (select count(*) from order_groups o where o.payment_id = g.payment and o.number = g.number) <> 1`,
    breaks: `update order_groups set number = number || 'x'`,
  },
  {
    name: 'each parcel is there, shipped where it was called so',
    given: 'parcels',
    text: `select g.id from jsonb_to_recordset($1::jsonb) as g (id uuid, shipped bool)
      left join fulfillments f on f.id = g.id
      where f.id is null or (g.shipped and f.status not in ('shipped', 'delivered'))`,
    breaks: `update fulfillments set status = 'pending', shipped_at = null where status = 'shipped'`,
  },
  {
    name: 'no piece is packed twice',
    text: `select l.id from order_lines l
      join lateral (select coalesce(sum(p.quantity), 0) as n from fulfillment_lines p
        join fulfillments f on f.id = p.fulfillment_id
        where p.order_line_id = l.id and f.status <> 'canceled' and f.claim_id is null) packed on true
      where packed.n > l.quantity - l.canceled_quantity`,
    breaks: `update fulfillment_lines set quantity = quantity + 1`,
  },
  {
    name: 'each change of stock by a seller was made once',
    given: 'restocked',
    text: `select g.note from jsonb_to_recordset($1::jsonb) as g (note text, variant uuid, delta int, sure bool)
      left join stock_movements m on m.note = g.note
      group by g.note, g.sure, g.variant, g.delta
      having count(m.id) > 1 or (g.sure and count(m.id) = 0)
        or bool_or(m.delta <> g.delta or m.variant_id <> g.variant)`,
    breaks: `delete from stock_movements where note is not null and note <> 'the hour begins'`,
  },
  {
    name: 'each product of a seller is there once',
    given: 'products',
    text: `select g.name from jsonb_to_recordset($1::jsonb) as g (name text, sure bool)
      left join products p on p.name = g.name group by g.name, g.sure
      having count(p.id) > 1 or (g.sure and count(p.id) = 0)`,
    breaks: `update products set name = 'another' where name like 'Hour %'`,
  },
  {
    name: 'each wish is on its list',
    given: 'wishes',
    text: `select g.email from jsonb_to_recordset($1::jsonb) as g (email text, product uuid)
      join users u on u.email = g.email
      where not exists (select from wishes w where w.user_id = u.id and w.product_id = g.product)`,
    breaks: 'delete from wishes',
  },
]
