'use client'

import LayoutGrid from 'lucide-react/icons/layout-grid'
import MenuIcon from 'lucide-react/icons/menu'
import SearchIcon from 'lucide-react/icons/search'
import { memo } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { TooltipGroup } from '../../primitives/tooltip/index.ts'
import { lazyPart } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import { useReading } from '../../system/use-reading.ts'
import { headerScrollThreshold, navAwayBelow } from '../../tokens/timing.ts'
import type { CategoryDrawerProps } from '../category-drawer/index.ts'
import { NavMenu } from '../nav-menu/index.ts'
import { SearchBox, type SearchOverlayProps } from '../search/index.ts'
import * as styles from './header.css.ts'
import { headerLabels } from './header.labels.ts'
import { HeaderActions } from './header-actions.tsx'
import * as bar from './header-bar.css.ts'
import { HeaderLogo } from './header-logo.tsx'
import type { HeaderProps } from './header-types.ts'
import { useOpener } from './use-opener.ts'

const drawer = lazyPart<CategoryDrawerProps>(() =>
  import('../category-drawer/category-drawer.tsx').then(module => module.CategoryDrawer),
)
const overlay = lazyPart<SearchOverlayProps>(() =>
  import('../search/search-overlay.tsx').then(module => module.SearchOverlay),
)

// The session and the cart come after the page: what they do not change is not drawn again.
const Logo = memo(HeaderLogo)
const Nav = memo(NavMenu)
const Search = memo(SearchBox)

/**
 * Shows the head of every page. Works before scripts load: links, a search form, and a link in place of the drawer's
 * button.
 */
export function Header({
  logo,
  cart,
  seller,
  help,
  wishes,
  account,
  search,
  categories,
  categoriesHref,
  loadBranch,
  more,
  nav,
  start,
  end,
}: HeaderProps) {
  const t = useLabels('header', headerLabels)
  const reading = useReading(headerScrollThreshold, navAwayBelow)
  const categoriesPart = useOpener(categoriesHref, drawer)
  const searchPart = useOpener(search.action, overlay)
  const { Dialog: Drawer } = categoriesPart
  const { Dialog: Overlay } = searchPart

  return (
    <header className={bar.root} data-state={reading} data-component="Header">
      <TooltipGroup>
        <div className={bar.bar} part="bar">
          {start}
          <IconButton
            label={t('categories')}
            icon={MenuIcon}
            className={styles.narrow}
            {...categoriesPart.trigger('icon')}
          />
          <Logo {...logo} />
          <Button
            emphasis="plain"
            icon={LayoutGrid}
            iconSize="md"
            className={styles.categories}
            {...categoriesPart.trigger('word')}
          >
            <span className={styles.categoriesWord}>{t('categories')}</span>
          </Button>
          <div className={styles.search} part="search">
            <Search {...search} />
          </div>
          <div className={bar.actions}>
            <IconButton
              label={t('search')}
              icon={SearchIcon}
              className={styles.narrow}
              {...searchPart.trigger('icon')}
            />
            <HeaderActions {...{ cart, seller, help, wishes, account }} />
          </div>
          {end}
        </div>
      </TooltipGroup>
      <div className={styles.nav} part="nav">
        <Nav {...nav} />
      </div>
      {Drawer && (
        <Drawer {...categoriesPart.dialog} {...{ logo, categories, more, loadBranch: loadBranch }} />
      )}
      {Overlay && <Overlay {...searchPart.dialog} {...search} />}
    </header>
  )
}
