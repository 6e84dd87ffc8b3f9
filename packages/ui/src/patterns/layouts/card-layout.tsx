'use client'

import type { ReactNode } from 'react'
import { ShortHeader, type ShortHeaderProps } from '../header/short-header.tsx'
import { BrandPanel } from './brand-panel.tsx'
import * as styles from './layouts.css.ts'
import { contentId } from './shop-layout.tsx'

export interface CardLayoutProps extends ShortHeaderProps {
  /** The inside of the card. */
  children: ReactNode
}

/** Log in, register and their like: one card before the arcade, below a short header. */
export function CardLayout({ children, ...header }: CardLayoutProps) {
  return (
    <div className={styles.card} data-component="CardLayout">
      <div className={styles.cardHead}>
        <ShortHeader {...header} />
      </div>
      <main id={contentId} tabIndex={-1} className={styles.cardBox}>
        {children}
      </main>
      <BrandPanel />
    </div>
  )
}
