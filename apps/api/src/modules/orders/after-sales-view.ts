import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import { addressLines, type PostalAddress } from '../../platform/postal-address.ts'
import { nullablePicture, type PictureRow } from '../read-model/index.ts'
import { isClaimDisputable, isReturnDisputable } from './disputable.ts'
import { claimLifecycle, commandsAt, returnFactsOf, returnLifecycle } from './lifecycles/index.ts'
import type { OrderState } from './order-state.ts'
import { returnAmount } from './return-amount.ts'

type Schemas = components['schemas']
type Return = Schemas['Return']
type Claim = Schemas['Claim']

export interface ReturnRow
  extends Omit<Return, 'refund' | 'keptTotal' | 'pictures' | 'actions' | 'returnAddress'> {
  keptMinor: number
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
  disputes: (Omit<Schemas['Dispute'], 'amount'> & { amountMinor: number })[]
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
  disputes: disputes.map(({ amountMinor, ...dispute }) => ({
    ...dispute,
    amount: given.money.toDecimal(amountMinor),
  })),
})

export const previewOf = (
  order: OrderState,
  { itemMinor, shippingMinor }: { itemMinor: number; shippingMinor: number },
  money: Money,
): Schemas['RefundPreview'] => ({
  itemTotal: money.toDecimal(itemMinor),
  shippingTotal: money.toDecimal(shippingMinor),
  total: money.toDecimal(itemMinor + shippingMinor),
  refundable: money.toDecimal(
    order.itemMinor + order.shippingMinor - order.refundedItemMinor - order.refundedShippingMinor,
  ),
})

const NOTHING = { itemMinor: 0, shippingMinor: 0 }

export function returnOf(row: ReturnRow, { order, money, standardMinor, now }: Given): Return {
  const { keptMinor, returnTo, refunded, isDisputed, pictures, ...rest } = row
  const commands = commandsAt(returnLifecycle, {
    status: row.status,
    by: 'buyer',
    facts: returnFactsOf({ ...row, isInDispute: isDisputed && order.inDispute }, now),
  })
  const canDispute = isReturnDisputable(row, order, now)
  const isEnded = row.status === 'received'
  return {
    ...rest,
    returnAddress: returnTo && addressLines(returnTo),
    pictures: pictures.map(picture => nullablePicture(picture, '')!),
    keptTotal: money.toDecimal(keptMinor),
    refund: previewOf(
      order,
      refunded ?? (isEnded ? NOTHING : returnAmount(order, row.lines, standardMinor)),
      money,
    ),
    actions: [
      ...(['cancel', 'send'] as const).filter(action => commands.includes(action)),
      ...(canDispute ? (['dispute'] as const) : []),
    ],
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
