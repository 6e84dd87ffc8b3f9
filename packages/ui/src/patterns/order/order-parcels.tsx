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
  /** Marks a parcel that replaces what a claim was about. Default `false`. */
  isReplacement?: boolean
  /** Contents of the parcel, with quantities. */
  contents: readonly { id: string; title: string; quantity: number }[]
}

export interface ParcelEvents {
  /**
   * Called with the parcel's id when its receiver says that it has arrived. Without it there is no such
   * button.
   */
  onArrived?: ((parcelId: string) => void) | undefined
  /** The id of the parcel whose arrival is being saved: its button shows a spinner. */
  busyId?: string | undefined
}

export interface OrderParcelsProps extends ParcelEvents {
  /** The parcels in the order they are numbered. Empty says that nothing was sent yet. */
  parcels: readonly ParcelData[]
}

/** Shows the parcels of an order with status and contents. */
export function OrderParcels({ parcels, onArrived, busyId }: OrderParcelsProps) {
  const t = useLabels('order', orderLabels)
  if (parcels.length === 0) return <p className={styles.none}>{t('noParcels')}</p>
  return (
    <ul className={styles.list} data-component="OrderParcels">
      {parcels.map((parcel, at) => (
        <Parcel
          key={parcel.id}
          parcel={parcel}
          number={at + 1}
          busy={busyId === parcel.id}
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
        <span className={styles.title}>{`${t('parcel', { number })} · ${where}`}</span>
        {parcel.isReplacement && <span className={styles.carrier}>{t('replacement')}</span>}
        <ul className={styles.contents}>
          {contents.map(({ id, title, quantity }) => (
            <li key={id}>{`${t('times', { quantity })} ${title}`}</li>
          ))}
        </ul>
        {(carrier || trackingNumber) && (
          <span className={styles.carrier}>
            {[
              carrier && t('carrier', { carrier }),
              trackingNumber && `${t('trackingNumber')} ${trackingNumber}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {trackingHref && (
          // Reveals only the shop's origin to the carrier, not the page.
          <Link href={trackingHref} target="_blank" rel="noopener noreferrer">
            {`${carrier ? t('track', { carrier }) : t('trackUnnamed')} (${new URL(trackingHref).host})`}
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
