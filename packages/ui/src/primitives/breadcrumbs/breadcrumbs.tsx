'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Anchor, useLabels } from '../../system/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './breadcrumbs.css.ts'
import { breadcrumbsLabels } from './breadcrumbs.labels.ts'

export interface CrumbData {
  /** Label of this step. */
  label: string
  /** URL of this step. The last one is the page itself and is never a link. */
  href?: string
}

/** Shows the path from the home page to the current page, which is the last crumb. */
export function Breadcrumbs({
  items,
}: {
  /** Steps from the home page down to the current page. An empty list draws nothing. */
  items: readonly CrumbData[]
}) {
  const t = useLabels('breadcrumbs', breadcrumbsLabels)
  if (items.length === 0) return null
  return (
    <nav className={styles.root} data-component="Breadcrumbs" aria-label={t('label')}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label} className={styles.item}>
            {index > 0 && <Icon as={ChevronRight} size="badge" className={styles.arrow} />}
            {index === items.length - 2 && <Icon as={ChevronLeft} size="badge" className={styles.back} />}
            {href && index < items.length - 1 ? (
              <Anchor className={styles.link} href={href}>
                {label}
              </Anchor>
            ) : (
              <span className={styles.current} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
