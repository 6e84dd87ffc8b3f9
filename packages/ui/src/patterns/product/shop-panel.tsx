'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { Panel } from '../../primitives/panel/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { useLabels } from '../../system/index.ts'
import type { RatingData, ShopRef } from '../view-models/index.ts'
import * as styles from './product.css.ts'
import { productLabels } from './product.labels.ts'

export interface ShopPanelProps {
  /** The shop. With an `href` there is a button to its page. */
  shop: ShopRef
  /** A short line below its name: "Here since 2021 · 2,940 sales". */
  note?: string | undefined
  /** Text of the shop about itself. */
  text?: string | undefined
  /** Sentences with figures: "98% of its last 200 orders left on time". Default none. */
  facts?: readonly string[] | undefined
  /** Explanation of the figures and their period, collapsed below them. */
  howCounted?: string | undefined
  /** The average of its reviews. `null`, left out or a count of 0: none is shown. */
  rating?: RatingData | null | undefined
  /** Address of the shop's own sign. Without it the first letter shows. */
  avatar?: string | undefined
}

/** Shows the shop next to its product. */
export function ShopPanel({ shop, note, text, facts = [], howCounted, rating, avatar }: ShopPanelProps) {
  const t = useLabels('product', productLabels)
  return (
    <Panel padded as="section" aria-label={shop.name}>
      <div className={styles.shopPanel}>
        <div className={styles.shopHead}>
          <Avatar name={shop.name} id={shop.id} tone={shop.tone} src={avatar} shape="arch" />
          <div className={styles.shopHeading}>
            <h2 className={styles.shopName}>{shop.name}</h2>
            {note && <p className={styles.shopNote}>{note}</p>}
            {rating && rating.count > 0 && (
              <Rating form="stars" average={rating.average} count={rating.count} />
            )}
          </div>
        </div>
        {text && <p className={styles.shopText}>{text}</p>}
        {facts.length > 0 && (
          <ul className={styles.shopNote}>
            {facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {howCounted && (
          <details className={styles.shopNote}>
            <summary className={styles.howCounted}>{t('howCounted')}</summary>
            <p>{howCounted}</p>
          </details>
        )}
        {shop.href && (
          <Button block size="sm" emphasis="line" href={shop.href}>
            {t('visitShop')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
