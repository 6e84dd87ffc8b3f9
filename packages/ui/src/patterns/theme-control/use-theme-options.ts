'use client'

import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useLabels } from '../../system/use-labels.ts'
import { themeControlLabels } from './theme-control.labels.ts'

/** The three choices with their words and icons, for the footer's control and the account menu. */
export function useThemeOptions() {
  const t = useLabels('themeControl', themeControlLabels)
  const options = [
    { value: 'light', label: t('light'), icon: Sun },
    { value: 'dark', label: t('dark'), icon: Moon },
    { value: 'system', label: t('system'), icon: Monitor },
  ] as const
  return { t, options }
}
