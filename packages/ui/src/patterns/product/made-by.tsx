'use client'

import { AvatarGroup } from '../../primitives/avatar-group/index.ts'
import { Anchor } from '../../system/index.ts'
import type { ShopTone } from '../../tokens/index.ts'
import type { MakerData } from '../view-models/index.ts'
import * as styles from './made-by.css.ts'

export interface MadeByProps {
  /** Makers: "Made by Ines and Tom in Falmouth". */
  title: string
  /** Short text about them. */
  text?: string | undefined
  /** The people, with addresses of their portraits. At most two are shown. */
  makers: readonly MakerData[]
  /** Address of the shop's page. */
  href: string
  /** Wall of the shop. Left out: the colors of the page. */
  tone?: ShopTone | undefined
}

/** The people behind a product, before the wall of their shop: one link to it. */
export function MadeBy({ title, text, makers, href, tone }: MadeByProps) {
  return (
    <Anchor className={styles.madeBy} href={href} data-component="MadeBy" data-shop-tone={tone}>
      <AvatarGroup className={styles.portraits} shape="arch" people={makers} max={2} />
      <span className={styles.lines}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
    </Anchor>
  )
}
