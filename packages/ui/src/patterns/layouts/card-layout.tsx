'use client'

import type { ReactNode } from 'react'
import { Logo } from '../../primitives/icon/index.ts'
import { Anchor } from '../../system/link.tsx'
import { BrandPanel } from './brand-panel.tsx'
import * as styles from './layouts.css.ts'
import { contentId } from './shop-layout.tsx'

export interface CardLayoutProps {
  /** URL and name of the logo, such as "Stoa, home". */
  logo: { href: string; alt: string }
  /** The inside of the card. */
  children: ReactNode
}

/** Log in, register and their like: one card before the arcade. */
export function CardLayout({ logo, children }: CardLayoutProps) {
  return (
    <div className={styles.card} data-component="CardLayout">
      <header className={styles.cardHead}>
        <Anchor href={logo.href} aria-label={logo.alt} className={styles.cardLogo}>
          <Logo />
        </Anchor>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.cardBox}>
        {children}
      </main>
      <BrandPanel />
    </div>
  )
}
