'use client'

import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Link } from '../../primitives/link/index.ts'
import * as styles from './hero.css.ts'

export interface HeroProps {
  /** The page's `<h1>`. */
  title: string
  /** A sentence below it. */
  lede: string
  /** Actions, the most important first: that is the page's one strong button, the others are links. */
  actions: readonly { label: string; href: string }[]
  /** Short facts below the actions. Default none. */
  proofs?: readonly string[] | undefined
  /** Content on the sill below the text: the `ShopWindows`. Default none. */
  children?: ReactNode
}

/** The head of a home page: a title, what to do first, and shops before a wall of limestone. A page has one. */
export function Hero({ title, lede, actions, proofs = [], children }: HeroProps) {
  return (
    <section className={styles.hero} data-component="Hero">
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div>
          <p className={styles.lede}>{lede}</p>
          <div className={styles.actions}>
            {actions.map(({ label, href }, index) =>
              index === 0 ? (
                <Button key={href} size="lg" href={href}>
                  {label}
                </Button>
              ) : (
                <Link key={href} arrow className={styles.link} href={href}>
                  {label}
                </Link>
              ),
            )}
          </div>
          {proofs.length > 0 && (
            <ul className={styles.proofs}>
              {proofs.map(proof => (
                <li key={proof}>{proof}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
