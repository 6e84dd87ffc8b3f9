import { DAYS, type Size } from './size.ts'

type Named = [name: string, statement: string]

const SHIPPING = 699

/** An order is confirmed after two days, shipped after five, delivered after ten, and completed after twenty-five. */
const STATUS = `case when bench.is_canceled(n) then 'canceled' when age < 2 then 'placed' when age < 25 then 'confirmed'
  else 'completed' end`
const FULFILLMENT = `case when bench.is_canceled(n) then 'canceled' when age < 5 then 'unfulfilled' when age < 10 then 'shipped'
  else 'delivered' end`

const everyOrder = (orders: number) => `(
  select n, bench.days_old(n) as age, bench.shop_of(n) as shop, 'B' || lpad(n::text, 9, '0') as number,
    now() - (${orders} - n) * (interval '${DAYS} days' / ${orders}) as placed_at
  from generate_series(0, ${orders - 1}::bigint) n) o`

const LINES = (orders: number) => `
  insert into order_lines (id, order_id, shop_id, placed_at, position, variant_id, product_id, sku, media_id, title, options,
    unit_minor, quantity, fulfilled_quantity, canceled_quantity)
  select bench.id(11, line), bench.id(10, n), bench.id(1, shop), placed_at, position, bench.id(6, product * 2 + line % 2),
    p.id, 'SKU-' || lpad((product * 2 + line % 2)::text, 8, '0'), p.first_media_id, p.name, '{"Glaze: Lagoon"}',
    p.effective_price_min, quantity, case when not bench.is_canceled(n) and age >= 5 then quantity else 0 end,
    case when bench.is_canceled(n) then quantity else 0 end
  from (
    select o.*, m as position, n * 4 + m as line, bench.sold_product(shop, n * 4 + m) as product,
      case when bench.chance(n * 4 + m, 31) < 0.2 then 2 else 1 end as quantity
    from ${everyOrder(orders)}, generate_series(0, (n % 4)::int) m offset 0) l
  join products p on p.id = bench.id(5, l.product)`

const ORDERS = (orders: number) => `
  insert into orders (id, order_group_id, shop_id, number, status, payment_status, fulfillment_status, item_minor,
    shipping_minor, total_minor, shipping_tier, placed_at, country_code, ship_by, delivered_at, canceled_at, completed_at)
  select bench.id(10, n), bench.id(9, n), bench.id(1, shop), number || '-1', ${STATUS},
    case when bench.is_canceled(n) then 'voided' else 'paid' end, ${FULFILLMENT}, l.minor, ${SHIPPING}, l.minor + ${SHIPPING},
    'standard', placed_at, (array['US', 'US', 'US', 'DE', 'GB', 'CA', 'FR'])[1 + n % 7], placed_at + interval '3 days',
    case when not bench.is_canceled(n) and age >= 10 then placed_at + interval '10 days' end,
    case when bench.is_canceled(n) then placed_at + interval '1 hour' end,
    case when not bench.is_canceled(n) and age >= 25 then placed_at + interval '25 days' end
  from ${everyOrder(orders)}
  join (select order_id, sum(unit_minor * quantity) as minor from order_lines group by 1) l on l.order_id = bench.id(10, n)
  order by n`

const GROUPS = (orders: number, buyers: number) => `
  insert into order_groups (id, number, customer_id, email, shipping_address, currency, placed_at)
  select bench.id(9, n), number, bench.id(2, n % ${buyers}), 'buyer-' || n % ${buyers} || '@example.com',
    jsonb_build_object('fullName', (array['Robin', 'Ada', 'Noor', 'Ines', 'Karl', 'Yuki', 'Omar'])[1 + n % 7] || ' '
      || (array['Reed', 'Vale', 'Stone', 'Marsh', 'Field', 'Brook', 'Hill', 'Ford', 'Wood', 'Lake', 'Moor'])[1 + n % 11],
      'phone', '+1 503 555 0147', 'line1', '12 Harbour Lane', 'line2', null, 'city', 'Portland', 'region', null,
      'postalCode', '97201', 'countryCode', (array['US', 'US', 'US', 'DE', 'GB', 'CA', 'FR'])[1 + n % 7]), 'USD', placed_at
  from ${everyOrder(orders)}`

/** What the marketplace's shops sold in two years, with what follows a sale. */
export const orderStatements = ({ orders, buyers, products }: Size): Named[] => [
  ['lines', LINES(orders)],
  ['groups', GROUPS(orders, buyers)],
  ['orders', ORDERS(orders)],
  [
    'parcels',
    `insert into fulfillments (id, order_id, shop_id, status, carrier, tracking_number, shipped_at, delivered_at, created_at)
     select bench.id(12, n), bench.id(10, n), bench.id(1, shop), case when age < 10 then 'shipped' else 'delivered' end,
       'Post', 'TRACK' || n, placed_at + interval '5 days', case when age >= 10 then placed_at + interval '10 days' end,
       placed_at + interval '4 days'
     from ${everyOrder(orders)} where age >= 5 and not bench.is_canceled(n)`,
  ],
  [
    'ledger',
    `insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
     select o.shop_id, o.id, e.kind, e.minor, 'USD', o.placed_at from orders o cross join lateral (values
       ('sale', o.item_minor), ('shipping', o.shipping_minor), ('commission', -o.item_minor * 8 / 100)) e(kind, minor)
     where o.status <> 'canceled' order by o.placed_at`,
  ],
  [
    'refunds',
    `insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
     select o.shop_id, o.id, 'refund', -o.item_minor / 2, 'USD', o.placed_at + interval '12 days' from orders o
     where o.status = 'completed' and hashtext(o.number) % 50 = 0 order by o.placed_at`,
  ],
  [
    'reviews',
    `insert into reviews (id, product_id, shop_id, author_name, rating, title, body, answer, created_at)
     select bench.id(13, n), p.id, p.shop_id, 'Robin', 1 + n % 5, 'As shown', 'It is what the picture shows.',
       case when n % 20 > 0 then 'Thank you!' end, now() - bench.chance(n, 40) * interval '${DAYS} days'
     from generate_series(0, ${products - 1}::bigint) n
     join products p on p.id = bench.id(5, bench.sold_product(bench.shop_of(n), n))`,
  ],
  [
    'views',
    `insert into shop_views (shop_id, day, source, views)
     select s.id, current_date - d, source, 5 + (hashtext(s.slug) + d) % 5
     from shops s, generate_series(0, ${DAYS}) d, unnest(array['home', 'search', 'category']) source`,
  ],
]
