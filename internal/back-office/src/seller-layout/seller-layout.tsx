'use client'

import { Icon, Logo } from '@stoa/ui/icon'
import { IconButton } from '@stoa/ui/icon-button'
import { Anchor, lazyPart, onIntent, useLabels, useLazy } from '@stoa/ui/internal/system'
import { contentId, SkipLink } from '@stoa/ui/layouts'
import MenuIcon from 'lucide-react/icons/menu'
import SearchIcon from 'lucide-react/icons/search'
import { useState } from 'react'
import { SideNav } from '../side-nav/index.ts'
import { SellerHeadActions } from './seller-head-actions.tsx'
import * as styles from './seller-layout.css.ts'
import { sellerLayoutLabels } from './seller-layout.labels.ts'
import type { SellerLayoutProps } from './seller-layout-props.ts'
import type { SellerMenuProps } from './seller-menu.tsx'
import { SellerTabs } from './seller-tabs.tsx'

/** Only phones have a button for it. */
const menu = lazyPart<SellerMenuProps>(() => import('./seller-menu.tsx').then(module => module.SellerMenu))

/** Repeats a key that the list of keys has as a text. */
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
  const [wasOpened, setWasOpened] = useState(false)
  const Menu = useLazy(menu, wasOpened)
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
          <IconButton
            icon={MenuIcon}
            label={t('menu')}
            aria-expanded={open}
            {...onIntent(menu.preload)}
            onClick={() => {
              menu.preload()
              setWasOpened(true)
              setOpen(true)
            }}
          />
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
      {Menu && (
        <Menu open={open} onOpenChange={setOpen}>
          <SideNav items={nav}>{shop?.(false)}</SideNav>
        </Menu>
      )}
    </div>
  )
}
