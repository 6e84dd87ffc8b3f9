import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { digestStatement } from '../../src/modules/daily-emails/digests.repository.ts'
import {
  remindedShopStatement,
  remindersStatement,
} from '../../src/modules/daily-emails/ship-reminders.repository.ts'
import { orderGroupStatement } from '../../src/modules/orders/order-group.repository.ts'
import { trackingStatement } from '../../src/modules/orders/order-tracking.repository.ts'
import { type OrderFilter, orderPageStatement } from '../../src/modules/orders/orders.repository.ts'
import { searchStatement } from '../../src/modules/orders/seller-orders/find-by-search.repository.ts'
import { exportStatement } from '../../src/modules/orders/seller-orders/order-export.repository.ts'
import { sellerOrderStatement } from '../../src/modules/orders/seller-orders/seller-order.repository.ts'
import { sellerOrdersStatement } from '../../src/modules/orders/seller-orders/seller-orders.repository.ts'
import { earningsStatement } from '../../src/modules/payouts/earnings.repository.ts'
import { ownPaymentStatement } from '../../src/modules/read-model/payment.repository.ts'
import { figuresStatement } from '../../src/modules/statistics/figures.repository.ts'
import type { TimedPeriod } from '../../src/modules/statistics/period.repository.ts'
import { periodOf } from '../../src/modules/statistics/period.ts'
import { soldStatement } from '../../src/modules/statistics/sold.repository.ts'
import { toDoStatement } from '../../src/modules/statistics/to-do.repository.ts'
import { hitsStatement } from '../../src/operator/find.repository.ts'
import { probesOf } from '../../src/operator/find.ts'
import { groupsStatement } from '../../src/operator/purchases/find-groups.repository.ts'
import { purchasePageStatement } from '../../src/operator/purchases/purchases.repository.ts'
import { useTestApp } from '../app.ts'
import { planForAnyValue, tablesReadWhole } from '../explain.ts'
import { createShop } from '../fixtures.ts'

const app = useTestApp()
const id = '00000000-0000-5000-8000-000000000000'
const BUYERS = 500
const PURCHASES = 5_000
const SHOPS = 50

