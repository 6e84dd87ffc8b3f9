import type { Product } from '@stoa/api-client/schema'
import { DeliveryList, Note, Stack } from '@stoa/ui'
import { DeliverToControl } from '../../shared/deliver-to/deliver-to-control.tsx'
import { productShippingLabels as t } from './delivery.labels.ts'
import { deliveryItems } from './delivery.ts'

interface DeliveryFactsProps {
  readonly delivery: Product['delivery']
  readonly isSoldOut: boolean
}

/** Shows the destination with prices and days of shipping, and import duties. */
export function DeliveryFacts({ delivery, isSoldOut }: DeliveryFactsProps) {
  const isDelivered = delivery.status === 'available'
  const remarks = [
    isDelivered && delivery.duties && t.duties,
    delivery.regionsDiffer && t.regionsDiffer,
  ].filter(Boolean)
  return (
    <Stack gap="sm">
      <DeliverToControl />
      <DeliveryList items={deliveryItems(delivery, isSoldOut)} />
      {remarks.length > 0 && <Note>{remarks.join(' ')}</Note>}
    </Stack>
  )
}
