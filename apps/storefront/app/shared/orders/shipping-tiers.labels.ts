import type { ShippingOffer } from '@stoa/api-client/schema'

export const shippingTierLabels = {
  standard: 'Standard',
  premium: 'Premium',
  express: 'Express',
} as const satisfies Record<ShippingOffer['tier'], string>
