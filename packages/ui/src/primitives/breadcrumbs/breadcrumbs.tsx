'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Anchor, useLabels } from '../../system/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './breadcrumbs.css.ts'
import { breadcrumbsLabels } from './breadcrumbs.labels.ts'

export interface CrumbData {
  /** The words of this step. */
  label: string
  /** Where this step is. The last one is the page itself and is never a link. */
  href?: string
}

/** Where the page stands, from home on. The last crumb is the page itself. */
export function Breadcrumbs({
  items,
}: {
  /** From the home page down to the current page. An empty list draws nothing. */
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
