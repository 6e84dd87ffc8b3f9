import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { createProduct, createShop, type MadeProduct, type Person, signedUp, signIn } from '../fixtures.ts'
import { putInRatedCategory } from '../orders/order-desk.ts'
import {
  type Buyer,
  buyerOf,
  checkoutOf,
  confirm,
  runJob,
  startPayment,
  useShopFloor,
} from '../payments/shop-floor.ts'
import { booksOf } from './books.ts'

const RUNS = process.env.STOA_SOAK ? 300 : 8
const DAY = 24 * 3_600_000
const STOCK = 1_000
/** Prices with the marketplace's share of them, in basis points; null is the default. */
const RATED = [
  [1_999, 1_537],
  [33_33, null],
] as const

type Order = components['schemas']['Order']

const floor = useShopFloor({ jobs: false })

const repeated = <T extends string>(times: number, ...all: T[]): T[] =>
  Array.from({ length: times }, () => all).flat()

/** What anybody may try; numbers choose among what is there. */
const moves = fc.record({
  what: fc.constantFrom(
    'buyer cancels',
    'shop cancels',
    'confirms',
    'unpacks',
    // What leads on comes more often, or few parcels would ever arrive.
    ...repeated(2, 'packs', 'ships', 'delivers'),
    ...repeated(4, 'all arrives'),
    'buyer has it',
    ...repeated(3, 'asks for a return'),
    'takes the return back',
    'sends the return',
    'approves',
    'rejects',
    'receives',
    'claims',
    'answers',
    'withdraws',
    'disputes',
    'refunds',
    'time passes',
  ),
  at: fc.nat(50),
  quantity: fc.integer({ min: 1, max: 4 }),
  isAll: fc.boolean(),
})
type Move = typeof moves extends fc.Arbitrary<infer T> ? T : never

interface World {
  buyer: Buyer
  owner: Person
  group: string
}

async function bought(products: readonly MadeProduct[], owner: Person): Promise<World> {
  const buyer = await buyerOf(floor(), products, 3)
  const checkout = await checkoutOf(floor(), buyer)
  const { body: payment } = await startPayment(floor(), buyer, checkout)
  await floor().provider.pay(payment.reference, '0002')
  expect((await confirm(floor(), buyer, payment.id)).body.status).toBe('paid')
  return { buyer, owner, group: checkout.number }
}

const freshToken = async ({ email }: Person) => ({ token: (await signIn(floor(), email)).body.token })

const FITTING: Partial<Record<Move['what'], string[]>> = {
  approves: ['requested'],
  rejects: ['requested'],
  'sends the return': ['approved'],
  receives: ['approved', 'in_transit'],
  disputes: ['rejected'],
}

const has = (list: readonly { status: string }[], ...statuses: string[]) =>
  list.some(({ status }) => statuses.includes(status))

