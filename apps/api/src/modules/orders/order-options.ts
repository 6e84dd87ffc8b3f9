import type { components } from '@stoa/api-client/schema'
import { DAY } from '../../platform/durations.ts'
import { commandsAt, type OrderFacts, orderLifecycle } from './lifecycles/index.ts'
import type { LineState, OrderState } from './order-state.ts'

type OrderAction = components['schemas']['OrderAction']

/** Working days after the last promised one that a standard parcel may take; the others may take none. */
const STANDARD_GRACE = 2
/** Milliseconds after the last promised day in which a buyer can report that an order never arrived. */
const NEVER_CAME_UNTIL = 60 * DAY

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Number of items of a line that can still be canceled or packed. */
export const openOf = ({ quantity, fulfilled, canceled }: LineState): number =>
  quantity - fulfilled - canceled

/** Number of items of a line that no other case can be about: a dispute is, or has refunded them. */
export const disputedOf = ({ disputedReturns, disputedMissing }: LineState): number =>
  disputedReturns + disputedMissing

/** Number of items of a line that are in claims without a replacement, so that they cannot be returned as well. */
export const unreplacedOf = ({ inClaims, replaced }: LineState): number => inClaims - replaced

/** End of the time for requesting a return; null until all has arrived. */
export const returnUntil = ({ deliveredAt, returnDays }: OrderState): Date | null =>
  deliveredAt === null ? null : new Date(Date.parse(deliveredAt) + returnDays * DAY)

const isReturnWindowOver = (order: OrderState, now: Date): boolean => {
  const until = returnUntil(order)
  return until !== null && until < now
}

/** The moment after the last promised day; null if none was promised. */
const promisedBy = ({ arrivesTo }: OrderState): number | null =>
  arrivesTo === null ? null : Date.parse(`${arrivesTo}T00:00:00Z`) + DAY

export function factsOf(order: OrderState, now: Date): OrderFacts {
  return {
    isPaid: order.isPaid,
    openItems: sum(order.lines.map(openOf)),
    shippedItems: sum(order.lines.map(({ fulfilled }) => fulfilled)),
    isDelivered: order.deliveredAt !== null,
    isReturnWindowOver: isReturnWindowOver(order, now),
    hasOpenCase: order.hasOpenCase,
  }
}

/** Numbers of items of a line that can be canceled, returned or claimed now. */
export function quantitiesOf(order: OrderState, line: LineState, now: Date) {
  const isOpen = order.status === 'placed' || order.status === 'confirmed'
  const isInTime = !isReturnWindowOver(order, now)
  // Items on their way can be claimed as missing for so long after the promised day.
  const promised = promisedBy(order)
  const isClaimInTime =
    order.deliveredAt !== null ? isInTime : promised === null || now.getTime() < promised + NEVER_CAME_UNTIL
  const disputed = disputedOf(line)
  return {
    cancelable: isOpen ? openOf(line) : 0,
    returnable: isInTime
      ? Math.max(0, line.delivered - line.returned - line.inReturns - unreplacedOf(line) - disputed)
      : 0,
    claimable: isClaimInTime
      ? Math.max(0, line.fulfilled - line.returned - line.inReturns - line.inClaims - disputed)
      : 0,
  }
}

/**
 * Number of items of a line that are known to have arrived: confirmed as delivered, returned or exchanged. All three
 * may concern the same items, so the largest number counts.
 */
export const arrivedOf = ({ confirmed, askedBack, exchanged }: LineState): number =>
  Math.max(confirmed, askedBack, exchanged)

/** Number of items of a line that are not known to have arrived. Claimed ones have their own way to a refund. */
export const missingOf = (line: LineState): number =>
  line.quantity - line.canceled - unreplacedOf(line) - arrivedOf(line)

const isWorkingDay = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay())

/** Whether it should have come and did not. */
export function isNeverCome(order: OrderState, now: Date): boolean {
  const promised = promisedBy(order)
  if (promised === null) return false
  let late = promised
  for (let left = order.shippingTier === 'standard' ? STANDARD_GRACE : 0; left > 0; late += DAY)
    if (isWorkingDay(late)) left--
  return (
    order.lines.some(line => missingOf(line) > 0) &&
    order.status !== 'canceled' &&
    now.getTime() >= late &&
    now.getTime() < promised + NEVER_CAME_UNTIL
  )
}

/** Whether the buyer can ask the marketplace to decide because the order never arrived. */
export const canReportMissing = (order: OrderState, now: Date): boolean =>
  !order.inDispute && !order.wasReportedMissing && isNeverCome(order, now)

/** Lists the actions that the buyer of an order can take now. */
export function buyerActions(order: OrderState, now: Date): OrderAction[] {
  const commands = commandsAt(orderLifecycle, {
    status: order.status,
    by: 'buyer',
    facts: factsOf(order, now),
  })
  const can = order.lines.map(line => quantitiesOf(order, line, now))
  return [
    ...(commands.includes('cancel') || commands.includes('cancel_lines') ? (['cancel'] as const) : []),
    ...(can.some(({ returnable }) => returnable > 0) ? (['return'] as const) : []),
    ...(can.some(({ claimable }) => claimable > 0) ? (['claim'] as const) : []),
    ...(canReportMissing(order, now) ? (['dispute'] as const) : []),
  ]
}
