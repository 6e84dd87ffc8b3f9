import { type Day, localTime, shiftDay } from '../../platform/local-day.ts'
import { rulesOutWithdrawal } from '../../platform/withdrawal-exception.ts'
import { type LineState, type OrderState, quantitiesOf, unreplacedOf } from '../orders/index.ts'
import type { FoundGroup } from './withdrawals.repository.ts'

interface Period {
  /** Days after the delivery of the last item. */
  days: number
  /** Time zone of the shop. */
  timeZone: string
}

/** Last day of the withdrawal period, to its end. Null before everything has arrived. */
export const lastDayOf = ({ deliveredAt }: OrderState, { days, timeZone }: Period): Day | null =>
  deliveredAt === null ? null : shiftDay(localTime(new Date(deliveredAt), timeZone).day, days)

export function isInTime(order: OrderState, period: Period, now: Date): boolean {
  const last = lastDayOf(order, period)
  return last === null || localTime(now, period.timeZone).day <= last
}

/** Numbers of items of a line that a withdrawal cancels, and that it sends back. Items on their way go back as well. */
export function withdrawableOf(order: OrderState, line: LineState, period: Period, now: Date) {
  const isExcepted = rulesOutWithdrawal(line.withdrawalException)
  if (order.inDispute || isExcepted || !isInTime(order, period, now)) return { cancelable: 0, returnable: 0 }
  const { fulfilled, returned, inReturns, claimRefunded, disputedReturns, disputedMissing } = line
  const gone = returned + inReturns + claimRefunded + disputedReturns + disputedMissing
  return {
    cancelable: quantitiesOf(order, line, now).cancelable,
    returnable: Math.max(0, fulfilled - gone - unreplacedOf(line)),
  }
}

/** Lists the lines of an order that buyers can't withdraw from. */
export const exceptedIn = ({ lines }: Pick<FoundGroup['orders'][number], 'lines'>) =>
  lines.flatMap(({ id, title, options, withdrawalException }) =>
    rulesOutWithdrawal(withdrawalException) ? [{ id, title, options, withdrawalException }] : [],
  )
