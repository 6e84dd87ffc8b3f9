'use client'

import MenuIcon from 'lucide-react/icons/menu'
import SearchIcon from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { contentId, SkipLink } from '../../patterns/layouts/index.ts'
import { Drawer } from '../../primitives/dialog/index.ts'
import { Icon, Logo } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useLabels } from '../../system/use-labels.ts'
import { SideNav } from '../side-nav/index.ts'
import { SellerHeadActions } from './seller-head-actions.tsx'
import * as styles from './seller-layout.css.ts'
import { sellerLayoutLabels } from './seller-layout.labels.ts'
import type { SellerLayoutProps } from './seller-layout-props.ts'
import { SellerTabs } from './seller-tabs.tsx'

/** It repeats a key that the list of keys says in words. */
const hidden = { 'aria-hidden': true } as const

/** The frame of the seller area: head, rail and page; on a phone a tab bar at the foot, and all areas in a menu. */
export function SellerLayout({
  nav,
  collapsed = false,
  onCollapsedChange,
  shop,
  ...props
}: SellerLayoutProps) {
  const { brand, onSearch, searchKeys, notice, children } = props
  const t = useLabels('sellerLayout', sellerLayoutLabels)
  const [open, setOpen] = useState(false)
  const current = nav.find(item => item.current)?.href
  // A menu that led somewhere has done its work.
  const [shownFor, setShownFor] = useState(current)
  if (shownFor !== current) {
    setShownFor(current)
    setOpen(false)
  }
  return (
    <div
      className={styles.root}
      data-component="SellerLayout"
      data-density="compact"
      data-collapsed={collapsed || undefined}
    >
      <SkipLink />
      <header className={styles.head}>
        <span className={styles.menuButton}>
          <IconButton icon={MenuIcon} label={t('menu')} aria-expanded={open} onClick={() => setOpen(true)} />
        </span>
        <Anchor href={brand.href} aria-label={brand.alt} className={styles.brand}>
          <Logo />
        </Anchor>
        {onSearch && (
          <button type="button" className={styles.search} onClick={onSearch}>
            <Icon as={SearchIcon} size="sm" />
            <span className={styles.searchWord}>{t('search')}</span>
            {searchKeys && (
              <kbd className={styles.keys} {...hidden}>
                {searchKeys}
              </kbd>
            )}
          </button>
        )}
        <SellerHeadActions {...props} />
      </header>
      <div className={styles.rail}>
        <SideNav items={nav} collapsed={collapsed} onCollapsedChange={onCollapsedChange}>
          {shop?.(collapsed)}
        </SideNav>
      </div>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.page}>
          {notice}
          {children}
        </div>
      </main>
      <SellerTabs nav={nav} />
      <Drawer open={open} onOpenChange={setOpen} title={t('menu')}>
        <div className={styles.drawer}>
          <div className={styles.drawerHead}>
            <Logo />
            <IconButton icon={X} label={t('close')} onClick={() => setOpen(false)} />
          </div>
          <SideNav items={nav}>{shop?.(false)}</SideNav>
        </div>
      </Drawer>
    </div>
  )
}
