import pg from 'pg'
import { SHOPS, type Size } from '../seller/size.ts'

const DAYS_OF_LOG = 365

/** Parts of a marketplace that only operators see: payments, emails and invoices of purchases, cases, past payouts, days and the log. */
const statements = ({ orders }: Size, entries: number): [name: string, statement: string][] => [
  [
    'checkouts',
    `insert into checkouts (id, user_id, number, status, currency, amount_hash, total_minor, created_at, updated_at)
     select bench.id(20, n), g.customer_id, g.number, 'placed', 'USD', 'x', o.total_minor, g.placed_at, g.placed_at
     from generate_series(0, ${orders - 1}::bigint) n join order_groups g on g.id = bench.id(9, n)
     join orders o on o.id = bench.id(10, n)`,
  ],
  [
    'payments',
    `insert into payments (id, checkout_id, provider, method, status, amount_minor, currency, amount_hash, reference,
       capture_reference, captured_minor, instrument, created_at, updated_at)
     select bench.id(21, n), c.id, 'test', 'card', 'captured', c.total_minor, 'USD', 'x', 'TP-' || n, 'TC-' || n, c.total_minor,
       'Visa ···· 1234', c.created_at, c.created_at
     from generate_series(0, ${orders - 1}::bigint) n join checkouts c on c.id = bench.id(20, n)`,
  ],
  [
    'purchases',
    `update order_groups g set checkout_id = c.id, payment_id = p.id from checkouts c join payments p on p.checkout_id = c.id
     where c.number = g.number`,
  ],
  [
    'shares of payments',
    `insert into payment_splits (payment_id, order_id, captured_minor)
     select g.payment_id, o.id, o.total_minor from orders o join order_groups g on g.id = o.order_group_id`,
  ],
  [
    'events of payments',
    `insert into payment_events (payment_id, kind, source, created_at)
     select id, kind, 'browser', created_at from payments, unnest(array['created', 'captured']) kind order by created_at`,
  ],
  [
    'emails',
    `insert into emails (id, kind, recipient, user_id, order_group_id, subject, body, created_at, sent_at)
     select gen_random_uuid(), kind, g.email, g.customer_id, g.id, 'Your order ' || g.number, repeat('Thank you. ', 60), g.placed_at,
       g.placed_at from order_groups g, unnest(array['order.placed', 'order.shipped']) kind`,
  ],
  [
    'returns',
    `insert into returns (id, order_id, shop_id, status, requested_at, decide_by)
     select bench.id(22, row_number() over (order by placed_at)), id, shop_id,
       case when placed_at > now() - interval '30 days' then 'requested' else 'refunded' end, placed_at + interval '12 days',
       case when placed_at > now() - interval '30 days' then now() + interval '7 days' end
     from orders where abs(hashtext(number)) % 30 = 1 and status <> 'canceled'`,
  ],
  [
    'claims',
    `insert into claims (id, order_id, shop_id, kind, wanted, status, text, opened_at, answer_by)
     select bench.id(23, row_number() over (order by placed_at)), id, shop_id, 'damaged', 'refund',
       case when placed_at > now() - interval '30 days' then 'open' else 'resolved' end, 'It arrived broken.',
       placed_at + interval '11 days', placed_at + interval '14 days'
     from orders where abs(hashtext(number)) % 30 = 2 and status <> 'canceled'`,
  ],
  [
    'disputes',
    `insert into disputes (id, order_id, shop_id, claim_id, status, amount_minor, text, opened_at, decide_by)
     select bench.id(24, row_number() over (order by c.opened_at)), c.order_id, c.shop_id, c.id,
       case when c.status = 'open' then 'open' else 'resolved_buyer' end, 2000, 'We did not agree.',
       c.answer_by, c.answer_by + interval '14 days'
     from claims c where abs(hashtext(c.id::text)) % 3 = 0`,
  ],
  [
    'reports',
    `insert into reports (id, reference, subject_kind, subject_id, about_shop_id, why, text, created_at, closed_at, outcome)
     select bench.id(25, n), 'R-' || lpad(n::text, 10, '0'), 'product', p.id, p.shop_id, 'illegal', 'Not what the law allows.',
       p.created_at, case when n % 20 > 0 then p.created_at + interval '1 day' end, case when n % 20 > 0 then 'dismissed' end
     from generate_series(0, ${Math.round(orders / 200)}::bigint) n join products p on p.id = bench.id(5, n)`,
  ],
  [
    'invoices',
    `insert into invoices (id, shop_id, order_id, series, seq, issued_at, document)
     select gen_random_uuid(), shop_id, id, 'INV', row_number() over (partition by shop_id order by placed_at), placed_at + interval '5 days',
       '{}' from orders where status <> 'canceled' order by placed_at`,
  ],
  [
    'business details',
    `insert into shop_traders (shop_id, version, kind, name, address, phone, email, certified_at, verified, at)
     select id, n, 'company', name || ' Ltd', '{"line1": "4 Shed Lane", "line2": null, "city": "Whitby", "region": null,
       "postalCode": "YO21 1AA", "countryCode": "GB"}', '+44 1632 960147',
       slug || '@example.com', created_at, case when n = 3 and hashtext(slug) % 3 <> 0
         then '{"identity": {"by": "Bench", "at": "2026-01-01T00:00:00Z", "note": "Seen."}, "payment_account": {"by": "Bench", "at":
           "2026-01-01T00:00:00Z", "note": "Seen."}}'::jsonb else '{}' end, created_at + n * interval '1 day'
     from shops, generate_series(1, 3) n`,
  ],
  [
    'shops that wait',
    `update shops set status = 'pending' where hashtext(slug) % 10 = 5 and slug not in ('${SHOPS.big}', '${SHOPS.usual}')`,
  ],
  [
    'payout accounts',
    `insert into payout_accounts (shop_id, holder, kind, number, changed_at)
     select id, name, 'iban', 'DE89370400440532013000', now() - interval '100 days' from shops where hashtext(slug) % 20 <> 0`,
  ],
  [
    'payouts',
    `insert into payouts (id, shop_id, status, amount_minor, currency, account, reference, paid_on, created_at, finished_at)
     select gen_random_uuid(), s.id, 'paid', 100, 'USD', '···· 3000', 'REF-' || month, current_date - 30 * month,
       now() - month * interval '30 days', now() - month * interval '30 days'
     from shops s, generate_series(1, 24) month`,
  ],
  [
    'days',
    `insert into market_days (day, starts_at, ends_at, orders, entries, captured_minor, refunded_minor, sales_minor, returned_minor,
       commission_minor, unplaced_minor, whole_refund_minor, in_progress_minor, difference_minor)
     select current_date - d, current_date - d, current_date - d + 1, 500, 1500, 100000, 0, 100000, 0, 8000, 0, 0, 0, 0
     from generate_series(1, 730) d`,
  ],
  [
    'operator log',
    `insert into operator_log (at, operator_id, by_name, what, subject_kind, subject_id, about_shop_id, reason)
     select now() - (${entries} - n) * interval '${DAYS_OF_LOG} days' / ${entries}, bench.id(30, n % 4), 'Bench',
       (array['order.canceled', 'person.viewed', 'shop.suspended', 'session.opened'])[1 + n % 4],
       (array['order', 'person', 'shop', 'session'])[1 + n % 4],
       case n % 4 when 0 then bench.id(10, n % ${orders}) when 1 then bench.id(2, n % 100) else bench.id(1, n % 10) end::text,
       case when n % 4 in (0, 2) then bench.id(1, n % 10) end, 'Checked with the owner.'
     from generate_series(0, ${entries - 1}::bigint) n`,
  ],
]

/** Adds what operators see to a marketplace that `seed` has filled. */
export async function seedConsole(
  databaseUrl: string,
  size: Size,
  { entries, say }: { entries: number; say: (line: string) => void },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`,
    )
    for (const [name, statement] of statements(size, entries)) {
      const { rowCount } = await client.query(statement)
      say(`  ${name.padEnd(28)} ${String(rowCount ?? 0).padStart(9)} rows`)
    }
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
