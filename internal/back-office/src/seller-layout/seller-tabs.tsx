'use client'

import { CountBadge } from '@stoa/ui/badge'
import { Icon } from '@stoa/ui/icon'
import { Anchor, useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import * as styles from './seller-layout.css.ts'
import { sellerLayoutLabels } from './seller-layout.labels.ts'
import type { SellerNavItem } from './seller-layout-props.ts'

/** Shows the most used areas on a phone, within reach of the thumb. */
export function SellerTabs({ nav }: { nav: readonly SellerNavItem[] }) {
  const t = useLabels('sellerLayout', sellerLayoutLabels)
  return (
    <nav aria-label={t('tabs')} className={styles.tabs}>
      {nav
        .filter(({ tab }) => tab)
        .map(({ tab, href, icon, count = 0, countLabel, current }) => (
          <Anchor key={href} href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
            <span className={styles.tabIcon}>
              <Icon as={icon} />
              <CountBadge count={count} />
            </span>
            <span className={styles.tabWord}>{tab}</span>
            {count > 0 && <VisuallyHidden>{countLabel ?? count}</VisuallyHidden>}
          </Anchor>
        ))}
    </nav>
  )
}
