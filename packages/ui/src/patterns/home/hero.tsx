import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import * as styles from './hero.css.ts'
import { type PromiseIcon, promiseIcons } from './promise-icons.ts'

export interface HeroProps {
  /** The page's `<h1>`. */
  title: string
  /** A sentence below it. */
  lede: string
  /** The picture beside the words; `null` draws the placeholder. It loads at once. */
  picture: PictureData | null
  /** The same scene for the dark theme; fetched only there. Default `picture`. */
  eveningPicture?: PictureData | null | undefined
  /** Links that look like buttons; the first is the page's one strong button. */
  actions: readonly { label: string; href: string }[]
  /** Promises in a few words, each with an icon. Default none. */
  proofs?: readonly { icon: PromiseIcon; text: string }[] | undefined
}

export function Hero({ title, lede, picture, eveningPicture, actions, proofs = [] }: HeroProps) {
  const look = { shape: 'fill', rounded: 'none', sizes: '(min-width: 900px) 56vw, 100vw' } as const
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
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.figure}>
        {eveningPicture ? (
          <>
            <div className={styles.day}>
              <Picture {...look} picture={picture} priority />
            </div>
            <div className={styles.evening}>
              <Picture {...look} picture={eveningPicture} />
            </div>
          </>
        ) : (
          <Picture {...look} picture={picture} priority />
        )}
      </div>
    </section>
  )
}
