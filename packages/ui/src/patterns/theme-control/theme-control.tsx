'use client'

import { Button } from '../../primitives/button/index.ts'
import { type MenuListState, useLazyMenu } from '../../primitives/menu/index.ts'
import { lazyPart } from '../../system/lazy-part.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { useTheme } from '../../system/use-theme.ts'
import * as styles from './theme-control.css.ts'
import { useThemeOptions } from './use-theme-options.ts'

const themeMenu = lazyPart<MenuListState>(() => import('./theme-menu.tsx').then(module => module.ThemeMenu))

/** Light, dark, or as the system has it (which forgets the stored choice). Needs scripts, so it waits for them. */
export function ThemeControl() {
  const { theme } = useTheme()
  const { t, options } = useThemeOptions()
  const hydrated = useHydrated()
  const { Menu, trigger, list } = useLazyMenu(themeMenu)
  const chosen = options.find(option => option.value === theme)
  return (
    <>
      <Button
        data-component="ThemeControl"
        emphasis="plain"
        size="sm"
        icon={chosen?.icon}
        className={styles.trigger}
        data-ready={hydrated}
        {...trigger}
      >
        {t('current', { theme: chosen?.label ?? '' })}
      </Button>
      {Menu && <Menu {...list} />}
    </>
  )
}
