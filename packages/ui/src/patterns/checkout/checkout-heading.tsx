import * as styles from './checkout-section.css.ts'

/** Shows the page's title on small screens. On others the `ShortHeader` shows it, and this one is announced only. */
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
