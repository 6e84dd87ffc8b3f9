import type { ReactNode } from 'react'
import * as styles from './product-layout.css.ts'

/** Frame of a product page, whose parts are closer to each other than those of a home page. */
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
  /** Name, price, choices and shipping: next to the gallery, on phones below it. */
  info: ReactNode
  /** The description: below the gallery, on phones after all of `info`. */
  about?: ReactNode
}

/** Shows pictures next to price and choices, with the description below. */
export function ProductLayout({ gallery, info, about }: ProductLayoutProps) {
  return (
    <div className={styles.layout} data-component="ProductLayout">
      <div>{gallery}</div>
      <div className={styles.info}>{info}</div>
      {about && <div className={styles.about}>{about}</div>}
    </div>
  )
}
