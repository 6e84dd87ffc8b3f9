import { Icon } from '../../primitives/icon/index.ts'
import { type PromiseIcon, promiseIcons } from './promise-icons.ts'
import * as styles from './section.css.ts'

export interface PromisesProps {
  /** The promises, usually four: an icon, a title and a sentence each. */
  items: readonly { icon: PromiseIcon; title: string; text: string }[]
}

/** Shows the marketplace's promises in four short sentences. */
export function Promises({ items }: PromisesProps) {
  return (
    <section className={styles.section} data-component="Promises">
      <ul className={styles.promises}>
        {items.map(({ icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon as={promiseIcons[icon]} className={styles.promiseIcon} />
            <span>
              <b className={styles.promiseTitle}>{title}</b>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
