'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { MenuChoice, MenuLabel, MenuList, type MenuListState } from '@stoa/ui/menu'
import { shopSwitcherLabels } from './shop-switcher.labels.ts'

export interface ShopMenuProps extends MenuListState {
  shops: readonly { slug: string; name: string }[]
  value: string
  onValueChange: (slug: string) => void
}

/** The open choice of shops. */
export function ShopMenu({ shops, value, onValueChange, ...menu }: ShopMenuProps) {
  const t = useLabels('shopSwitcher', shopSwitcherLabels)
  return (
    <MenuList {...menu} align="start">
      <MenuLabel>{t('choose')}</MenuLabel>
      <MenuChoice
        label={t('choose')}
        value={value}
        options={shops.map(({ slug, name }) => ({ value: slug, label: name }))}
        onValueChange={onValueChange}
      />
    </MenuList>
  )
}
