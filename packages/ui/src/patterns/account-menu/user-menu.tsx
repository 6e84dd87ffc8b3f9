'use client'

import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import Store from 'lucide-react/icons/store'
import User from 'lucide-react/icons/user'
import { Avatar } from '../../primitives/avatar/index.ts'
import {
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuList,
  type MenuListState,
  MenuSeparator,
} from '../../primitives/menu/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import { useTheme } from '../../system/use-theme.ts'
import { useThemeOptions } from '../theme-control/use-theme-options.ts'
import * as styles from './account-menu.css.ts'
import { accountMenuLabels } from './account-menu.labels.ts'
import type { AccountUser } from './account-types.ts'

const icons = { user: User, orders: Package, heart: Heart, store: Store, settings: Settings } as const

export interface UserMenuProps extends MenuListState {
  account: AccountUser
}

export function UserMenu({ account, ...menu }: UserMenuProps) {
  const t = useLabels('accountMenu', accountMenuLabels)
  const { theme, setTheme } = useTheme()
  const { options } = useThemeOptions()
  return (
    <MenuList {...menu}>
      <div className={styles.person}>
        <Avatar name={account.name} src={account.avatar} size="sm" />
        <span className={styles.personText}>
          <span className={styles.personName}>{account.name}</span>
          {account.email && <span className={styles.personMail}>{account.email}</span>}
        </span>
      </div>
      <MenuSeparator />
      {account.items.map(item => (
        <MenuItem key={item.href} href={item.href} icon={item.icon && icons[item.icon]}>
          {item.label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLabel>{t('theme')}</MenuLabel>
      <MenuChoice label={t('theme')} value={theme} options={options} onValueChange={setTheme} />
      <MenuSeparator />
      <MenuItem icon={LogOut} onClick={account.onLogOut}>
        {t('logOut')}
      </MenuItem>
    </MenuList>
  )
}
