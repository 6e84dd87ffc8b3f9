import type { ShippingTier } from '@stoa/api-client/schema'
import { Badge } from '@stoa/ui'
import { shippingTierLabels } from '../../shared/orders/shipping-tiers.labels.ts'

/** Shows the shipping that a buyer paid for. Faster shipping is emphasized. */
export function PaidShipping({ tier }: { readonly tier: ShippingTier | null }) {
  if (!tier) return null
  const label = shippingTierLabels[tier]
  return tier === 'standard' ? <span>{label}</span> : <Badge tone="caution">{label}</Badge>
}
