'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Anchor } from '../../system/index.ts'
import * as styles from './made-by.css.ts'

export interface MadeByProps {
  /** Makers: "Made by Ines and Tom in Falmouth". */
  title: string
  /** Short text about them. */
  text?: string | undefined
  /** The people, with addresses of their portraits. At most two are shown. */
  makers: readonly { name: string; portrait?: string | undefined }[]
  /** Address of the shop's page. */
  href: string
}

/** The people behind a product, with their faces: one link to their shop. */
export function MadeBy({ title, text, makers, href }: MadeByProps) {
  return (
    <Anchor className={styles.madeBy} href={href} data-component="MadeBy">
      <span className={styles.portraits}>
        {makers.slice(0, 2).map(({ name, portrait }) => (
          <Avatar key={name} className={styles.portrait} name={name} src={portrait} shape="arch" size="lg" />
        ))}
      </span>
      <span className={styles.lines}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
    </Anchor>
  )
}
