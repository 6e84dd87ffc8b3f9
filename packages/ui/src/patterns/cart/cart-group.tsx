'use client'

import Truck from 'lucide-react/icons/truck'
import { type ReactNode, useId } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import type { ShopRef } from '../view-models/index.ts'
import { cartLabels } from './cart.labels.ts'
import { type CartGroupData, type CartLineEvents, type SelectionState, selectionOf } from './cart-data.ts'
import * as styles from './cart-group.css.ts'
import { CartLine } from './cart-line.tsx'

export interface CartGroupFrameProps {
  /** The group's id; `onGroupSelectedChange` gives it back. */
  id: string
  /** The shop whose name heads the group. */
  shop: ShopRef
  /** Whether none, some or all of its lines are selected. `selectionOf(lines)` counts it. */
  selection: SelectionState
  /** `false` disables the checkbox, for when no line can be selected. Default `true`. */
  selectable?: boolean
  /**
   * Called with the group's id, and whether all of its selectable lines are to be selected or none. Without it the
   * group has no checkbox, as for one line, which has its own.
   */
  onGroupSelectedChange?: ((groupId: string, selected: boolean) => void) | undefined
  /**
   * Shows the shop's avatar and how it ships. `false` for a guest's cart, which is one group. Default `true`.
   */
  shipsSeparately?: boolean
  /** Price and arrival of this parcel as a text. Default "Ships separately". */
  delivery?: string | undefined
  /** Price and arrival of each shop's parcel, if the group has lines of several shops. */
  parcels?: readonly { id: string; shop: string; text: string }[] | undefined
  /** The lines: each a `CartLine` in an `<li>`. */
  children: ReactNode
}

/** A shop's part of the cart for a host whose lines read their own data: a change of one draws that one alone. */
export function CartGroupFrame({
  id,
  shop,
  selection,
  selectable = true,
  onGroupSelectedChange,
  shipsSeparately = true,
  delivery,
  parcels = [],
  children,
}: CartGroupFrameProps) {
  const t = useLabels('cart', cartLabels)
  const headingId = useId()

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and this a heading
    <section
      className={styles.group}
      // A landmark for each shop would be too many, and a page may show a cart twice.
      role="group"
      data-component="CartGroup"
      part="group"
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        {onGroupSelectedChange && (
          <Checkbox
            aria-label={t('selectShop', { shop: shop.name })}
            checked={selection === 'all'}
            mixed={selection === 'some'}
            disabled={!selectable}
            onCheckedChange={selected => onGroupSelectedChange(id, selected)}
          />
        )}
        {shipsSeparately && (
          <Avatar name={shop.name} id={shop.id} tone={shop.tone} src={shop.logo} shape="arch" size="sm" />
        )}
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
            <span>{delivery ?? t('shipsSeparately')}</span>
          </span>
        )}
      </div>
      <ul>{children}</ul>
      {parcels.length > 0 && (
        <ul className={styles.parcels} data-part="Parcels" aria-label={t('parcels')}>
          {parcels.map(parcel => (
            <li key={parcel.id} className={styles.parcel}>
              <Icon as={Truck} size="sm" />
              <span>
                <b className={styles.parcelShop}>{parcel.shop}</b> <span>{parcel.text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export interface CartGroupProps
  extends CartLineEvents,
    Pick<CartGroupFrameProps, 'onGroupSelectedChange' | 'shipsSeparately' | 'delivery' | 'parcels'> {
  /** The shop and all its lines. */
  group: CartGroupData
}

/** One shop's part of the cart. If it has several lines, a checkbox selects all of them. */
export function CartGroup({
  group,
  onGroupSelectedChange,
  shipsSeparately,
  delivery,
  parcels,
  ...events
}: CartGroupProps) {
  const { id, shop, lines } = group
  return (
    <CartGroupFrame
      id={id}
      shop={shop}
      selection={selectionOf(lines)}
      selectable={lines.some(line => line.selectable)}
      onGroupSelectedChange={lines.length > 1 ? onGroupSelectedChange : undefined}
      shipsSeparately={shipsSeparately}
      delivery={delivery}
      parcels={parcels}
    >
      {lines.map(line => (
        <li key={line.id}>
          <CartLine {...events} line={line} />
        </li>
      ))}
    </CartGroupFrame>
  )
}
