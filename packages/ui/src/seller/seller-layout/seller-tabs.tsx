'use client'

import { CountBadge } from '../../primitives/badge/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useLabels } from '../../system/use-labels.ts'
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
