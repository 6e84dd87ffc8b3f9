import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY } from '../../src/platform/durations.ts'
import { newId } from '../../src/platform/ids.ts'
import { localTime, shiftDay } from '../../src/platform/local-day.ts'
import { advanceToNoon } from '../app.ts'
import { bought } from '../orders/order-desk.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { decisions, employee, type OperatorDesk, ORIGIN, openConsole, REASON } from './operator-desk.ts'

const floor = useShopFloor({ jobs: false, config: { operatorOrigin: ORIGIN } })

test('days reconcile payments with the ledger, and those with a difference stay open', async () => {
  const { deps, clock } = floor()
  const { db } = deps
  const desk: OperatorDesk = await openConsole(floor())
  const { timeZone } = deps.market.settings
  const today = () => localTime(clock.now(), timeZone).day

  advanceToNoon(clock)
  // A purchase with a refund on the same day, and one whose refund the provider gets a day later.
  const first = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  await first.asSeller('refunds', { amount: 5 })
  await runJob(floor(), 'refund-payments')
  const second = await bought(floor(), [{ price: 3_000 }])
  await second.asSeller('refunds', { amount: 10 })
  // A second payment of the first purchase, which is refunded as a whole.
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into payments (id, checkout_id, provider, method, status, amount_minor, currency, amount_hash, captured_minor, failure)
    select ${newId()}::uuid, p.checkout_id, p.provider, 'card', 'captured', 700, 'USD', 'x', 700, 'duplicate'
    from payments p join payment_splits s on s.payment_id = p.id where s.order_id = ${first.id} returning id`)
  const twice = rows[0]!.id
  const refundId = newId()
  await db.execute(sql`insert into refunds (id, payment_id, amount_minor, reason, status)
    values (${refundId}, ${twice}, 700, 'duplicate', 'succeeded')`)
  const noted = (kind: string, data: object) =>
    db.execute(sql`insert into payment_events (payment_id, kind, source, data, created_at)
      values (${twice}, ${kind}, 'webhook', ${JSON.stringify(data)}, ${clock.now().toISOString()})`)
  await noted('captured', { amountMinor: 700 })
  await noted('refunded', { amountMinor: 700, refundId })

  const before = today()
  clock.advance(DAY)
  await runJob(floor(), 'market-days')
  await runJob(floor(), 'refund-payments')
  await noted('refunded_elsewhere', { amountMinor: 300 })
  clock.advance(DAY)
  await Promise.all([1, 2].map(() => runJob(floor(), 'market-days')))

  const admin = await employee(desk)
  const read = async (url: string) =>
    (await desk.ask({ method: 'GET', url: `/api/operator${url}`, cookie: admin.cookie })).body
  const { items } = await read('/ledger/days')
  expect(items.map(({ day }: { day: string }) => day)).toEqual([shiftDay(before, 1), before])
  const [next, day] = items
  expect(day).toMatchObject({
    orders: 2,
    refunded: 12,
    returned: 15,
    unplaced: 7,
    wholeRefunds: 7,
    inProgress: 10,
    difference: 0,
  })
  expect(day.captured).toBeCloseTo(day.sales + 7)
  expect(next).toMatchObject({ captured: 0, refunded: 13, returned: 0, inProgress: -10, difference: -3 })
  const linesOf = async (of: string) =>
    (await read(`/ledger/days/${of}`)).lines.map(({ kind, amount, orderNumber }: Record<string, unknown>) => [
      kind,
      amount,
      orderNumber,
    ])
  expect((await linesOf(before)).toSorted()).toEqual([
    ['refund_requested', 10, second.number],
    ['unplaced', 7, null],
    ['whole_refund', -7, null],
  ])
  expect((await linesOf(next.day)).toSorted()).toEqual([
    ['refund_sent', -10, second.number],
    ['refunded_elsewhere', -3, null],
  ])

  const open = async () =>
    (await read('/today')).rows.filter(({ kind }: { kind: string }) => kind === 'days_open')
  expect(await open()).toMatchObject([{ count: 1, first: [{ href: `/money/days/${next.day}` }] }])
  const note = async (of: string, dryRun = false) =>
    desk.ask({
      method: 'POST',
      url: `/api/operator/ledger/days/${of}/note${dryRun ? '?dryRun=true' : ''}`,
      cookie: admin.cookie,
      headers: { 'idempotency-key': newId() },
      payload: { reason: REASON, expect: (await read(`/ledger/days/${of}`)).expect },
    })
  expect((await note(before)).body.code).toBe('market_day.reconciled')
  expect((await note(next.day, true)).body).toMatchObject({ isDryRun: true, day: { note: null } })
  expect((await note(next.day)).body).toMatchObject({ day: { note: REASON } })
  expect(await open()).toEqual([])
  expect((await decisions(desk)).at(-1)).toMatchObject({
    what: 'market_day.noted',
    subject_id: next.day,
    after: { differenceMinor: -300 },
  })
  await desk.console.close()
})
