'use client'

import { Badge, type BadgeProps } from '../../primitives/badge/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderStatusLabels } from './order-status.labels.ts'

const TONES = {
  placed: 'info',
  confirmed: 'accent',
  partlyShipped: 'caution',
  shipped: 'positive',
  delivered: 'positive',
  completed: 'positive',
  returnRequested: 'info',
  returnApproved: 'accent',
  returned: 'neutral',
  partlyRefunded: 'positive',
  refunded: 'positive',
  canceled: 'neutral',
  inDispute: 'caution',
} as const satisfies Record<string, BadgeProps['tone']>

export type OrderStatusName = keyof typeof TONES

export const ORDER_STATUSES = Object.keys(TONES) as OrderStatusName[]

/** The one word of each status, for whatever else names it, such as a filter. */
export function useOrderStatusNames(): (status: OrderStatusName) => string {
  return useLabels('orderStatus', orderStatusLabels)
}

/** Shows the status of an order as a text; its color only repeats it. */
export function OrderStatus({
  status,
}: {
  /** Status of the order. */
  status: OrderStatusName
}) {
  const t = useLabels('orderStatus', orderStatusLabels)
  return (
    <Badge tone={TONES[status]} dot>
      {t(status)}
    </Badge>
  )
}
