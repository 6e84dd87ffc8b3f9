'use client'

import { Icon } from '@stoa/ui/icon'
import { Anchor, useStoa } from '@stoa/ui/internal/system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import * as styles from './page-head.css.ts'

export interface PageHeadProps {
  /** The page's `<h1>`. */
  title: string
  /** A link to the list that the order or product is in. Leave out for none. */
  back?: { label: string; href: string } | undefined
  /** Content next to the title, such as a `Badge`; announced when it changes. */
  status?: ReactNode
  /** A sentence below the title. */
  lede?: ReactNode
  /** Buttons, the strong one last. */
  actions?: ReactNode
}

/** The head of a seller's page: its h1, the way back, and its actions. */
export function PageHead({ title, back, status, lede, actions }: PageHeadProps) {
  const { dir } = useStoa()
  return (
    <div className={styles.root} data-component="PageHead">
      <div className={styles.texts}>
        {back && (
          <Anchor href={back.href} className={styles.back}>
            <Icon as={dir === 'rtl' ? ArrowRight : ArrowLeft} size="sm" />
            <span>{back.label}</span>
          </Anchor>
        )}
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {status && (
            // What was pressed changes it, and often goes with it: the new state is heard.
            <div className={styles.status} aria-live="polite">
              {status}
            </div>
          )}
        </div>
        {lede && <p className={styles.text}>{lede}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
