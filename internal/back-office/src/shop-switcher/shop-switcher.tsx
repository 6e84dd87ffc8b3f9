'use client'

import { Avatar } from '@stoa/ui/avatar'
import { Icon } from '@stoa/ui/icon'
import { lazyPart, useIdlePreload, useLabels } from '@stoa/ui/internal/system'
import { useLazyMenu } from '@stoa/ui/menu'
import type { ShopTone } from '@stoa/ui/tokens'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ShopMenuProps } from './shop-menu.tsx'
import * as styles from './shop-switcher.css.ts'
import { shopSwitcherLabels } from './shop-switcher.labels.ts'

/** Most people work for one shop, and see no menu. */
const shopMenu = lazyPart<ShopMenuProps>(() => import('./shop-menu.tsx').then(module => module.ShopMenu))

export interface SwitchableShop {
  /** Unique among the shops; `onValueChange` gets it. */
  slug: string
  /** The shop's name. */
  name: string
  /** Address of the shop's own sign. Without it the first letter shows. */
  logo?: string | undefined
  /** Wall in whose color its sign is. */
  tone?: ShopTone | undefined
  /** Status of the shop: "Open". Leave out for none. */
  status?: string | undefined
}

export interface ShopSwitcherProps {
  /** Shops of the user. With one there is no menu. */
  shops: readonly SwitchableShop[]
  /** The slug of the shop that is worked for. */
  value: string
  /** Called with the slug of the shop that was chosen. */
  onValueChange: (slug: string) => void
  /** Shows the sign alone. Default `false`. */
  collapsed?: boolean | undefined
}

/** Shows the current shop; with two or more it opens a choice. */
export function ShopSwitcher({ shops, value, onValueChange, collapsed = false }: ShopSwitcherProps) {
  const shop = shops.find(({ slug }) => slug === value)
  if (!shop) return null
  if (shops.length === 1)
    return (
      <div className={styles.root({ collapsed })} data-component="ShopSwitcher">
        <Shop shop={shop} collapsed={collapsed} />
      </div>
    )
  return <Choice shop={shop} {...{ shops, value, onValueChange, collapsed }} />
}

function Choice({ shop, collapsed, ...choice }: Required<ShopSwitcherProps> & { shop: SwitchableShop }) {
  const t = useLabels('shopSwitcher', shopSwitcherLabels)
  useIdlePreload(shopMenu)
  const { Menu, trigger, list } = useLazyMenu(shopMenu)
  return (
    <>
      <button type="button" className={styles.root({ collapsed })} data-component="ShopSwitcher" {...trigger}>
        <Shop shop={shop} collapsed={collapsed} />
        <VisuallyHidden>{t('open')}</VisuallyHidden>
        {!collapsed && <Icon as={ChevronsUpDown} size="sm" className={styles.arrow} />}
      </button>
      {Menu && <Menu {...choice} {...list} />}
    </>
  )
}

const Shop = ({ shop, collapsed }: { shop: SwitchableShop; collapsed: boolean }) => (
  <>
    <Avatar name={shop.name} id={shop.slug} tone={shop.tone} src={shop.logo} shape="arch" size="sm" />
    <span className={styles.texts({ collapsed })}>
      <span className={styles.name}>{shop.name}</span>
      {shop.status && <span className={styles.status}>{shop.status}</span>}
    </span>
  </>
)
