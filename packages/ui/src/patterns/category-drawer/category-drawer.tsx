'use client'

import X from 'lucide-react/icons/x'
import type { RefObject } from 'react'
import { Drawer } from '../../primitives/dialog/index.ts'
import { Logo } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useStoa } from '../../system/provider.tsx'
import { useLabels } from '../../system/use-labels.ts'
import { CategoryList } from './category-branch.tsx'
import * as styles from './category-drawer.css.ts'
import { categoryDrawerLabels } from './category-drawer.labels.ts'
import type { CategoryLink } from './category-link.ts'
import { type DrawerLink, DrawerLinks } from './drawer-links.tsx'
import type { LoadBranch } from './use-branch.ts'

export interface CategoryDrawerProps {
  /** Whether it is shown; the host keeps the state. */
  open: boolean
  /** Called with `false` when it is closed, also after a link was followed. */
  onOpenChange: (open: boolean) => void
  /** Logo in its head: its URL and its name, such as "Stoa, home". */
  logo: { href: string; alt: string }
  /** The top of the tree. An empty list says that there are none. */
  categories: readonly CategoryLink[]
  /** Links below the categories. Leave out for none. */
  more?: readonly DrawerLink[] | undefined
  /**
   * Fetches the children of a branch that has `hasChildren` only, when it is first opened. A rejection offers
   * a retry.
   */
  loadBranch?: LoadBranch | undefined
  /** Element to focus on closing. Default the element that was focused before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
}

/** All categories in a panel from the start edge. Every link closes it; every branch keeps its own state. */
export function CategoryDrawer({
  open,
  onOpenChange,
  logo,
  categories,
  more = [],
  loadBranch,
  returnFocus,
}: CategoryDrawerProps) {
  const t = useLabels('categoryDrawer', categoryDrawerLabels)
  const { dir } = useStoa()
  const close = () => onOpenChange(false)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('title')} returnFocus={returnFocus} dir={dir}>
      <div className={styles.head}>
        <Anchor href={logo.href} aria-label={logo.alt} className={styles.logo} onClick={close}>
          <Logo className={styles.logoSize} />
        </Anchor>
        <IconButton label={t('close')} icon={X} onClick={close} />
      </div>
      <div className={styles.scroller}>
        <nav aria-label={t('title')}>
          {categories.length === 0 ? (
            <p className={styles.empty}>{t('none')}</p>
          ) : (
            <CategoryList categories={categories} onNavigate={close} loadBranch={loadBranch} />
          )}
        </nav>
        {more.length > 0 && <DrawerLinks label={t('more')} links={more} onNavigate={close} />}
      </div>
    </Drawer>
  )
}
