import type { PictureData } from '../../primitives/picture/index.ts'
import type { ShopRef } from '../view-models/index.ts'

export type CheckoutStepState = 'waiting' | 'open' | 'done'

export interface DeliveryTier {
  /** Unique in its shop; what `onValueChange` gets. */
  value: string
  /** Its name, such as "Standard". */
  label: string
  /** Price in minor units; 0 is shown as free. */
  price: number
  /** Earliest day of arrival: an ISO 8601 date without time, in the shop's time zone. */
  arrivesFrom: string
  /** Latest day of arrival: an ISO 8601 date without time, in the shop's time zone. */
  arrivesTo: string
}

export interface CheckoutSummaryLine {
  /** Unique in its group. */
  id: string
  /** The product's name. */
  name: string
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** Labels of the chosen options: "Lagoon, 320 ml". Leave out for none. */
  options?: string | undefined
  /** Quantity, from 1. */
  quantity: number
  /** The price of one, in minor units. */
  unitPrice: number
  /** The price of all of them, in minor units. */
  amount: number
}

export interface CheckoutSummaryGroup {
  /** The shop that sends them. */
  shop: ShopRef
  /** Lines bought from it. */
  lines: readonly CheckoutSummaryLine[]
  /** Price of shipping in minor units; `null` while no option is available. */
  delivery: number | null
  /** Items and delivery of this shop, in minor units. */
  total: number
}

export interface IncludedTaxData {
  /** Name with its rate, such as "VAT 19%"; unique in the list. */
  name: string
  /** Tax in minor units. */
  amount: number
}

export interface CheckoutSums {
  /** Lines by shop. Collapsed above six lines. */
  groups: readonly CheckoutSummaryGroup[]
  /** The sum of all items, in minor units. */
  itemsTotal: number
  /** The sum of all deliveries, in minor units. */
  deliveryTotal: number
  /** Taxes that `total` includes, a line each. Empty for none. */
  taxes: readonly IncludedTaxData[]
  /** Amount to pay, in minor units. */
  total: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
}
