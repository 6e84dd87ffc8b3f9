import { Star } from '../icon/index.ts'
import * as styles from './rating.css.ts'

const places = [1, 2, 3, 4, 5]

/** Shows five stars, filled to the tenth. Hidden from assistive technology: the text next to them has the rating. */
export function Stars({
  average,
}: {
  /** 0 to 5; the stars are filled to the tenth. */
  average: number
}) {
  const share = Math.min(1, Math.max(0, average / 5))
  return (
    <span className={styles.stars} data-part="Stars" aria-hidden="true">
      <span className={styles.row}>
        {places.map(place => (
          <Star key={place} filled={false} />
        ))}
      </span>
      <span className={styles.filled} style={{ inlineSize: `${(share * 100).toFixed(1)}%` }}>
        {places.map(place => (
          <Star key={place} filled />
        ))}
      </span>
    </span>
  )
}
