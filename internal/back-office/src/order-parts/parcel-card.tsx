'use client'

import { Badge } from '@stoa/ui/badge'
import { useLabels } from '@stoa/ui/internal/system'
import { Link } from '@stoa/ui/link'
import { useOrderDates } from '@stoa/ui/order'
import type { ReactNode } from 'react'
import * as styles from './order-parts.css.ts'
import { orderPartsLabels } from './order-parts.labels.ts'

export interface ShopParcel {
  /** Unique in its order. */
  id: string
  /** Status of the parcel. */
  status: 'pending' | 'shipped' | 'delivered' | 'canceled'
  /** The carrier's name; `null` when it is not known. */
  carrier: string | null
  /** The carrier's number of it; `null` when it is not known. */
  trackingNumber: string | null
  /** The carrier's page about it, https; `null` for no link. */
  trackingHref: string | null
  /** Time of shipping, ISO 8601; `null` if it has not shipped or that is not known. */
  shippedAt: string | null
  /** Time of arrival, ISO 8601; `null` if it has not arrived or that is not known. */
  deliveredAt: string | null
  /** The day the carrier got it, `2026-11-23`, when that was before it was marked as sent; else `null`. */
  handedOverOn: string | null
  /** Whether it replaces what a claim was about. */
  isReplacement: boolean
  /** Contents with quantities. */
  contents: readonly { id: string; title: string; quantity: number }[]
}

export interface ParcelCardProps {
  /** The parcel to show. */
  parcel: ShopParcel
  /** Its place among the order's parcels, from 1. */
  number: number
  /** Possible actions, such as buttons. */
  children?: ReactNode
}

const TONES = { pending: 'caution', shipped: 'info', delivered: 'positive', canceled: 'neutral' } as const

/** One parcel of an order, as its shop sees it. */
export function ParcelCard({ parcel, number, children }: ParcelCardProps) {
  const t = useLabels('orderParts', orderPartsLabels)
  const { day, date } = useOrderDates()
  const { status, carrier, trackingNumber, trackingHref, shippedAt, deliveredAt, handedOverOn } = parcel
  const where = {
    pending: t('pending'),
    shipped: shippedAt ? t('underWay', { day: day(shippedAt) }) : t('shippedBare'),
    delivered: deliveredAt ? t('delivered', { day: day(deliveredAt) }) : t('deliveredBare'),
    canceled: t('unpacked'),
  }[status]
  return (
    <article className={styles.parcel} data-component="ParcelCard" aria-label={t('parcel', { number })}>
      <div className={styles.parcelHead}>
        <span>{t('parcel', { number })}</span>
        <span aria-live="polite">
          <Badge tone={TONES[status]}>{where}</Badge>
        </span>
        {parcel.isReplacement && <Badge tone="info">{t('replacement')}</Badge>}
      </div>
      <ul>
        {parcel.contents.map(({ id, title, quantity }) => (
          <li key={id}>{`${t('times', { quantity })} ${title}`}</li>
        ))}
      </ul>
      {(carrier || trackingNumber) && (
        <span className={styles.detail}>{[carrier, trackingNumber].filter(Boolean).join(' · ')}</span>
      )}
      {handedOverOn && <span className={styles.detail}>{t('handedOver', { day: date(handedOverOn) })}</span>}
      {trackingHref && (
        <Link href={trackingHref} target="_blank" rel="noopener noreferrer">
          {`${carrier ? t('follow', { carrier }) : t('followUnnamed')} (${new URL(trackingHref).host})`}
        </Link>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  )
}
