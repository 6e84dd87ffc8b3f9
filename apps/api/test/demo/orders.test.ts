import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { countOrders, type PlannedPurchase, planOrders } from '../../../../demo/orders/plan.ts'
import { DEMO_BUYER, DEMO_PASSWORD } from '../../seed/accounts.ts'
import { cancelOrder } from '../../src/modules/after-sales/index.ts'
import { cartItems } from '../../src/modules/cart/cart.schema.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId, stableId } from '../../src/platform/ids.ts'
import { signIn } from '../fixtures.ts'
import { audit } from '../payments/audit.ts'
import { apiProcesses } from '../payments/processes.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'

const ORDERS = 60
/** Time limit for a busy machine, in milliseconds. */
const PATIENCE = 120_000

const floor = useShopFloor({ jobs: false, filled: 'demo' })
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await floor().deps.db.execute<Row>(query)).rows
const numberOf = async (query: ReturnType<typeof sql>) => Number((await rowsOf<{ n: number }>(query))[0]!.n)

const purchases = () => numberOf(sql`select count(*) as n from order_groups`)
const stock = () => rowsOf<{ id: string }>(sql`select id, stock from variants order by id`)
const catalogVersion = () => numberOf(sql`select last_value as n from catalog_version`)

let plan: PlannedPurchase[]
let before: { stock: unknown; version: number }
/** Number of purchases when the API was killed. */
let atKill = 0

beforeAll(
  async () => {
    const { deps, provider, database } = floor()
    const [buyer] = await rowsOf<{ created_at: string }>(
      sql`select created_at from users where email = ${DEMO_BUYER}`,
    )
    plan = planOrders(new Date(buyer!.created_at), ORDERS)
    const [bought] = plan[0]!.orders[0]!.lines
    const inCart = stableId('variant', bought!.product.slug, ...bought!.values)
    await deps.db.insert(cartItems).values({
      id: newId(),
      userId: stableId('user', DEMO_BUYER),
      variantId: inCart,
      quantity: 1,
      addedPrice: 2_400,
    })
    before = { stock: await stock(), version: await catalogVersion() }
    const env = { SEED: 'demo', DEMO_ORDERS: String(ORDERS) }
    const processes = await apiProcesses({ tokenKey: deps.tokenKey, databaseUrl: database.url, env })
    try {
      const api = await processes.add(provider)
      await vi.waitUntil(async () => (await purchases()) > 12, { timeout: PATIENCE, interval: 20 })
      await api.kill()
      atKill = await purchases()
      await api.start()
      const underWay = () =>
        numberOf(sql`select (select count(*) from refunds where status = 'pending')
        + (select count(*) from graphile_worker._private_jobs where key = 'make-demo-orders') as n`)
      await vi.waitUntil(async () => (await purchases()) === plan.length && (await underWay()) === 0, {
        timeout: PATIENCE,
        interval: 50,
      })
    } finally {
      await processes.close()
    }
  },
  2 * PATIENCE + 60_000,
)

test('resumes a killed history, and makes nothing twice', async () => {
  expect(atKill).toBeLessThan(plan.length)
  expect(await purchases()).toBe(plan.length)
  expect(await numberOf(sql`select count(*) as n from orders`)).toBe(countOrders(plan))
  expect(await numberOf(sql`select count(*) as n from checkouts where status <> 'placed'`)).toBe(0)
})

test('provider, payments, orders and ledger agree to the cent', async () => {
  const { orders, captures } = await audit(floor())
  expect([orders, captures]).toEqual([await purchases(), await purchases()])
  const wrong = await rowsOf(sql`
    select s.slug from shops s
    join lateral (select sum(o.total_minor) as total, sum(o.refunded_minor) as refunded from orders o where o.shop_id = s.id) o on true
    join lateral (select sum(e.amount_minor) filter (where e.kind in ('sale', 'shipping')) as sold,
      sum(e.amount_minor) filter (where e.kind in ('refund', 'refund_reversal')) as back from ledger_entries e where e.shop_id = s.id) e on true
    where o.total is distinct from e.sold or coalesce(o.refunded, 0) <> -coalesce(e.back, 0)`)
  expect(wrong).toEqual([])
})

test('leaves stock, carts and the catalog’s cache alone, and sends no email', async () => {
  expect(await stock()).toEqual(before.stock)
  expect(await numberOf(sql`select count(*) as n from stock_reservations`)).toBe(0)
  expect(await numberOf(sql`select sum(quantity) as n from cart_items`)).toBe(1)
  expect((await catalogVersion()) - before.version).toBeLessThan(20)
  expect(await numberOf(sql`select count(*) as n from emails`)).toBe(0)
})

test('has every state of orders, parcels, returns, claims and disputes', async () => {
  const states = async (query: ReturnType<typeof sql>) =>
    (await rowsOf<{ state: string }>(query)).map(({ state }) => state).sort()
  expect(await states(sql`select distinct badge as state from orders`)).toEqual([
    'completed',
    'confirmed',
    'delivered',
    'in_dispute',
    'partly_refunded',
    'partly_shipped',
    'placed',
    'refunded',
    'return_approved',
    'return_requested',
    'shipped',
  ])
  expect(await states(sql`select distinct status as state from orders`)).toEqual([
    'canceled',
    'completed',
    'confirmed',
    'placed',
  ])
  expect(await states(sql`select distinct status as state from fulfillments`)).toEqual([
    'delivered',
    'pending',
    'shipped',
  ])
  expect(await states(sql`select distinct status as state from returns`)).toEqual([
    'approved',
    'canceled',
    'in_transit',
    'received',
    'refunded',
    'rejected',
    'requested',
  ])
  expect(await numberOf(sql`select count(*) as n from returns where kept_minor > 0`)).toBeGreaterThan(0)
  expect(await states(sql`select distinct status as state from claims`)).toEqual([
    'open',
    'rejected',
    'resolved',
  ])
  expect(await states(sql`select distinct status as state from disputes`)).toEqual([
    'open',
    'resolved_buyer',
    'resolved_seller',
  ])
  expect(await states(sql`select distinct status as state from refunds`)).toEqual(['succeeded'])
})

test('has no event before its cause or in the future', async () => {
  expect(
    await numberOf(sql`select count(*) as n from order_events e join orders o on o.id = e.order_id
      join order_groups g on g.id = o.order_group_id
      where e.at < g.placed_at or e.at > (select created_at from users where email = ${DEMO_BUYER})`),
  ).toBe(0)
})

test('lets an order be canceled, and refunds it at the provider', async () => {
  const { call, deps } = floor()
  const { token } = (await signIn(floor(), DEMO_BUYER, DEMO_PASSWORD)).body
  const { body } = await call({ method: 'GET', url: '/api/user/orders', token })
  expect(body.items).toHaveLength(10)
  const [newest] = body.items
  expect(newest.badge).toBe('placed')
  await inTx(deps.db, tx =>
    cancelOrder(
      tx,
      { id: newest.id },
      { reason: 'customer' },
      { actor: 'buyer', now: deps.clock.now(), notify: false },
    ),
  )
  await runJob(floor(), 'refund-payments')
  expect(await numberOf(sql`select count(*) as n from refunds where status <> 'succeeded'`)).toBe(0)
  await audit(floor())
})
