import type { components } from '@stoa/api-client/operator-schema'
import type { OperatorHandlers } from '../../contract/handlers.ts'
import {
  type DayRow,
  findDay,
  findDays,
  findLines,
  type LineRow,
  lockDay,
  noteDay,
} from '../../modules/market-days/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { localTime, shiftDay } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'
import { act, type Subject } from '../act.ts'
import { stateHash } from '../state-hash.ts'

type Schemas = components['schemas']
type DayOperation = 'listLedgerDays' | 'getLedgerDay' | 'noteLedgerDay'

const MAX_DAYS = 366
const USUAL_DAYS = 30

/** Past days of the marketplace, and whether their money reconciles. */
export function createDayHandlers(deps: Deps): Pick<OperatorHandlers, DayOperation> {
  const { db, clock, market, money } = deps
  const { toDecimal } = money

  const dayView = (row: DayRow): Schemas['LedgerDay'] => ({
    day: row.day,
    orders: row.orders,
    captured: toDecimal(row.capturedMinor),
    refunded: toDecimal(row.refundedMinor),
    sales: toDecimal(row.salesMinor),
    returned: toDecimal(row.returnedMinor),
    commission: toDecimal(row.commissionMinor),
    unplaced: toDecimal(row.unplacedMinor),
    wholeRefunds: toDecimal(row.wholeRefundMinor),
    inProgress: toDecimal(row.inProgressMinor),
    difference: toDecimal(row.differenceMinor),
    note: row.note,
    notedAt: row.notedAt?.toISOString() ?? null,
  })
  const lineView = ({ amountMinor, at, kind, ...line }: LineRow): Schemas['LedgerLine'] => ({
    kind: kind as Schemas['LedgerLine']['kind'],
    amount: toDecimal(amountMinor),
    at: new Date(at).toISOString(),
    orderNumber: line.orderNumber,
    paymentId: line.paymentId,
  })

  async function subjectOf(
    from: Queryable,
    row: DayRow | undefined,
  ): Promise<Subject<Schemas['LedgerDayDetail']>> {
    if (!row) throw problem('market_day.not_found')
    const why = row.differenceMinor === 0 ? 'The day reconciles.' : null
    const view: Schemas['LedgerDayDetail'] = {
      ...dayView(row),
      lines: (await findLines(from, { from: row.startsAt, to: row.endsAt })).map(lineView),
      allowed: [{ action: 'note', ok: why === null, why }],
      expect: stateHash(row.day, row.note),
    }
    return { kind: 'market_day', id: row.day, isOwn: false, view }
  }

  return {
    async listLedgerDays({ query }) {
      const today = localTime(clock.now(), market.settings.timeZone).day
      const to = query.to ?? shiftDay(today, -1)
      const from = query.from ?? shiftDay(to, 1 - USUAL_DAYS)
      return { items: (await findDays(db, { from, to, limit: MAX_DAYS })).map(dayView), today }
    },
    getLedgerDay: async ({ params: { day } }) => (await subjectOf(db, await findDay(db, day))).view,
    async noteLedgerDay({ actor, query, headers, body, requestId, log, params: { day } }) {
      const call = { actor, query, headers, body, requestId, log, params: { id: day } }
      const { view, ...outcome } = await act(deps, call, {
        operation: 'noteLedgerDay',
        keys: ['money'],
        subject: async tx => subjectOf(tx, await lockDay(tx, day)),
        async run(tx, subject) {
          const { difference, note } = subject.view
          if (difference === 0) throw problem('market_day.reconciled', { detail: 'This day needs no note.' })
          await noteDay(tx, day, { note: body.reason, now: clock.now() })
          return {
            entry: {
              what: 'market_day.noted',
              subjectKind: 'market_day',
              subjectId: day,
              before: { isNoted: note !== null },
              after: { isNoted: true, differenceMinor: money.toMinor(difference) },
              reason: body.reason,
            },
            effects: [{ kind: 'day_checked', count: 1 }],
          }
        },
      })
      return { ...outcome, day: view }
    },
  }
}
