import type { PictureData } from '../../primitives/picture/index.ts'
import type { ShopRef } from '../view-models/index.ts'

export type CheckoutStepState = 'waiting' | 'open' | 'done'

export interface DeliveryTier {
  /** Unique in its shop; what `onValueChange` gets. */
  value: string
  /** Its name, such as "Standard". */
  label: string
  /** What it costs in minor units; 0 is shown as free. */
  price: number
  /** The first day it may arrive: an ISO 8601 date without time, where the shop is. */
  arrivesFrom: string
  /** The last day it may arrive: an ISO 8601 date without time, where the shop is. */
  arrivesTo: string
}

export interface CheckoutSummaryLine {
  /** Unique in its group. */
  id: string
  /** The product's name. */
  name: string
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** The chosen options in words: "Lagoon, 320 ml". Leave out for none. */
  options?: string | undefined
  /** How many, from 1. */
  quantity: number
  /** The price of one, in minor units. */
  unitPrice: number
  /** The price of all of them, in minor units. */
  amount: number
}

export interface CheckoutSummaryGroup {
  /** The shop that sends them. */
  shop: ShopRef
  /** What is bought from it. */
  lines: readonly CheckoutSummaryLine[]
  /** What delivery costs in minor units; `null` while none is available. */
  delivery: number | null
  /** Items and delivery of this shop, in minor units. */
  total: number
}

export interface CheckoutSums {
  /** What is bought, shop by shop. Above six lines they are folded. */
  groups: readonly CheckoutSummaryGroup[]
  /** The sum of all items, in minor units. */
  itemsTotal: number
  /** The sum of all deliveries, in minor units. */
  deliveryTotal: number
  /** The tax that `total` includes, in minor units; 0 is not shown. */
  taxTotal: number
  /** What is paid, in minor units. */
  total: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
}
