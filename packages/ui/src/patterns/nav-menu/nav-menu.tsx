'use client'

import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '../../primitives/icon/index.ts'
import { Navigation, NavigationEntry } from '../../primitives/navigation/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useLabels } from '../../system/use-labels.ts'
import { navMenuSize } from '../../tokens/timing.ts'
import type { CategoryLink } from '../category-drawer/index.ts'
import * as styles from './nav-menu.css.ts'
import { navMenuLabels } from './nav-menu.labels.ts'

export interface NavMenuProps {
  /** The first links, drawn in capitals: HOME, BEST SELLER, ALL PRODUCTS. */
  fixed: readonly { label: string; href: string }[]
  /** The categories that follow. One with `children` gets a panel of them. */
  suggested: readonly CategoryLink[]
  /** The address of the page that is shown; the link to it is marked. */
  currentHref?: string | undefined
}

/**
 * Shows the bar below the header. A category with children is a link with a button next to it for its menu, which
 * also opens on hover after 200 ms.
 */
export function NavMenu({ fixed, suggested, currentHref }: NavMenuProps) {
  const t = useLabels('navMenu', navMenuLabels)
  const current = (href: string) => (href === currentHref ? ('page' as const) : undefined)

  return (
    <Navigation
      component="NavMenu"
      aria-label={t('label')}
      className={styles.bar}
      listClassName={styles.list}
    >
      {fixed.map(({ label, href }) => (
        <li key={href} className={styles.item}>
          <Anchor href={href} aria-current={current(href)} className={styles.fixedLink}>
            {label}
          </Anchor>
        </li>
      ))}
      {suggested.length > 0 && <li aria-hidden className={styles.separator} />}
      {suggested.map(category =>
        category.children?.length ? (
          <NavigationEntry
            key={category.id}
            value={category.id}
            className={styles.item}
            panelClassName={styles.panel}
            panelWidth={navMenuSize.width}
            link={
              <Anchor
                href={category.href}
                aria-current={current(category.href)}
                className={styles.branchLink}
              >
                {category.name}
              </Anchor>
            }
            trigger={
              <button
                type="button"
                aria-label={t('show', { category: category.name })}
                className={styles.trigger}
              >
                <Icon as={ChevronDown} size="sm" className={styles.chevron} />
              </button>
            }
            panel={<Panel category={category} currentHref={currentHref} />}
          />
        ) : (
          <li key={category.id} className={styles.item}>
            <Anchor href={category.href} aria-current={current(category.href)} className={styles.link}>
              {category.name}
            </Anchor>
          </li>
        ),
      )}
    </Navigation>
  )
}

interface PanelProps {
  category: CategoryLink
  currentHref: string | undefined
}

function Panel({ category, currentHref }: PanelProps) {
  const t = useLabels('navMenu', navMenuLabels)
  return (
    <ul className={styles.grid}>
      {category.children?.map(child => (
        <li key={child.id}>
          <Anchor
            href={child.href}
            aria-current={child.href === currentHref ? 'page' : undefined}
            className={styles.panelLink}
          >
            {child.name}
          </Anchor>
        </li>
      ))}
      <li className={styles.all}>
        <Anchor href={category.href} className={styles.allLink}>
          <span>{t('all', { category: category.name })}</span>
          <Icon as={ArrowRight} size="sm" className={styles.onward} />
        </Anchor>
      </li>
    </ul>
  )
}
