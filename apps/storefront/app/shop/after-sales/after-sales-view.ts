import { minorUnits, toMinor } from '@stoa/api-client'
import type { Claim, Dispute, Order, OrderCancellation, OrderRefund, Return } from '@stoa/api-client/schema'
import type {
  CancellationData,
  ChoosableLine,
  ClaimData,
  DisputeData,
  RefundData,
  ReturnData,
} from '@stoa/ui'
import { camelCase } from '../../lib/camel-case.ts'
import { toRefundAmounts } from '../../shared/orders/order-amounts.ts'
import { afterSalesViewLabels } from './after-sales-view.labels.ts'

type Lines = Order['lines']
type Line = Lines[number]

const minorIn = (currency: string) => (amount: number) => toMinor(amount, minorUnits(currency))

/** Adds the titles of the order's lines to the items of a case. */
const namedBy = (lines: Lines) => (pieces: readonly { orderLineId: string; quantity: number }[]) =>
  pieces.map(({ orderLineId: id, quantity }) => ({
    id,
    quantity,
    title: lines.find(line => line.id === id)?.title ?? afterSalesViewLabels.item,
  }))

export const toCancellation = (
  { lines, ...cancellation }: OrderCancellation,
  order: Pick<Order, 'lines'>,
): CancellationData => ({ ...cancellation, pieces: namedBy(order.lines)(lines) })

export const toRefund = (refund: OrderRefund, currency: string): RefundData => ({
  ...refund,
  amount: minorIn(currency)(refund.amount),
})

export const toReturn = (data: Return, currency: string): ReturnData => {
  const { status, lines, refund, keptTotal, postage, actions: _actions, ...rest } = data
  const minor = minorIn(currency)
  return {
    ...rest,
    status: camelCase(status),
    pieces: lines.map(({ orderLineId, title, quantity, reason, receivedQuantity, condition }) => ({
      id: orderLineId,
      title,
      quantity,
      reason: camelCase(reason),
      received: receivedQuantity,
      condition: condition && camelCase(condition),
    })),
    refund: toRefundAmounts(refund, currency),
    kept: minor(keptTotal),
    postage: postage && {
      ...postage,
      max: postage.max === null ? null : minor(postage.max),
      paid: postage.paid === null ? null : minor(postage.paid),
    },
  }
}

export const toClaim = (
  { kind, lines, actions: _actions, ...claim }: Claim,
  order: Pick<Order, 'lines'>,
): ClaimData => ({ ...claim, kind: camelCase(kind), pieces: namedBy(order.lines)(lines) })

export const toDispute = (
  { status, amount, refunded, claimId: _claimId, returnId: _returnId, ...dispute }: Dispute,
  currency: string,
): DisputeData => ({
  ...dispute,
  status: camelCase(status),
  amount: minorIn(currency)(amount),
  refunded: minorIn(currency)(refunded),
})

type Countable = 'cancelableQuantity' | 'returnableQuantity' | 'claimableQuantity'

/** Returns the lines with a quantity that the server allows to choose. */
export const toChoosableLines = (lines: Lines, quantity: Countable, currency: string): ChoosableLine[] =>
  lines.filter(line => line[quantity] > 0).map(line => toChoosableLine(line, line[quantity], currency))

const toChoosableLine = (line: Line, max: number, currency: string): ChoosableLine => ({
  id: line.id,
  title: line.title,
  options: line.options,
  picture: line.picture,
  max,
  unitPrice: minorIn(currency)(line.unitPrice),
})
