'use client'

import Truck from 'lucide-react/icons/truck'
import { useId } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import { type CartGroupData, type CartLineEvents, selectionOf } from './cart-data.ts'
import * as styles from './cart-group.css.ts'
import { CartLine } from './cart-line.tsx'

export interface CartGroupProps extends CartLineEvents {
  group: CartGroupData
  /** Asked to select all lines of the shop that can be selected, or none. */
  onToggleGroup: (groupId: string, selected: boolean) => void
  /** The guest's cart is one group, of no single shop: there nothing ships separately. */
  shipsSeparately?: boolean
}

export function CartGroup({ group, onToggleGroup, shipsSeparately = true, ...events }: CartGroupProps) {
  const t = useLabels('cart', cartLabels)
  const headingId = useId()
  const { id, shop, lines } = group
  const selection = selectionOf(lines)

  return (
    <section className={styles.group} data-component="CartGroup" aria-labelledby={headingId}>
      <header className={styles.head}>
        <Checkbox
          aria-label={t('selectShop', { shop: shop.name })}
          checked={selection === 'all'}
          mixed={selection === 'some'}
          disabled={!lines.some(line => line.selectable)}
          onCheckedChange={selected => onToggleGroup(id, selected)}
        />
        {shipsSeparately && <Avatar name={shop.name} id={shop.id} shape="arch" size="sm" />}
        <h2 className={styles.shop} id={headingId}>
          {shop.href ? (
            <Anchor className={styles.shopName} href={shop.href}>
              {shop.name}
            </Anchor>
          ) : (
            <span className={styles.shopName}>{shop.name}</span>
          )}
        </h2>
        {shipsSeparately && (
          <span className={styles.shipping}>
            <Icon as={Truck} size="sm" className={styles.shippingIcon} />
            {t('shipsSeparately')}
          </span>
        )}
      </header>
      <ul>
        {lines.map(line => (
          <li key={line.id}>
            <CartLine {...events} line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
