'use client'

import type { ReactElement } from 'react'
import { Menu, MenuChoice } from '../../primitives/menu/index.ts'
import { useTheme } from '../../system/use-theme.ts'
import { useThemeOptions } from './use-theme-options.ts'

export interface ThemeMenuProps {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ThemeMenu(props: ThemeMenuProps) {
  const { theme, setTheme } = useTheme()
  const { t, options } = useThemeOptions()
  return (
    <Menu {...props}>
      <MenuChoice label={t('theme')} value={theme} options={options} onValueChange={setTheme} />
    </Menu>
  )
}
