'use client'

import { AvatarGroup } from '../../primitives/avatar-group/index.ts'
import type { ShopTone } from '../../tokens/index.ts'
import type { MakerData } from '../view-models/index.ts'
import * as styles from './makers.css.ts'

export interface MakersProps {
  /** The people of the shop. At most two are shown; without any, the first letter of `shop`. */
  makers: readonly MakerData[]
  /** The shop's name. */
  shop: string
  /** Their names as a line: "Ines and Tom". Default the name of the shop. */
  names?: string | undefined
  /** City of their workshop: "Falmouth". Leave out for none. */
  place?: string | undefined
  /** The shop's wall, behind the faces. Default that of the part around it. */
  tone?: ShopTone | undefined
  /** Width of a face: 36 or 64 px. Default `md`. */
  size?: 'sm' | 'md'
}

/** The people of a shop: their faces in arches on the shop's color, their names and their town. */
export function Makers({ makers, shop, names = shop, place, tone, size = 'md' }: MakersProps) {
  return (
    <span className={styles.makers} data-component="Makers" data-shop-tone={tone}>
      <AvatarGroup
        className={styles.faces[size]}
        shape="arch"
        people={makers.length > 0 ? makers : [{ name: shop }]}
        max={2}
      />
      <span className={styles.lines}>
        <span className={styles.names}>{names}</span>
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </span>
  )
}
