'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Anchor } from '../../system/index.ts'
import type { ShopRef } from '../view-models/index.ts'
import * as styles from './shop-doors.css.ts'

export interface ShopDoorsProps {
  /** The shops in the order they are shown, usually seven, each with the address of its page and its wall. */
  shops: readonly (ShopRef & { id: string; href: string; place?: string | undefined })[]
}

/** Shops as doors in their own colors, with their signs. */
export function ShopDoors({ shops }: ShopDoorsProps) {
  return (
    <ul className={styles.row} data-component="ShopDoors">
      {shops.map(({ id, name, href, logo, tone, place }) => (
        <li key={id} className={styles.cell}>
          <Anchor className={styles.door} href={href} data-shop-tone={tone}>
            <Avatar name={name} id={id} src={logo} shape="arch" />
            <span className={styles.name}>{name}</span>
            {place && <span className={styles.place}>{place}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
