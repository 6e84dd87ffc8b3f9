'use client'

import { cx } from '../../system/cx.ts'
import { Avatar } from '../avatar/index.ts'
import * as styles from './faces.css.ts'

interface Person {
  /** First name, as people read it. */
  name: string
  /** Address of a portrait. Without it the first letter shows. */
  portrait?: string | undefined
}

export interface FacesProps {
  /** The people. At most two are shown. */
  makers: readonly Person[]
  /** The shop's name; its first letter shows if there are no makers. */
  shop: string
  /** Place of the faces, which decides their size. */
  size: keyof typeof styles.sizes
  /** Class name for the group. */
  className?: string | undefined
}

/** The faces alone, for parts that have names and town next to them. */
export function Faces({ makers, shop, size, className }: FacesProps) {
  const shown = makers.length > 0 ? makers.slice(0, 2) : [{ name: shop }]
  return (
    <span className={cx(styles.faces, className)}>
      {shown.map(({ name, portrait }: Person, at) => (
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
