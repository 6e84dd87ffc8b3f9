import type { ReactNode } from 'react'
import * as styles from './product-layout.css.ts'

/** A product's whole page: what belongs to one thing stands closer than the parts of a home page. */
export function ProductFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}

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
