import * as styles from './checkout-section.css.ts'

/** The page's one title. */
export const CheckoutHeading = ({ title }: { title: string }) => (
  <h1 className={styles.pageTitle} data-component="CheckoutHeading">
    {title}
  </h1>
)
