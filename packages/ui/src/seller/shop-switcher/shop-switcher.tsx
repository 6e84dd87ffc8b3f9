'use client'

import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Menu, MenuChoice, MenuLabel } from '../../primitives/menu/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './shop-switcher.css.ts'
import { shopSwitcherLabels } from './shop-switcher.labels.ts'

export interface SwitchableShop {
  slug: string
  name: string
  logo?: string | undefined
  /** One word on how it stands: "Open". */
  status?: string | undefined
}

export interface ShopSwitcherProps {
  shops: readonly SwitchableShop[]
  /** The slug of the one that is worked for. */
  value: string
  onChange: (slug: string) => void
  /** The sign alone, where there is no room for the name. */
  collapsed?: boolean | undefined
}

/** The shop that is worked for; with two or more it opens a choice of them. */
export function ShopSwitcher({ shops, value, onChange, collapsed = false }: ShopSwitcherProps) {
  const t = useLabels('shopSwitcher', shopSwitcherLabels)
  const shop = shops.find(({ slug }) => slug === value)
  if (!shop) return null
  const look = { className: styles.root({ collapsed }), 'data-component': 'ShopSwitcher' }
  if (shops.length === 1)
    return (
      <div {...look}>
        <Shop shop={shop} collapsed={collapsed} />
      </div>
    )
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" {...look}>
          <Shop shop={shop} collapsed={collapsed} />
          <VisuallyHidden>{t('open')}</VisuallyHidden>
          {!collapsed && <Icon as={ChevronsUpDown} size="sm" className={styles.arrow} />}
        </button>
      }
    >
      <MenuLabel>{t('choose')}</MenuLabel>
      <MenuChoice
        label={t('choose')}
        value={value}
        options={shops.map(({ slug, name }) => ({ value: slug, label: name }))}
        onValueChange={onChange}
      />
    </Menu>
  )
}

const Shop = ({ shop, collapsed }: { shop: SwitchableShop; collapsed: boolean }) => (
  <>
    <Avatar name={shop.name} id={shop.slug} src={shop.logo} shape="arch" size="sm" />
    <span className={styles.texts({ collapsed })}>
      <span className={styles.name}>{shop.name}</span>
      {shop.status && <span className={styles.status}>{shop.status}</span>}
    </span>
  </>
)
