'use client'

import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { IconGlyph } from '../../primitives/icon/index.ts'
import type { Theme } from '../../system/theme.ts'
import { type Translate, useLabels } from '../../system/use-labels.ts'
import { themeControlLabels } from './theme-control.labels.ts'

export interface ThemeOption {
  value: Theme
  label: string
  icon: IconGlyph
}

/** Returns the three choices with labels and icons, for the footer's control and the account menu. */
export function useThemeOptions(): {
  t: Translate<typeof themeControlLabels>
  options: readonly ThemeOption[]
} {
  const t = useLabels('themeControl', themeControlLabels)
  const options: readonly ThemeOption[] = [
    { value: 'light', label: t('light'), icon: Sun },
    { value: 'dark', label: t('dark'), icon: Moon },
    { value: 'system', label: t('system'), icon: Monitor },
  ]
  return { t, options }
}
