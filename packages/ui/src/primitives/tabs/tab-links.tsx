'use client'

import type { ReactNode } from 'react'
import { Anchor } from '../../system/index.ts'
import { TabLabel, type TabLabelProps } from './tab-label.tsx'
import * as styles from './tabs.css.ts'

export interface TabLink extends TabLabelProps {
  /** Unique among the tabs. */
  value: string
  /** URL of what it shows. */
  href: string
  /** Content after the link, such as a menu. Default none. */
  end?: ReactNode
}

export interface TabLinksProps {
  /** Name of the navigation for assistive technology. */
  label: string
  /** The tabs in order. */
  tabs: readonly TabLink[]
  /** The `value` of the tab that is shown; `undefined` if no tab is. */
  value: string | undefined
  /** The element's id, for links to what is below. */
  id?: string | undefined
  /** Content at the end of the row, such as buttons. */
  children?: ReactNode
}

/** Tabs that are links: each has a URL of its own. */
export function TabLinks({ label, tabs, value, id, children }: TabLinksProps) {
  return (
    <nav className={styles.navigation} id={id} aria-label={label} data-component="TabLinks">
      <ul className={styles.links}>
        {tabs.map(tab => (
          <li key={tab.value} className={styles.item}>
            <Anchor
              href={tab.href}
              className={styles.tab}
              aria-current={tab.value === value ? 'page' : undefined}
            >
              <TabLabel label={tab.label} count={tab.count} />
            </Anchor>
            {tab.end}
          </li>
        ))}
      </ul>
      {children && <div className={styles.end}>{children}</div>}
    </nav>
  )
}
