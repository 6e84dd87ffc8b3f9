import { DAY } from '../../platform/durations.ts'
import {
  type ClaimStatus,
  isLabelOverdue,
  type ReturnPostageState,
  type ReturnStatus,
} from './lifecycles/index.ts'
import { disputedOf, unreplacedOf } from './order-options.ts'
import type { OrderState } from './order-state.ts'
import { unrefundedOf, type WantedLine } from './wanted-lines.ts'

/** Time that a replacement may take to be sent, after its answer was due; milliseconds. */
const REPLACEMENT_WITHIN = 14 * DAY

/** Time for sending a return that has no last day for it, after it began; milliseconds. */
const SENT_WITHIN = 14 * DAY

/** Time that a shop may take to have a return, after the last day for sending it; milliseconds. */
const RECEIVED_WITHIN = 14 * DAY

/** Time in which a return or a claim can be disputed, after it began; milliseconds. Providers refund for about half a year. */
const DISPUTABLE_FOR = 120 * DAY

interface DisputableReturn extends ReturnPostageState {
  status: ReturnStatus
  /** ISO 8601. */
  requestedAt: string
  /** ISO 8601. Null also if the buyer withdrew from the contract, or if no label has come. */
  sendBy: string | null
  keptMinor: number
  isDisputed: boolean
  lines: readonly (WantedLine & { receivedQuantity: number | null })[]
}

/** Whether these items are neither refunded nor on their way back by another return or claim. */
const areFree = ({ lines }: Pick<OrderState, 'lines'>, items: readonly WantedLine[]): boolean =>
  items.every(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    if (!line) return false
    return line.fulfilled - line.returned - line.inReturns - unreplacedOf(line) - disputedOf(line) >= quantity
  })

/** Whether no other claim is about these items or has replaced them, besides. */
const areClaimable = (order: Pick<OrderState, 'lines'>, items: readonly WantedLine[]): boolean =>
  areFree(order, items) &&
  items.every(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return line !== undefined && line.fulfilled - line.inClaims >= quantity
  })

/** Whether the shop has left any of these items to be refunded. */
const isUnrefunded = ({ lines }: Pick<OrderState, 'lines'>, items: readonly WantedLine[]): boolean =>
  items.some(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line && unrefundedOf(line, quantity) > 0
  })

/**
 * Whether the buyer can open a dispute about a return. That is possible if the shop declined it, kept a part of the
 * price, says that items are missing, doesn't confirm that it has them, or hasn't provided a label in time or one that can be used.
 */
export const isReturnDisputable = (
  { status, requestedAt, sendBy, keptMinor, isDisputed, lines, ...postage }: DisputableReturn,
  order: Pick<OrderState, 'inDispute' | 'lines'>,
  now: Date,
): boolean => {
  if (isDisputed || order.inDispute || now.getTime() - Date.parse(requestedAt) > DISPUTABLE_FOR) return false
  if (status === 'rejected') return areFree(order, lines)
  if (status === 'approved') return postage.postage === 'label' || isLabelOverdue(postage, now)
  if (status === 'in_transit') {
    const lastDay = sendBy === null ? Date.parse(requestedAt) + SENT_WITHIN : Date.parse(sendBy)
    return now.getTime() - lastDay > RECEIVED_WITHIN
  }
  // Without a dispute, the marketplace has refunded one that the shop never received.
  if (lines.every(({ receivedQuantity }) => receivedQuantity === null)) return false
  const missing = lines
    .map(line => ({ ...line, quantity: line.quantity - (line.receivedQuantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  const isShort = areFree(order, missing) && (keptMinor > 0 || isUnrefunded(order, missing))
  return (status === 'received' || status === 'refunded') && isShort
}

interface DisputableClaim {
  status: ClaimStatus
  /** ISO 8601. */
  answerBy: string
  isDisputed: boolean
  lines: readonly WantedLine[]
}

/** Whether the marketplace can be asked about a claim: it was rejected, not answered in time, or its replacement is not sent. */
export const isClaimDisputable = (
  { status, answerBy, isDisputed, lines }: DisputableClaim,
  order: Pick<OrderState, 'inDispute' | 'lines'>,
  now: Date,
): boolean => {
  if (isDisputed || order.inDispute) return false
  const overdue = now.getTime() - Date.parse(answerBy)
  if (overdue > DISPUTABLE_FOR) return false
  return (
    (status === 'rejected' && areClaimable(order, lines)) ||
    (status === 'open' && overdue > 0) ||
    (status === 'approved' && overdue > REPLACEMENT_WITHIN)
  )
}
