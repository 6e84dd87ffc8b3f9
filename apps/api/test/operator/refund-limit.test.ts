import { expect, test } from 'vitest'
import { publishSettings } from '../../src/modules/market/index.ts'
import { requireRefundLimit, writeOperatorLog } from '../../src/modules/operators/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { DAY, HOUR, MINUTE } from '../../src/platform/durations.ts'
import { newId } from '../../src/platform/ids.ts'
import type { OperatorKey } from '../../src/platform/operator-keys.ts'
import { type Employee, employee, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()

/** Does what an action that refunds does with the limit. */
const refund = ({ id: userId }: Employee, amountMinor: number) => {
  const { db, clock, market, money } = desk().deps
  return inTx(db, async tx => {
    await requireRefundLimit(tx, { userId, amountMinor }, { market, money, now: clock.now() })
    const author = { operatorId: userId, byName: 'Robin', requestId: null }
    const subject = { subjectKind: 'order', subjectId: newId(), before: null, after: null } as const
    await writeOperatorLog(tx, author, { what: 'order.refunded', ...subject, amountMinor }, clock.now())
  })
}
const today = async ({ cookie }: Employee) => {
  const { body } = await desk().ask({ method: 'GET', url: '/api/operator/me', cookie })
  return [body.limit, body.usedToday]
}
const hired = (...keys: OperatorKey[]) => employee(desk(), keys)

test('refunds of one operator stay within the limit of a day of the marketplace', async () => {
  const { db, market, clock } = desk().deps
  const data = { ...market.settings, timeZone: 'Asia/Tokyo' }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
  const support = await hired('support')
  const other = await hired('support')
  // Midnight in Tokyo is at 15:00 in UTC. It is a minute past.
  desk().clock.advance(DAY + 15 * HOUR + MINUTE - (clock.now().getTime() % DAY))
  await refund(support, 6_000)
  await refund(other, 10_000)
  desk().clock.advance(DAY - 2 * MINUTE)
  await expect(refund(support, 4_001)).rejects.toMatchObject({
    code: 'operator.limit_exceeded',
    refundLimit: { limit: 100, used: 60 },
  })
  await refund(support, 4_000)
  desk().clock.advance(2 * MINUTE)
  await refund(support, 10_000)
})

test('two refunds at a time can’t both use what is left', async () => {
  const support = await hired('support')
  const outcomes = await Promise.allSettled([refund(support, 7_000), refund(support, 7_000)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await today(support)).toEqual([100, 70])
})

test('the key “money” has no limit', async () => {
  const admin = await hired('support', 'money')
  await refund(admin, 1_000_000)
  expect(await today(admin)).toEqual([null, 10_000])
  const log = await desk().ask({ method: 'GET', url: '/api/operator/log', cookie: admin.cookie })
  expect(log.body.items[0]).toMatchObject({ what: 'order.refunded', amount: 10_000 })
})