/** Whether a move has a chance with this order; for choosing only. */
function isFit({ actions, fulfillments, returns, claims }: Order, what: Move['what']): boolean {
  if (what === 'ships' || what === 'unpacks') return has(fulfillments, 'pending')
  if (what === 'delivers' || what === 'buyer has it') return has(fulfillments, 'shipped')
  if (what === 'asks for a return') return actions.includes('return')
  if (what === 'claims') return actions.includes('claim')
  if (what === 'packs' || what === 'confirms') return actions.includes('cancel')
  if (what === 'answers' || what === 'withdraws') return has(claims, 'open')
  if (what === 'disputes') return has(claims, 'rejected') || has(returns, 'rejected')
  const statuses = FITTING[what]
  return statuses === undefined || has(returns, ...statuses)
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

async function make(world: World, { what, at, quantity, isAll }: Move) {
  const { buyer, owner, group } = world
  const { body } = await floor().call({ method: 'GET', url: `/api/user/orders/${group}`, token: buyer.token })
  const orders: Order[] = body.orders
  const order = pick(at % 4 > 0 ? orders.filter(each => isFit(each, what)) : orders, at) ?? pick(orders, at)!
  const line = pick(order.lines, at)!
  // Mostly what the move fits, at times anything.
  const fitting = <T extends { status: string }>(list: readonly T[], ...statuses: string[]): T | undefined =>
    pick(at % 4 > 0 ? list.filter(({ status }) => statuses.includes(status)) : list, at)
  const parcel = fitting(order.fulfillments, what === 'ships' || what === 'unpacks' ? 'pending' : 'shipped')
  const back = fitting(order.returns, ...(FITTING[what] ?? ['requested', 'approved', 'rejected']))
  const claim = fitting(order.claims, 'open', 'rejected')
  const lines = [{ orderLineId: line.id, quantity }]
  const some = isAll ? {} : { lines }
  const post = (person: Person, url: string, payload?: object) =>
    floor().call({
      method: 'POST',
      url,
      token: person.token,
      headers: { 'idempotency-key': newId(), 'stoa-shop': order.shop.slug },
      ...(payload && { payload }),
    })
  const own = `/api/user/orders/${order.number}`
  const desk = `/api/seller/orders/${order.number}`
  switch (what) {
    case 'buyer cancels':
      return post(buyer, `${own}/cancellations`, some)
    case 'shop cancels':
      return post(owner, `${desk}/cancellations`, { reason: 'inventory', ...some })
    case 'confirms':
      return post(owner, `${desk}/confirm`)
    case 'packs':
      return post(owner, `${desk}/fulfillments`, some)
    case 'unpacks':
      return floor().call({
        method: 'DELETE',
        url: `${desk}/fulfillments/${parcel?.id ?? newId()}`,
        token: owner.token,
        headers: { 'stoa-shop': order.shop.slug },
      })
    case 'ships':
      return post(owner, `${desk}/fulfillments/${parcel?.id ?? newId()}/ship`, { carrier: 'Northpost' })
    case 'delivers':
      return post(owner, `${desk}/fulfillments/${parcel?.id ?? newId()}/deliver`)
    case 'all arrives': {
      const packed = await post(owner, `${desk}/fulfillments`, {})
      const parcels: Order['fulfillments'] = packed.body.fulfillments ?? order.fulfillments
      let last = packed
      for (const { id, status } of parcels) {
        if (status === 'pending') await post(owner, `${desk}/fulfillments/${id}/ship`, {})
        last = await post(owner, `${desk}/fulfillments/${id}/deliver`)
      }
      return last
    }
    case 'buyer has it':
      return post(buyer, `${own}/fulfillments/${parcel?.id ?? newId()}/deliver`)
    case 'asks for a return':
      return post(buyer, `${own}/returns`, {
        lines: [{ ...lines[0], reason: isAll ? 'damaged' : 'changed_mind' }],
      })
    case 'takes the return back':
      return post(buyer, `${own}/returns/${back?.id ?? newId()}/cancel`)
    case 'sends the return':
      return post(buyer, `${own}/returns/${back?.id ?? newId()}/send`, {})
    case 'approves':
      return post(owner, `/api/seller/returns/${back?.id ?? newId()}/approve`, {})
    case 'rejects':
      return post(owner, `/api/seller/returns/${back?.id ?? newId()}/reject`, { reason: 'It was worn.' })
    case 'receives':
      return post(owner, `/api/seller/returns/${back?.id ?? newId()}/receive`, {
        lines: (back?.lines ?? lines).map(({ orderLineId, quantity: asked }) => ({
          orderLineId,
          receivedQuantity: isAll ? asked : Math.min(asked, 1),
          restockQuantity: isAll ? asked : 0,
          condition: 'as_new',
        })),
        ...(!isAll && { keptAmount: 1.5, keptReason: 'The box was open.' }),
      })
    case 'claims':
      return post(buyer, `${own}/claims`, {
        kind: 'damaged',
        wanted: 'refund',
        lines,
        text: 'It is broken.',
      })
    case 'answers':
      return post(owner, `/api/seller/claims/${claim?.id ?? newId()}/answer`, {
        answer: isAll ? 'refund' : 'reject',
        text: 'We have looked at it.',
      })
    case 'withdraws':
      return post(buyer, `${own}/claims/${claim?.id ?? newId()}/withdraw`)
    case 'disputes':
      return post(buyer, `${own}/disputes`, {
        text: 'We could not agree.',
        ...(claim ? { claimId: claim.id } : back ? { returnId: back.id } : {}),
      })
    case 'refunds':
      return post(owner, `${desk}/refunds`, isAll ? { lines } : { amount: quantity * 7.5 })
    case 'time passes':
      floor().clock.advance(DAY * quantity)
      // Access tokens do not live as long.
      world.buyer = { ...buyer, ...(await freshToken(buyer)) }
      Object.assign(owner, await freshToken(owner))
      return null
  }
}

test('[ORD-03] whatever buyer, shop and clock do in whatever order, every sum holds and each refusal says what is allowed', {
  timeout: 60_000 + RUNS * 10_000,
}, async () => {
  const { db } = floor().deps
  const owner = await signedUp(floor())
  const products: MadeProduct[] = []
  for (let at = 0; at < 2; at++) {
    const { id } = await createShop(db, { name: `Shop ${at}` })
    await db.insert(shopMembers).values({ shopId: id, userId: owner.id, role: 'owner' })
    for (const [price, rate] of RATED) {
      const product = await createProduct(db, id, [{ price, stock: STOCK }])
      if (rate !== null) await putInRatedCategory(floor(), product.id, rate)
      products.push(product)
    }
  }
  const counts = { done: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 12, maxLength: 30 }), async sequence => {
      const world = await bought(products, owner)
      for (const move of sequence) {
        const answer = await make(world, move)
        if (!answer) continue
        if (answer.status < 300) counts.done++
        else {
          counts.refused++
          expect([400, 404, 409], `${move.what}: ${answer.text}`).toContain(answer.status)
          if (answer.body.code === 'order.not_allowed') expect(answer.body.detail).toMatch(/\w{3} .+\.$/)
        }
      }
      await booksOf(db, world.group)
    }),
    { numRuns: RUNS },
  )
  await runJob(floor(), 'refund-payments')
  const { rows } = await db.execute<{ promised: string; sent: string }>(sql`select
    (select coalesce(sum(refunded_minor), 0) from payment_splits) as promised,
    (select coalesce(sum(refunded_minor), 0) from payments) as sent`)
  expect(rows[0]!.sent).toBe(rows[0]!.promised)
  const ledger = await floor().provider.ledger()
  const given = ledger
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(given).toBe(Number(rows[0]!.promised))
  const sold = await db.execute(sql`
    select v.id from variants v join lateral (select coalesce(sum(l.quantity - l.canceled_quantity
        - (select coalesce(sum(rl.restocked_quantity), 0) from return_lines rl where rl.order_line_id = l.id)), 0) as gone
      from order_lines l where l.variant_id = v.id) x on true
    where v.stock + x.gone <> ${STOCK}::int`)
  expect(sold.rows).toEqual([])
  console.log(`any sequence: ${RUNS} purchases, ${counts.done} steps taken, ${counts.refused} refused`)
  // Three a purchase on average; eight drawn purchases can have less luck.
  expect(counts.done).toBeGreaterThan(RUNS)
})
