import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import { addressLines, type PostalAddress } from '../../platform/postal-address.ts'
import { nullablePicture, type PictureRow } from '../read-model/index.ts'
import { isClaimDisputable, isReturnDisputable } from './disputable.ts'
import {
  claimLifecycle,
  commandsAt,
  type ReturnPostageState,
  returnFactsOf,
  returnLifecycle,
} from './lifecycles/index.ts'
import type { OrderState } from './order-state.ts'
import { returnAmount } from './return-amount.ts'
import { postageLimit, splitPostage, withPostage } from './return-postage.ts'
import { priceOf } from './wanted-lines.ts'

type Schemas = components['schemas']
type Return = Schemas['Return']
type Claim = Schemas['Claim']

export interface ReturnRow
  extends Omit<Return, 'refund' | 'keptTotal' | 'pictures' | 'actions' | 'returnAddress' | 'postage'> {
  keptMinor: number
  postage: ReturnPostageState['postage']
  /** ISO 8601. */
  labelDueAt: string | null
  hasLabel: boolean
  postageMaxMinor: number | null
  postageMinor: number | null
  /** Name and address of the shop for a parcel that is awaited. */
  returnTo: PostalAddress | null
  refunded: { itemMinor: number; shippingMinor: number } | null
  isDisputed: boolean
  pictures: PictureRow[]
}

export interface ClaimRow extends Omit<Claim, 'pictures' | 'actions'> {
  isDisputed: boolean
  pictures: PictureRow[]
}

/** Amounts in minor units. */
export interface AfterSalesRow {
  cancellations: Schemas['OrderCancellation'][]
  refunds: (Omit<Schemas['OrderRefund'], 'amount'> & { amountMinor: number })[]
  returns: ReturnRow[]
  claims: ClaimRow[]
  disputes: (Omit<Schemas['Dispute'], 'amount' | 'refunded' | 'statements'> & {
    amountMinor: number
    refundedMinor: number
    statements: (Omit<Schemas['DisputeStatement'], 'pictures'> & { pictures: PictureRow[] })[]
  })[]
}

interface Given {
  order: OrderState
  money: Money
  /** Price of standard shipping, in minor units. */
  standardMinor: number
  now: Date
}

/** Builds what buyer and shop see of an order after the sale. `actions` are the buyer's. */
export const afterSalesOf = (
  { cancellations, refunds, returns, claims, disputes }: AfterSalesRow,
  given: Given,
) => ({
  cancellations,
  refunds: refunds.map(({ amountMinor, ...refund }) => ({
    ...refund,
    amount: given.money.toDecimal(amountMinor),
  })),
  returns: returns.map(row => returnOf(row, given)),
  claims: claims.map(row => claimOf(row, given)),
  disputes: disputes.map(({ amountMinor, refundedMinor, statements, ...dispute }) => ({
    ...dispute,
    statements: statements.map(statement => ({
      ...statement,
      pictures: statement.pictures.map(picture => nullablePicture(picture, '')!),
    })),
    amount: given.money.toDecimal(amountMinor),
    refunded: given.money.toDecimal(refundedMinor),
  })),
})

export const previewOf = (
  order: OrderState,
  {
    itemMinor,
    shippingMinor,
    postageMinor = 0,
  }: { itemMinor: number; shippingMinor: number; postageMinor?: number },
  money: Money,
): Schemas['RefundPreview'] => ({
  itemTotal: money.toDecimal(itemMinor),
  shippingTotal: money.toDecimal(shippingMinor),
  postageTotal: money.toDecimal(postageMinor),
  total: money.toDecimal(itemMinor + shippingMinor + postageMinor),
  refundable: money.toDecimal(
    order.itemMinor + order.shippingMinor - order.refundedItemMinor - order.refundedShippingMinor,
  ),
})

const NOTHING = { itemMinor: 0, shippingMinor: 0 }

/** Price of the items that a return refunded, without what the shop kept. A decided dispute refunds items that never came. */
const goodsOf = ({ lines, keptMinor }: ReturnRow, order: OrderState): number =>
  priceOf(
    lines.flatMap(({ orderLineId, quantity, receivedQuantity }) => {
      const line = order.lines.find(({ id }) => id === orderLineId)
      return line ? [{ line, quantity: receivedQuantity ?? quantity }] : []
    }),
  ) - keptMinor

export function returnOf(row: ReturnRow, { order, money, standardMinor, now }: Given): Return {
  const { keptMinor, returnTo, refunded, isDisputed, pictures, postage, ...rest } = row
  const { labelDueAt: _due, postageMaxMinor: _max, hasLabel, postageMinor, ...shown } = rest
  const commands = commandsAt(returnLifecycle, {
    status: row.status,
    by: 'buyer',
    facts: returnFactsOf({ ...row, isInDispute: isDisputed && order.inDispute }, now),
  })
  const due = row.status === 'received' ? NOTHING : returnAmount(order, row.lines, standardMinor)
  const isPosted = row.status === 'approved' || row.status === 'in_transit'
  return {
    ...shown,
    returnAddress: returnTo && addressLines(returnTo),
    pictures: pictures.map(picture => nullablePicture(picture, '')!),
    keptTotal: money.toDecimal(keptMinor),
    refund: previewOf(
      order,
      refunded
        ? splitPostage(refunded, { postageMinor: postageMinor ?? 0, goodsMinor: goodsOf(row, order) })
        : { ...due, postageMinor: withPostage(order, due, postageMinor ?? 0).postageMinor },
      money,
    ),
    postage: postageOf(row, money),
    actions: [
      ...(['cancel', 'send'] as const).filter(action => commands.includes(action)),
      ...(isReturnDisputable(row, order, now) ? (['dispute'] as const) : []),
      ...(postage === 'label' && hasLabel && isPosted ? (['download_label'] as const) : []),
      ...(commands.includes('own_postage') && returnTo && postageLimit(order, due) > 0
        ? (['own_postage'] as const)
        : []),
    ],
  }
}

/** Agreement about the postage of a return. Null before approval, and for returns approved by older releases. */
function postageOf(
  { status, postage, labelDueAt, postageMaxMinor, postageMinor }: ReturnRow,
  money: Money,
): Return['postage'] {
  const isAwaited = postage === null && labelDueAt !== null && status === 'approved'
  if (postage === null && !isAwaited) return null
  return {
    kind: postage ?? 'awaited',
    labelDueAt: isAwaited ? labelDueAt : null,
    max: money.toNullableDecimal(postageMaxMinor),
    paid: money.toNullableDecimal(postageMinor),
  }
}

export function claimOf({ isDisputed, pictures, ...row }: ClaimRow, { order, now }: Given): Claim {
  const canDispute = isClaimDisputable({ ...row, isDisputed }, order, now)
  const facts = { isInDispute: isDisputed && order.inDispute }
  const commands = commandsAt(claimLifecycle, { status: row.status, by: 'buyer', facts })
  return {
    ...row,
    pictures: pictures.map(picture => nullablePicture(picture, '')!),
    actions: [
      ...(['withdraw'] as const).filter(action => commands.includes(action)),
      ...(canDispute ? (['dispute'] as const) : []),
    ],
  }
}
