import type { components } from '@stoa/api-client/schema'
import type { orders } from './orders.schema.ts'

export type OrderBadge = components['schemas']['OrderBadge']
export type OrderAxes = Pick<
  typeof orders.$inferSelect,
  'status' | 'paymentStatus' | 'fulfillmentStatus' | 'returnStatus'
>

const BY_PARCELS: Partial<Record<OrderAxes['fulfillmentStatus'], OrderBadge>> = {
  partially_shipped: 'partly_shipped',
  shipped: 'shipped',
  partially_delivered: 'shipped',
  delivered: 'delivered',
}

/** The one word that people read of an order: the last thing that happened to it on any of its ways. */
export function badgeOf({ status, paymentStatus, fulfillmentStatus, returnStatus }: OrderAxes): OrderBadge {
  if (paymentStatus === 'refunded') return 'refunded'
  if (status === 'canceled') return 'canceled'
  if (paymentStatus === 'partially_refunded') return 'partly_refunded'
  if (returnStatus === 'requested') return 'return_requested'
  if (returnStatus !== 'none') return 'returned'
  if (status === 'completed') return 'completed'
  return BY_PARCELS[fulfillmentStatus] ?? (status === 'confirmed' ? 'confirmed' : 'placed')
}
