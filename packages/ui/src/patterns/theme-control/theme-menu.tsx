'use client'

import { MenuChoice, MenuList, type MenuListState } from '../../primitives/menu/index.ts'
import { useTheme } from '../../system/use-theme.ts'
import { useThemeOptions } from './use-theme-options.ts'

export function ThemeMenu(menu: MenuListState) {
  const { theme, setTheme } = useTheme()
  const { t, options } = useThemeOptions()
  return (
    <MenuList {...menu}>
      <MenuChoice label={t('theme')} value={theme} options={options} onValueChange={setTheme} />
    </MenuList>
  )
}
