'use client'

import { Icon } from '../../primitives/icon/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { cx } from '../../system/cx.ts'
import { type Theme, useChosenTheme } from '../../system/index.ts'
import { type PromiseIcon, promiseIcons } from './promise-icons.ts'
import * as styles from './section.css.ts'

export interface PromisesProps {
  /** The promises, usually four: an icon, a title and a sentence each. */
  items: readonly { icon: PromiseIcon; title: string; text: string }[]
  /** A scene next to them. `null` or left out: they have a row of their own. */
  picture?: PictureData | null | undefined
  /** Picture of the same scene for the dark theme, loaded instead of `picture`. Default `picture`. */
  eveningPicture?: PictureData | null | undefined
  /**
   * Theme that the visitor has chosen, if the server knows it: its HTML then contains one picture. Otherwise the
   * system decides, and a visitor with another choice loads both. Default `system`.
   */
  theme?: Theme | undefined
}

/** Shows the marketplace's promises in four short sentences, next to a scene. */
export function Promises({ items, picture, eveningPicture, theme }: PromisesProps) {
  const chosen = useChosenTheme(theme)
  return (
    <section className={styles.section} data-component="Promises">
      <div className={cx(picture && styles.scene)}>
        {picture && (
          <div className={cx(styles.sceneFigure, eveningPicture && styles.lit)}>
            <Picture
              picture={(chosen === 'dark' && eveningPicture) || picture}
              dark={chosen === 'system' ? eveningPicture : undefined}
              shape="fill"
              rounded="none"
              sizes="(min-width: 1280px) 740px, (min-width: 900px) 56vw, 100vw"
            />
          </div>
        )}
        <ul className={picture ? styles.sceneList : styles.promises}>
          {items.map(({ icon, title, text }) => (
            <li key={title} className={picture ? styles.scenePromise : styles.promise}>
              <Icon as={promiseIcons[icon]} className={styles.promiseIcon} />
              <span>
                <b className={styles.promiseTitle}>{title}</b>
                <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
