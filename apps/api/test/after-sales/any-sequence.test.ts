import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readOrder } from '../../src/modules/orders/index.ts'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { Problem } from '../../src/platform/problem.ts'
import { ProviderRefused } from '../../src/ports/payment.ts'
import { createProduct, createShop, type MadeProduct, signIn } from '../fixtures.ts'
import { putInRatedCategory } from '../orders/order-desk.ts'
import {
  addToCart,
  type Buyer,
  buyerOf,
  checkoutOf,
  confirm,
  runJob,
  startPayment,
  useShopFloor,
} from '../payments/shop-floor.ts'
import { addRates, putInTaxCategory, registerShop } from '../tax/taxed.ts'
import { booksOf, linesOf, stockOf } from './books.ts'
import { backfill, compareWithFormerRelease, touch } from './former-release.ts'
import { type Draw, moveOf } from './moves.ts'
import { readSubjects } from './scene.ts'

const RUNS = process.env.STOA_SOAK ? 400 : 6
const STOCK = 10_000
/** Prices with the marketplace's share of them, in basis points; null is the default. */
const RATED = [
  [1_999, 1_537],
  [33_33, null],
] as const
/** Quantity of each product in a purchase. */
const QUANTITY = 3

const DEADLINES = [
  'deliver-parcels',
  'complete-orders',
  'cancel-overdue-orders',
  'approve-unanswered-returns',
  'end-unsent-returns',
]

let isDeclining = false
const floor = useShopFloor({
  jobs: false,
  wrap: provider => ({
    ...provider,
    refund: (...given) =>
      isDeclining
        ? Promise.reject(new ProviderRefused('account_closed', { buyerMayRetry: false }))
        : provider.refund(...given),
  }),
})

const draws: fc.Arbitrary<Draw & { order: number }> = fc.record({
  order: fc.nat(1),
  what: fc.nat(1_000),
  at: fc.nat(50),
  quantity: fc.integer({ min: 1, max: QUANTITY + 1 }),
  isAll: fc.boolean(),
  isFit: fc.integer({ min: 0, max: 5 }).map(n => n > 0),
})

const products: MadeProduct[] = []
let buyer: Buyer

beforeAll(async () => {
  const { db } = floor().deps
  await addRates(db, 'standard', { US: 1_900 })
  await addRates(db, 'books', { US: 550 })
  for (const name of ['One', 'Other']) {
    const { id } = await createShop(db, { name })
    await registerShop(db, id, 'US')
    for (const [price, rate] of RATED) {
      const product = await createProduct(db, id, [{ price, stock: STOCK }])
      if (rate !== null) await putInRatedCategory(floor(), product.id, rate)
      else await putInTaxCategory(db, product.id, 'books')
      products.push(product)
    }
  }
  buyer = await buyerOf(floor(), products, QUANTITY)
  for (const { shopId } of products)
    await db.insert(shopMembers).values({ shopId, userId: buyer.id, role: 'owner' }).onConflictDoNothing()
})

/** Buys some of everything. Answers the purchase's number and its orders' ids. */
async function bought(): Promise<{ group: string; orderIds: string[] }> {
  // Access tokens do not live as long as the clock runs.
  buyer = { ...buyer, token: (await signIn(floor(), buyer.email)).body.token }
  const itemIds: string[] = []
  for (const { id, variants } of products)
    itemIds.push(
      await addToCart(floor(), buyer, {
        productId: id,
        optionIds: variants[0]!.optionIds,
        quantity: QUANTITY,
      }),
    )
  const checkout = await checkoutOf(floor(), { ...buyer, itemIds })
  const { body: payment } = await startPayment(floor(), buyer, checkout)
  await floor().provider.pay(payment.reference, '0002')
  expect((await confirm(floor(), buyer, payment.id)).body.status).toBe('paid')
  const { rows } = await floor().deps.db.execute<{ id: string }>(sql`
    select o.id from orders o join order_groups g on g.id = o.order_group_id
    where g.number = ${checkout.number} order by o.number`)
  return { group: checkout.number, orderIds: rows.map(({ id }) => id) }
}

async function sendRefunds(isDeclined: boolean): Promise<void> {
  isDeclining = isDeclined
  await runJob(floor(), 'refund-payments').finally(() => {
    isDeclining = false
  })
}

async function runDeadlines(): Promise<void> {
  for (const name of DEADLINES) await runJob(floor(), name)
}

/** A refusal says what is allowed. Anything else is an error. */
function expectRefusal(error: unknown, what: string): void {
  if (!(error instanceof Problem)) throw error
  expect([400, 404, 409], `${what}: ${error.code}`).toContain(error.status)
  if (error.code === 'order.not_allowed') expect(error.detail, what).toMatch(/\w{3} .+\.$/)
}

test('[ORD-03] keeps quantities, money and stock in bounds, whatever the actors do and in any order', {
  timeout: 60_000 + RUNS * 20_000,
}, async () => {
  const { db } = floor().deps
  const lost = new Map<string, number>()
  const done = new Map<string, number>()
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(draws, { minLength: 20, maxLength: 50 }), async sequence => {
      const { group, orderIds } = await bought()
      const story: string[] = []
      for (const draw of sequence) {
        const id = orderIds[draw.order]!
        const scene = {
          db,
          order: await readOrder(db, { id }),
          ...(await readSubjects(db, id)),
          now: floor().clock.now(),
          advance: floor().clock.advance,
          sendRefunds,
          runDeadlines,
          lost,
        }
        const move = moveOf(scene, draw)
        if (!move) continue
        try {
          await move.make()
          done.set(move.name, (done.get(move.name) ?? 0) + 1)
          story.push(`${draw.order}: ${move.name}`)
        } catch (error) {
          expectRefusal(error, `${story.join(', ')} | ${move.name}`)
          refused++
          continue
        }
        await booksOf(db, group, story.join(', '))
        await linesOf(db, orderIds, story.join(', '))
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  await sendRefunds(false)
  const { rows } = await db.execute<{ promised: string; sent: string; byHand: string }>(sql`select
    (select coalesce(sum(refunded_minor), 0) from payment_splits) as promised,
    (select coalesce(sum(refunded_minor), 0) from payments) as sent,
    (select coalesce(sum(amount_minor), 0) from refunds where reference = 'By hand') as "byHand"`)
  expect(rows[0]!.sent).toBe(rows[0]!.promised)
  const ledger = await floor().provider.ledger()
  const given = ledger
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(given + Number(rows[0]!.byHand)).toBe(Number(rows[0]!.promised))
  await stockOf(db, { stock: STOCK, lost })
  await compareWithFormerRelease(db)
  // The backfill changes nothing that was right, and fills what is missing.
  await backfill(db)
  await compareWithFormerRelease(db)
  await db.execute(sql`delete from order_line_quantities`)
  await touch(db)
  await compareWithFormerRelease(db)
  const steps = [...done.values()].reduce((sum, count) => sum + count, 0)
  console.log(`any sequence: ${RUNS} purchases, ${steps} steps taken, ${refused} refused`)
  if (process.env.STOA_SOAK) console.log(Object.fromEntries([...done].sort()))
  expect(steps).toBeGreaterThan(RUNS * 5)
})
