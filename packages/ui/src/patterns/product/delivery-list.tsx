'use client'

import Clock from 'lucide-react/icons/clock'
import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import { Icon, type IconGlyph } from '../../primitives/icon/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './product.css.ts'
import { productLabels } from './product.labels.ts'

const icons: Record<'standard' | 'premium' | 'express' | 'returns', IconGlyph> = {
  standard: Truck,
  premium: Package,
  express: Clock,
  returns: RotateCcw,
}

export interface DeliveryItem {
  /** Unique in the list. */
  id: string
  /** Icon in front of the text. */
  icon: keyof typeof icons
  /** Summary in bold. */
  title: string
  /** The rest of it, in a sentence. */
  text: string
  /** Price in minor units; 0 is shown as free. Leave out for no price. */
  amount?: number
}

export interface DeliveryListProps {
  /** The ways of delivery and the returns, in order. */
  items: readonly DeliveryItem[]
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
}

/** Lists arrival and return options of a product, a line each. */
export function DeliveryList({ items, currency }: DeliveryListProps) {
  const t = useLabels('product', productLabels)
  const { money } = useMoney()
  return (
    <ul className={styles.delivery} data-component="DeliveryList">
      {items.map(item => (
        <li key={item.id} className={styles.way}>
          <Icon as={icons[item.icon]} />
          <span>
            <b className={styles.wayTitle}>{item.title}</b>
            <span>{item.text}</span>
          </span>
          {item.amount !== undefined && (
            <span className={styles.wayAmount}>
              {item.amount === 0 ? t('free') : money(item.amount, currency)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
