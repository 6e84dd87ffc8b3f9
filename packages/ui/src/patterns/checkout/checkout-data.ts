import type { PictureData } from '../../primitives/picture/index.ts'
import type { ShopRef } from '../view-models/index.ts'

export type CheckoutStepState = 'waiting' | 'open' | 'done'

export interface DeliveryTier {
  value: string
  /** Such as "Standard". */
  label: string
  /** Minor units; 0 is free. */
  price: number
  /** ISO 8601 dates of the shop's place, without time. */
  arrivesFrom: string
  arrivesTo: string
}

export interface CheckoutSummaryLine {
  id: string
  name: string
  picture: PictureData | null
  /** In words, such as "Lagoon, 320 ml". */
  options?: string | undefined
  quantity: number
  /** Minor units, of one. */
  unitPrice: number
  /** Minor units, of all pieces. */
  amount: number
}

export interface CheckoutSummaryGroup {
  shop: Pick<ShopRef, 'id' | 'name'>
  lines: readonly CheckoutSummaryLine[]
  /** Minor units; null while no delivery can be had. */
  delivery: number | null
  /** Minor units, with delivery. */
  total: number
}

export interface CheckoutSums {
  groups: readonly CheckoutSummaryGroup[]
  /** Minor units. */
  itemsTotal: number
  deliveryTotal: number
  /** Minor units, a part of the total; 0 is not shown. */
  taxTotal: number
  total: number
  /** ISO 4217; the provider's when left out. */
  currency?: string | undefined
}
