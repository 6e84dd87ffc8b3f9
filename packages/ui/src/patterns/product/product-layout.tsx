import type { ReactNode } from 'react'
import * as styles from './product-layout.css.ts'

/** A product's whole page: what belongs to one thing stands closer than the parts of a home page. */
export function ProductFrame({
  children,
}: {
  /** The whole page of the product. */
  children: ReactNode
}) {
  return <div className={styles.frame}>{children}</div>
}

export interface ProductLayoutProps {
  /** The `Gallery`. */
  gallery: ReactNode
  /** Name, price, choices and delivery: beside the gallery, on phones below it. */
  info: ReactNode
  /** The description: below the gallery, on phones after all of `info`. */
  about?: ReactNode
}

/** Pictures beside what is bought; what is told about it stands below. */
export function ProductLayout({ gallery, info, about }: ProductLayoutProps) {
  return (
    <div className={styles.layout} data-component="ProductLayout">
      <div>{gallery}</div>
      <div className={styles.info}>{info}</div>
      {about && <div className={styles.about}>{about}</div>}
    </div>
  )
}
