'use client'

import Package from 'lucide-react/icons/package'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { useOrderDates } from './order-dates.ts'
import * as styles from './order-parcels.css.ts'

export interface ParcelData {
  id: string
  status: 'pending' | 'shipped' | 'delivered' | 'canceled'
  carrier: string | null
  trackingNumber: string | null
  /** The carrier's page, https. */
  trackingHref: string | null
  /** ISO 8601. */
  shippedAt: string | null
  deliveredAt: string | null
  /** It replaces what a claim was about. */
  isReplacement?: boolean
  contents: readonly { id: string; title: string; quantity: number }[]
}

export interface ParcelEvents {
  /** Its receiver says that a parcel has arrived. */
  onArrived?: ((parcelId: string) => void) | undefined
  /** The id of the parcel that is being told about. */
  busy?: string | undefined
}

export interface OrderParcelsProps extends ParcelEvents {
  parcels: readonly ParcelData[]
}

/** The parcels of an order: where each is, and what is in it. */
export function OrderParcels({ parcels, onArrived, busy }: OrderParcelsProps) {
  const t = useLabels('order', orderLabels)
  if (parcels.length === 0) return <p className={styles.none}>{t('noParcels')}</p>
  return (
    <ul className={styles.list} data-component="OrderParcels">
      {parcels.map((parcel, at) => (
        <Parcel
          key={parcel.id}
          parcel={parcel}
          number={at + 1}
          busy={busy === parcel.id}
          onArrived={onArrived && (() => onArrived(parcel.id))}
        />
      ))}
    </ul>
  )
}

interface ParcelProps {
  parcel: ParcelData
  number: number
  busy: boolean
  onArrived: (() => void) | undefined
}

function Parcel({ parcel, number, busy, onArrived }: ParcelProps) {
  const t = useLabels('order', orderLabels)
  const { day } = useOrderDates()
  const { status, carrier, trackingNumber, trackingHref, shippedAt, deliveredAt, contents } = parcel
  const where = {
    pending: t('parcelPending'),
    shipped: shippedAt ? t('parcelShipped', { day: day(shippedAt) }) : t('parcelUnderway'),
    delivered: deliveredAt ? t('parcelDelivered', { day: day(deliveredAt) }) : t('parcelArrived'),
    canceled: t('parcelCanceled'),
  }[status]
  return (
    <li className={styles.parcel}>
      <Icon as={Package} className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.title}>
          {t('parcel', { number })} · {where}
        </span>
        {parcel.isReplacement && <span className={styles.carrier}>{t('replacement')}</span>}
        <ul className={styles.contents}>
          {contents.map(({ id, title, quantity }) => (
            <li key={id}>
              {t('times', { quantity })} {title}
            </li>
          ))}
        </ul>
        {(carrier || trackingNumber) && (
          <span className={styles.carrier}>
            {carrier && t('carrier', { carrier })}
            {carrier && trackingNumber && ' · '}
            {trackingNumber && `${t('trackingNumber')} ${trackingNumber}`}
          </span>
        )}
        {trackingHref && (
          // The carrier learns from where it is asked no more than the shop's name.
          <Link href={trackingHref} target="_blank" rel="noopener noreferrer">
            {carrier ? t('track', { carrier }) : t('trackUnnamed')}
          </Link>
        )}
        {status === 'shipped' && onArrived && (
          <Button
            className={styles.arrived}
            size="sm"
            emphasis="soft"
            busy={busy}
            onClick={onArrived}
            aria-label={t('arrivedNumber', { number })}
          >
            {t('arrived')}
          </Button>
        )}
      </div>
    </li>
  )
}
