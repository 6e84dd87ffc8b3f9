'use client'

import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '../../primitives/icon/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './layouts.css.ts'
import { layoutsLabels } from './layouts.labels.ts'

export interface AccountLayoutProps {
  /** The page's heading. */
  title: string
  /** The places of the account. Mark the one that is shown with `current`. */
  nav: readonly { label: string; href: string; icon?: IconGlyph | undefined; current?: boolean | undefined }[]
  /** The page's content. */
  children: ReactNode
}

/** A signed-in user's own pages, inside the shop layout: their list of places, and the place. */
export function AccountLayout({ title, nav, children }: AccountLayoutProps) {
  const t = useLabels('layouts', layoutsLabels)
  return (
    <div className={styles.account} data-component="AccountLayout">
      <nav aria-label={t('account')}>
        <ul className={styles.accountList}>
          {nav.map(({ label, href, icon, current }) => (
            <li key={href}>
              <Anchor href={href} aria-current={current ? 'page' : undefined} className={styles.accountLink}>
                {icon && <Icon as={icon} />}
                <span>{label}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h1 className={styles.accountTitle}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
