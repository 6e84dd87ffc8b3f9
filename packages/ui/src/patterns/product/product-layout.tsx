import type { ReactNode } from 'react'
import * as styles from './product-layout.css.ts'

export interface ProductLayoutProps {
  gallery: ReactNode
  /** Name, price, choices, delivery: beside the gallery, below it on phones. */
  info: ReactNode
  /** The description: below the gallery, after all of `info` on phones. */
  about?: ReactNode
}

export function ProductLayout({ gallery, info, about }: ProductLayoutProps) {
  return (
    <div className={styles.layout} data-component="ProductLayout">
      <div>{gallery}</div>
      <div className={styles.info}>{info}</div>
      {about && <div className={styles.about}>{about}</div>}
    </div>
  )
}