beforeAll(async () => {
  const { db } = app().deps
  for (let at = 0; at < SHOPS; at++) await createShop(db)
  await db.execute(sql`insert into users (id, email, username, password_hash)
    select gen_random_uuid(), n || '@example.test', 'Robin', 'x' from generate_series(1, ${sql.raw(String(BUYERS))}) n`)
  await db.execute(sql`insert into order_groups (id, number, customer_id, email, currency, placed_at)
    select gen_random_uuid(), 'N' || n, u.id, u.email, 'USD', now() - n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(PURCHASES))}) n
    join (select id, email, row_number() over () as at from users) u on u.at = 1 + n % ${sql.raw(String(BUYERS))}`)
  await db.execute(sql`insert into orders (id, order_group_id, shop_id, number, item_minor, shipping_minor, total_minor, placed_at)
    select gen_random_uuid(), g.id, s.id, number || '-1', 100, 0, 100, g.placed_at
    from (select id, number, placed_at, row_number() over () as at from order_groups) g
    join (select id, row_number() over () as at from shops) s on s.at = 1 + g.at % ${sql.raw(String(SHOPS))}`)
  await db.execute(sql`insert into order_lines (id, order_id, shop_id, placed_at, title, unit_minor, quantity)
    select gen_random_uuid(), id, shop_id, placed_at, 'Cove mug', 100, 1 from orders`)
  await db.execute(sql`insert into order_events (order_id, shop_id, kind, actor, at)
    select id, shop_id, 'placed', 'buyer', now() from orders`)
  await db.execute(
    sql`insert into fulfillments (id, order_id, shop_id) select gen_random_uuid(), id, shop_id from orders`,
  )
  await db.execute(sql`insert into fulfillment_lines (fulfillment_id, order_line_id, quantity)
    select f.id, l.id, 1 from fulfillments f join order_lines l using (order_id)`)
  await db.execute(sql`insert into order_line_quantities (order_line_id, shop_id, kind, quantity, cause, at)
    select id, shop_id, kind, 1, order_id, placed_at from order_lines cross join (values ('fulfilled'), ('delivered')) k(kind)`)
  await db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
    select shop_id, id, 'sale', 100, 'USD', placed_at from orders`)
  await db.execute(
    sql`update order_groups set shipping_address = jsonb_build_object('fullName', 'Robin ' || md5(number))`,
  )
  await db.execute(sql`vacuum analyze`)
}, 120_000)

const page = (filter: Partial<OrderFilter>, direction?: 'next' | 'previous') =>
  orderPageStatement({
    userId: id,
    filter: { stage: null, badge: null, shop: null, search: null, ...filter },
    cursor: direction ? { direction, keys: [1, id] } : null,
    limit: 10,
  })

const ofPage = { now: new Date(0), after: ['2026-11-23', id], limit: 51 } as const
const ofShop = { shopId: id, tier: null, limit: 25, now: new Date(0) }

const instant = '2026-05-01T00:00:00Z'
const days: TimedPeriod = {
  ...(periodOf({}, '2026-05-30') as Exclude<ReturnType<typeof periodOf>, string>),
  ...{ timeZone: 'UTC', edges: [instant], begin: instant, end: instant, endOfToday: instant },
}

const due = { id, shopId: id, since: instant, at: instant, endOfTomorrow: instant }

const questions: Record<string, SQL> = {
  'the next shop to remind': remindedShopStatement({ before: new Date(0), after: due }),
  'orders to remind a shop of': remindersStatement(due, new Date(0)),
  'a daily email': digestStatement({ ...due, withOrders: true, withQuestions: true }),
  'a shop’s figures': figuresStatement(id, days),
  'what a shop sold': soldStatement(id, days, 5),
  'what waits for a shop': toDoStatement(id, { now: new Date(0), endOfToday: instant }),
  'what a shop earned': earningsStatement(id),
  'a list': page({}),
  'a page in the middle': page({}, 'next'),
  'a page backwards': page({ stage: 'delivered' }, 'previous'),
  'a search with every filter': page({
    badge: 'shipped',
    shop: 'kiln',
    search: { words: ['cove'], number: 'COVE' },
  }),
  'a shop’s orders': sellerOrdersStatement({
    ...ofShop,
    view: 'all',
    search: null,
    from: null,
    to: '2026-11-23',
    cursor: null,
  }),
  'a shop’s orders with the fastest shipping': sellerOrdersStatement({
    ...ofShop,
    view: 'all',
    tier: 'express',
    search: null,
    from: null,
    to: null,
    cursor: null,
  }),
  'a shop’s late orders that are searched': sellerOrdersStatement({
    ...ofShop,
    view: 'late',
    search: { words: ['cove'], code: 'COVE' },
    from: '2026-11-01',
    to: null,
    cursor: { direction: 'next', keys: [1, id] },
  }),
  'what a shop looks for': searchStatement(id, { words: ['cove', 'mug'], code: 'COVEMUG' }),
  'a shop’s orders that a search found': sellerOrdersStatement({
    ...ofShop,
    view: 'all',
    search: { words: ['cove'], code: 'COVE' },
    found: { ids: [id] },
    from: null,
    to: null,
    cursor: null,
  }),
  'a part of a shop’s orders for a file': exportStatement({
    ...ofShop,
    view: 'to_ship',
    search: null,
    from: '2026-11-01',
    to: '2026-11-23',
    after: { placedAt: 1, id },
  }),
  'a shop’s orders with a common name': sellerOrdersStatement({
    ...ofShop,
    view: 'all',
    search: { words: ['cove'], code: 'COVE' },
    found: { coded: [id] },
    from: null,
    to: null,
    cursor: null,
  }),
  'an order of a shop': sellerOrderStatement({ ...ofShop, number: 'N1-1' }),
  'an operator’s orders': purchasePageStatement({ view: 'all', status: 'preparing' }, ofPage),
  'an operator’s orders of a shop': purchasePageStatement({ view: 'all', shopId: id }, ofPage),
  'what an operator’s search by number or name means': groupsStatement('robin'),
  'what an operator’s search by address means': groupsStatement('a@example.test'),
  'an operator’s orders that a search found': purchasePageStatement({ view: 'all' }, ofPage, { ids: [id] }),
  'an operator’s orders with a common name': purchasePageStatement({ view: 'all' }, ofPage, {
    words: ['robin'],
  }),
  'an operator’s late orders': purchasePageStatement({ view: 'late' }, ofPage),
  ...Object.fromEntries(
    ['N1-1', 'a@example.test', id, '9400 1000', 'INV-000001', 'W-0123456789', 'robin'].map(typed => [
      `what an operator finds by ${typed}`,
      hitsStatement(probesOf(typed)),
    ]),
  ),
  'one purchase': orderGroupStatement(id, 'N1'),
  'one payment of a buyer': ownPaymentStatement(id, id),
  'tracking by number and email': trackingStatement({ numbers: ['N1', 'N1'], email: 'a' }),
  'tracking by the emailed secret': trackingStatement({ tokenHash: Buffer.from([0]) }),
}

const GROWING = new Set([
  'order_groups',
  'orders',
  'order_lines',
  'order_line_quantities',
  'order_events',
  'fulfillments',
  'fulfillment_lines',
  'ledger_entries',
])

const planOf = (query: SQL) => planForAnyValue(app().database.pool, query)

test.each(Object.entries(questions))('%s reads no growing table from end to end', async (_, question) => {
  const scanned = await tablesReadWhole(app().database.pool, question)
  expect(scanned.filter(name => GROWING.has(name))).toEqual([])
})

test('the counts of a shop’s views are read from an index alone', async () => {
  const plan = await planOf(questions['a shop’s orders']!)
  const counts = plan.find(node => node['Index Name'] === 'orders_shop_counts_idx')
  expect(counts).toMatchObject({ 'Node Type': 'Index Only Scan' })
})
