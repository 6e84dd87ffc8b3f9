'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import type { ShopRef } from '../view-models/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import type { DeliveryTier } from './checkout-data.ts'
import * as styles from './parcel-list.css.ts'
import { useArrivalDays } from './use-arrival-days.ts'

export interface CheckoutParcel {
  /** The shop that sends it. */
  shop: ShopRef
  /** Tier that was chosen for it. */
  tier: DeliveryTier
  /** Number of items in it. */
  itemCount: number
  /** The order value from which standard delivery is free, in minor units. `null` or left out: say nothing. */
  freeFrom?: number | null | undefined
}

export interface ParcelListProps {
  /** Parcels of a purchase, one per shop. */
  parcels: readonly CheckoutParcel[]
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
}

/** Shows each shop's parcel in one row, with its days and its price. */
export function ParcelList({ parcels, currency }: ParcelListProps) {
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const days = useArrivalDays()
  return (
    <ul className={styles.list} data-component="ParcelList">
      {parcels.map(({ shop, tier, itemCount, freeFrom }) => (
        <li key={shop.id ?? shop.name} className={styles.row} data-part="Parcel" data-shop-tone={shop.tone}>
          <Avatar name={shop.name} id={shop.id} src={shop.logo} shape="arch" size="sm" />
          <span className={styles.text}>
            <span>
              <bdi className={styles.shop}>{shop.name}</bdi> <span>{t('items', { count: itemCount })}</span>
            </span>
            <span className={styles.details}>
              <span>{`${tier.label}, ${days(tier)}`}</span>
              {freeFrom != null && <span>{t('freeFromShort', { amount: money(freeFrom, currency) })}</span>}
            </span>
          </span>
          <span className={styles.price}>{tier.price === 0 ? t('free') : money(tier.price, currency)}</span>
        </li>
      ))}
    </ul>
  )
}
