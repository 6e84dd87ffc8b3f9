'use client'

import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { cx } from '../../system/cx.ts'
import { type Theme, useChosenTheme } from '../../system/index.ts'
import * as styles from './hero.css.ts'
import { type PromiseIcon, promiseIcons } from './promise-icons.ts'

export interface HeroProps {
  /** The page's `<h1>`. */
  title: string
  /** A sentence below it. */
  lede: string
  /** Picture next to the text; `null` draws the placeholder. It loads immediately. */
  picture: PictureData | null
  /** Picture of the same scene for the dark theme, loaded instead of `picture`. Default `picture`. */
  eveningPicture?: PictureData | null | undefined
  /**
   * Theme that the visitor has chosen, if the server knows it: its HTML then contains one picture. Otherwise the
   * system decides, and a visitor with another choice loads both. Default `system`.
   */
  theme?: Theme | undefined
  /** Links that look like buttons; the first is the page's one strong button. */
  actions: readonly { label: string; href: string }[]
  /** Short promises, each with an icon. Default none. */
  proofs?: readonly { icon: PromiseIcon; text: string }[] | undefined
}

/** The head of a home page: a title, a picture, and what to do first. A page has one. */
export function Hero({ title, lede, picture, eveningPicture, theme, actions, proofs = [] }: HeroProps) {
  const chosen = useChosenTheme(theme)
  return (
    <section className={styles.hero} data-component="Hero">
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lede}>{lede}</p>
        <div className={styles.actions}>
          {actions.map(({ label, href }, index) => (
            <Button
              key={href}
              className={styles.action}
              size="lg"
              emphasis={index === 0 ? 'strong' : 'line'}
              href={href}
            >
              {label}
            </Button>
          ))}
        </div>
        {proofs.length > 0 && (
          <ul className={styles.proofs}>
            {proofs.map(({ icon, text }) => (
              <li key={text} className={styles.proof}>
                <Icon as={promiseIcons[icon]} size="sm" className={styles.proofIcon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={cx(styles.figure, eveningPicture && styles.lit)}>
        <Picture
          picture={(chosen === 'dark' && eveningPicture) || picture}
          dark={chosen === 'system' ? eveningPicture : undefined}
          shape="fill"
          rounded="none"
          sizes="(min-width: 900px) 56vw, 100vw"
          priority
        />
      </div>
    </section>
  )
}
