'use client'

import type { ReactNode } from 'react'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './layouts.css.ts'
import { layoutsLabels } from './layouts.labels.ts'

/** The id of a page's main part, for skip links and for moving the focus after a navigation. */
export const contentId = 'content'

export interface ShopLayoutProps {
  /** The `Header`. */
  header: ReactNode
  /** The `Footer`. */
  footer: ReactNode
  /** The page's content, inside `<main id="content">`. */
  children: ReactNode
}

/** Header, content, footer; the first stop of the Tab key leads past the header. */
export function ShopLayout({ header, footer, children }: ShopLayoutProps) {
  return (
    <div className={styles.shop} data-component="ShopLayout">
      <SkipLink />
      {header}
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}

/** Leads past the head to the content; the first stop of the Tab key. */
export function SkipLink() {
  const t = useLabels('layouts', layoutsLabels)
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {t('skip')}
    </a>
  )
}
