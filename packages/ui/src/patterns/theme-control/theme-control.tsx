'use client'

import { Button } from '../../primitives/button/index.ts'
import { Menu, MenuChoice } from '../../primitives/menu/index.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { useTheme } from '../../system/use-theme.ts'
import { trigger } from './theme-control.css.ts'
import { useThemeOptions } from './use-theme-options.ts'

/** Light, dark, or as the system has it (which forgets the stored choice). Needs scripts, so it waits for them. */
export function ThemeControl() {
  const { theme, setTheme } = useTheme()
  const { t, options } = useThemeOptions()
  const hydrated = useHydrated()
  const chosen = options.find(option => option.value === theme) ?? options[2]
  return (
    <Menu
      trigger={
        <Button
          data-component="ThemeControl"
          emphasis="plain"
          size="sm"
          icon={chosen.icon}
          className={trigger}
          data-ready={hydrated}
        >
          {t('current', { theme: chosen.label })}
        </Button>
      }
    >
      <MenuChoice label={t('theme')} value={theme} options={options} onValueChange={setTheme} />
    </Menu>
  )
}
