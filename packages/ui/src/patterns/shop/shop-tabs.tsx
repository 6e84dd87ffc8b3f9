import { Anchor } from '../../system/index.ts'
import * as styles from './shop-tabs.css.ts'

export interface ShopTabsProps {
  /** Name of the navigation: "Parts of this page". */
  label: string
  /** The parts of the page, each with its address and the number of what is in it. */
  items: readonly { href: string; label: string; count?: string | undefined }[]
  /** Address of the part that is shown now. */
  current: string
  /** The element's id, for links to the part directly below. */
  id?: string | undefined
}

/** The parts of a shop's page as links, below its head. */
export function ShopTabs({ label, items, current, id }: ShopTabsProps) {
  return (
    <nav className={styles.tabs} id={id} aria-label={label} data-component="ShopTabs">
      <ul className={styles.row}>
        {items.map(({ href, label: name, count }) => (
          <li key={href} className={styles.cell}>
            <Anchor className={styles.tab} href={href} aria-current={href === current ? 'true' : undefined}>
              <span>{name}</span>
              {count && <span className={styles.count}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
