import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { countOrders, type PlannedPurchase, planOrders } from '../../../../demo/orders/plan.ts'
import { shoppers } from '../../../../demo/orders/shoppers.ts'
import { insertRows } from '../../src/platform/db/bulk.ts'
import type { Db } from '../../src/platform/db/client.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { stableId } from '../../src/platform/ids.ts'
import type { PastPayments } from '../../src/ports/past-payments.ts'
import { DEMO_BUYER } from '../accounts.ts'
import { buy } from './buy.ts'
import { priceAll, purchaseId } from './price.ts'
import { replaceSeededSales } from './sales.ts'
import { insertDemoViews } from './views.ts'

/** Number of purchases of one run. A run is short, because stopping the API waits for it. */
const AT_ONCE = 20
/**
 * Pause after each purchase, so that other requests get a turn: at least this many milliseconds, and this share of
 * the purchase's duration.
 */
const PAUSE = 10
const REST = 0.5
/** Number of orders between two reports of progress. */
const TOLD_EVERY = 300

export type DemoDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'brand' | 'market' | 'money' | 'passwords' | 'files'
>

export interface DemoOrdersOptions {
  payments: PastPayments
  /** About how many orders. */
  count: number
  say: (line: string) => void
}

export interface Progress {
  /** Places in the plan. */
  from?: number
  /** Number of purchases made since the start. */
  made?: number
}

/** Creates the job's work: it makes the next missing purchases, and returns the position at which to continue, or null at the end. */
export function createHistory(deps: DemoDeps, { payments, count, say }: DemoOrdersOptions) {
  const { db } = deps
  let planned: { at: number; purchases: PlannedPurchase[] } | undefined
  const planAt = (now: Date) => {
    if (planned?.at !== now.getTime()) planned = { at: now.getTime(), purchases: planOrders(now, count) }
    return planned.purchases
  }

  async function makeSome({ from = 0, made = 0 }: Progress): Promise<Progress | null> {
    const buyer = await findBuyer(db)
    if (!buyer) return null
    // The demo was filled at this moment: each start plans the same orders.
    const now = buyer.createdAt
    const plan = planAt(now)
    const missing = await findMissing(db, plan, from)
    if (missing.length === 0) {
      if (made > 0) await finish(plan)
      return null
    }
    const slice = missing.slice(0, AT_ONCE)
    if (made === 0) {
      say(`Demo orders: ${inWords(countOrders(plan))} of the last two years are made while you look around`)
      await insertShoppers(deps, now)
    }
    const purchases = await priceAll(deps, slice, now)
    const seen = await payments.capture(
      purchases.map(({ paymentId, quote, plan: { at } }) => ({
        paymentId,
        amount: { minor: quote.totalMinor, currency: quote.currency },
        at,
      })),
    )
    for (const [place, purchase] of purchases.entries()) {
      const began = performance.now()
      await buy(deps, purchase, { seen: seen[place]!, buyerId: buyer.id })
      await sleep(Math.max(PAUSE, (performance.now() - began) * REST))
    }
    const reached = plan.indexOf(slice.at(-1)!) + 1
    tell(plan, plan.indexOf(slice[0]!), reached)
    return { from: reached, made: made + slice.length }
  }

  function tell(plan: readonly PlannedPurchase[], before: number, reached: number): void {
    const orders = countOrders(plan.slice(0, reached))
    const isStep =
      Math.floor(orders / TOLD_EVERY) > Math.floor(countOrders(plan.slice(0, before)) / TOLD_EVERY)
    if (isStep && reached < plan.length)
      say(`Demo orders: ${inWords(orders)} of ${inWords(countOrders(plan))}`)
  }

  async function finish(plan: readonly PlannedPurchase[]): Promise<void> {
    await replaceSeededSales(db, deps.clock.now())
    await insertDemoViews(db, deps.clock.now())
    say(`Demo orders: all ${inWords(countOrders(plan))} are there`)
  }

  return makeSome
}

const inWords = (count: number): string => new Intl.NumberFormat('en').format(count)

async function findBuyer(db: Db): Promise<{ id: string; createdAt: Date } | null> {
  const { rows } = await db.execute<{ id: string; created_at: string }>(
    sql`select id, created_at from users where id = ${stableId('user', DEMO_BUYER)}::uuid`,
  )
  const [buyer] = rows
  return buyer ? { id: buyer.id, createdAt: new Date(buyer.created_at) } : null
}

/** Finds purchases that don't exist yet, from a position in the plan. */
async function findMissing(
  db: Db,
  plan: readonly PlannedPurchase[],
  from: number,
): Promise<PlannedPurchase[]> {
  const left = plan.slice(from)
  const ids = left.map(purchaseId)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from checkouts where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}))`,
  )
  const there = new Set(rows.map(({ id }) => id))
  return left.filter((_, at) => !there.has(ids[at]!))
}

/** Inserts accounts with unknown random passwords. */
async function insertShoppers(
  { db, passwords }: Pick<DemoDeps, 'db' | 'passwords'>,
  now: Date,
): Promise<void> {
  const hash = await passwords.hash(randomUUID())
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 2)
  const rows = shoppers.map(({ email, name }) => ({
    id: stableId('user', email),
    email,
    username: name,
    password_hash: hash,
    is_active: 1,
    email_confirmed_at: since,
    created_at: since,
    updated_at: since,
  }))
  await insertRows(db, 'users', rows)
}
