import type { LineState, OrderState } from '../../src/modules/orders/order-state.ts'

interface Bought {
  unitMinor: number
  quantity: number
}

/** An order of which nothing was sent. */
export function orderOf(bought: readonly Bought[], shippingMinor: number): OrderState {
  const lines = bought.map(
    ({ unitMinor, quantity }, at): LineState => ({
      id: `${at}`,
      variantId: null,
      title: `Line ${at}`,
      unitMinor,
      quantity,
      fulfilled: 0,
      delivered: 0,
      confirmed: 0,
      canceled: 0,
      returned: 0,
      inReturns: 0,
      askedBack: 0,
      inClaims: 0,
      replaced: 0,
      exchanged: 0,
      claimRefunded: 0,
      refunded: 0,
      disputedReturns: 0,
      disputedMissing: 0,
    }),
  )
  return {
    id: '',
    groupId: '',
    groupNumber: '',
    number: '',
    shopId: '',
    customerId: null,
    status: 'confirmed',
    isPaid: true,
    currency: 'USD',
    returnDays: 30,
    withdrawalDays: null,
    standardShippingMinor: 699,
    itemMinor: bought.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0),
    shippingMinor,
    refundedItemMinor: 0,
    refundedShippingMinor: 0,
    reimbursedMinor: 0,
    shippingTier: 'standard',
    arrivesTo: null,
    shipBy: null,
    deliveredAt: null,
    inDispute: false,
    wasReportedMissing: false,
    hasOpenCase: false,
    lines,
  }
}
