'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { Picture, type PictureData } from '@stoa/ui/picture'
import { useMoney } from '@stoa/ui/price'
import * as styles from './order-parts.css.ts'
import { orderPartsLabels } from './order-parts.labels.ts'

export interface ShopOrderLine {
  /** Unique in its order. */
  id: string
  /** The product's name. */
  title: string
  /** Labels of the chosen options: "Glaze: Lagoon". Empty for none. */
  options: readonly string[]
  /** The shop's own number of it; `null` for none. */
  sku: string | null
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** Bought quantity. */
  quantity: number
  /** Price paid for one item, in minor units. */
  unitPrice: number
  /** Price paid for the line, in minor units. */
  total: number
  /** Number of canceled items; 0 is not shown. */
  canceled: number
  /** Number of shipped items; 0 is not shown. */
  shipped: number
  /** Number of returned items; 0 is not shown. */
  returned: number
  /** Number of items still to be packed; 0 is not shown. */
  open: number
}

/** Shows the lines of an order with the details needed for packing. */
export function ShopOrderLines({
  lines,
  currency,
}: {
  /** The lines in the order they are shown. */
  lines: readonly ShopOrderLine[]
  /** ISO 4217 code. */
  currency: string
}) {
  const t = useLabels('orderParts', orderPartsLabels)
  const { money } = useMoney()
  return (
    <ul data-component="ShopOrderLines">
      {lines.map(line => {
        const counts = (['shipped', 'canceled', 'returned'] as const).flatMap(name =>
          line[name] > 0 ? [t(name, { count: line[name] })] : [],
        )
        return (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <Picture picture={line.picture} sizes="56px" rounded="sm" decorative />
            </span>
            <span className={styles.text}>
              <span className={styles.title}>{line.title}</span>
              {line.options.length > 0 && <span>{line.options.join(' · ')}</span>}
              {line.sku && <span className={styles.detail}>{t('sku', { sku: line.sku })}</span>}
              <span className={styles.detail}>
                {t('each', { quantity: line.quantity, price: money(line.unitPrice, currency) })}
              </span>
              {counts.length > 0 && <span className={styles.detail}>{counts.join(' · ')}</span>}
              {line.open > 0 && <span className={styles.open}>{t('open', { count: line.open })}</span>}
            </span>
            <span className={styles.amount}>{money(line.total, currency)}</span>
          </li>
        )
      })}
    </ul>
  )
}

export interface OrderPiecesProps {
  /** Pictures of the first items. */
  pictures: readonly PictureData[]
  /** Number of all items of the order. */
  count: number
}

/** Shows the number of items in an order, and pictures of the first ones. */
export function OrderPieces({ pictures, count }: OrderPiecesProps) {
  const t = useLabels('orderParts', orderPartsLabels)
  return (
    <span className={styles.pieces} data-component="OrderPieces">
      <span className={styles.thumbs} aria-hidden="true">
        {pictures.map(picture => (
          <span key={picture.id} className={styles.thumb}>
            <Picture picture={picture} sizes="36px" rounded="sm" decorative />
          </span>
        ))}
      </span>
      <span>{t('pieces', { count })}</span>
    </span>
  )
}
