'use client'

import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './order-parts.css.ts'
import { orderPartsLabels } from './order-parts.labels.ts'

export interface ShopOrderLine {
  id: string
  title: string
  /** In words: "Glaze: Lagoon". */
  options: readonly string[]
  sku: string | null
  picture: PictureData | null
  quantity: number
  /** Minor units, as `total`. */
  unitPrice: number
  total: number
  canceled: number
  shipped: number
  returned: number
  /** Still to be packed. */
  open: number
}

/** What was bought, as the people who pack it have to know it. */
export function ShopOrderLines({ lines, currency }: { lines: readonly ShopOrderLine[]; currency: string }) {
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
  pictures: readonly PictureData[]
  count: number
}

/** How many pieces an order has, and what the first of them look like. */
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
      {t('pieces', { count })}
    </span>
  )
}
