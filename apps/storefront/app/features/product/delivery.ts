import { SHIPPING_TIERS } from '@stoa/cart-core'

export const DELIVERY = [
  {
    id: 'standard',
    icon: 'standard' as const,
    title: 'Standard',
    text: '3 to 5 days',
    amount: SHIPPING_TIERS.standard,
  },
  {
    id: 'premium',
    icon: 'premium' as const,
    title: 'Premium',
    text: '2 days',
    amount: SHIPPING_TIERS.premium,
  },
  {
    id: 'express',
    icon: 'express' as const,
    title: 'Express',
    text: 'The next working day',
    amount: SHIPPING_TIERS.express,
  },
  {
    id: 'returns',
    icon: 'returns' as const,
    title: 'Returns within 30 days',
    text: 'Start one from your orders.',
  },
]
