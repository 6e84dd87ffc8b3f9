import * as styles from './checkout-section.css.ts'

/** The page's one title. */
export const CheckoutHeading = ({
  title,
}: {
  /** Text of the page's `<h1>`. */
  title: string
}) => (
  <h1 className={styles.pageTitle} data-component="CheckoutHeading">
    {title}
  </h1>
)
