'use client'

import type { ReactNode } from 'react'
import { BrandPanel } from './brand-panel.tsx'
import * as styles from './layouts.css.ts'
import { contentId } from './shop-layout.tsx'

export interface CardLayoutProps {
  /** The `ShortHeader`. */
  header: ReactNode
  /** The `ShortFooter`. Default none. */
  footer?: ReactNode
  /** The inside of the card. */
  children: ReactNode
}

/** Log in, register and their like: one card before the arcade. */
export function CardLayout({ header, footer, children }: CardLayoutProps) {
  return (
    <div className={styles.card} data-component="CardLayout">
      <div className={styles.cardHead}>{header}</div>
      <main id={contentId} tabIndex={-1} className={styles.cardBox}>
        {children}
      </main>
      <BrandPanel />
      {footer}
    </div>
  )
}
