import type { ShopTone } from '../../tokens/index.ts'
import * as styles from './shop.css.ts'

/** The color of a wall as a little arch, next to its name. */
export function ShopSwatch({
  tone,
}: {
  /** The wall. */
  tone: ShopTone
}) {
  return (
    <span className={styles.swatch} data-shop-tone={tone} data-component="ShopSwatch" aria-hidden="true" />
  )
}
