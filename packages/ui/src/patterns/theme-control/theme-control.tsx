'use client'

import type { ButtonHTMLAttributes, Ref } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { lazyPart } from '../../system/lazy-part.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { useOnDemand } from '../../system/use-on-demand.ts'
import { useTheme } from '../../system/use-theme.ts'
import { trigger } from './theme-control.css.ts'
import type { ThemeMenuProps } from './theme-menu.tsx'
import { useThemeOptions } from './use-theme-options.ts'

const themeMenu = lazyPart<ThemeMenuProps>(() => import('./theme-menu.tsx').then(module => module.ThemeMenu))

/** Light, dark, or as the system has it (which forgets the stored choice). Needs scripts, so it waits for them. */
export function ThemeControl() {
  const { Part, alone, ...state } = useOnDemand(themeMenu)
  return Part ? <Part trigger={<Trigger />} {...state} /> : <Trigger {...alone} />
}

interface TriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
}

function Trigger(props: TriggerProps) {
  const { theme } = useTheme()
  const { t, options } = useThemeOptions()
  const hydrated = useHydrated()
  const chosen = options.find(option => option.value === theme)
  return (
    <Button
      data-component="ThemeControl"
      emphasis="plain"
      size="sm"
      icon={chosen?.icon}
      className={trigger}
      data-ready={hydrated}
      {...props}
    >
      {t('current', { theme: chosen?.label ?? '' })}
    </Button>
  )
}
