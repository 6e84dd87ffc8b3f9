'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { cx } from '../../system/cx.ts'
import type { MakerData } from '../view-models/index.ts'
import * as styles from './makers.css.ts'

export interface FacesProps {
  /** The people. At most two are shown. */
  makers: readonly MakerData[]
  /** The shop's name; its first letter shows if there are no makers. */
  shop: string
  size: keyof typeof styles.sizes
  className?: string | undefined
}

/** The faces alone, for parts that have names and town next to them. */
export function Faces({ makers, shop, size, className }: FacesProps) {
  const shown = makers.length > 0 ? makers.slice(0, 2) : [{ name: shop }]
  return (
    <span className={cx(styles.faces, className)}>
      {shown.map(({ name, portrait }: MakerData, at) => (
        <Avatar
          // biome-ignore lint/suspicious/noArrayIndexKey: two makers may have one name
          key={`${at} ${name}`}
          className={cx(styles.face, styles.sizes[size])}
          name={name}
          src={portrait}
          shape="arch"
          size="lg"
        />
      ))}
    </span>
  )
}
