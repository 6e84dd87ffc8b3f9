import type { DeliveryTerms } from './delivery-terms.ts'

/** As the shipping policy has them; per shop and order, in the marketplace's currency. */
export const SHIPPING_PRICES: Readonly<Record<DeliveryTerms['shippingTiers'][number], number>> = {
  standard: 6.99,
  premium: 12.99,
  express: 30.99,
}
