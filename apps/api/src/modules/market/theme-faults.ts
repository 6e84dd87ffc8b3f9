import { wholeTheme } from '../../platform/brand-colors.ts'
import { brandPairs, pairedColors } from '../../platform/brand-pairs.ts'
import { contrast } from '../../platform/contrast.ts'
import type { NamedColors } from '../../platform/derived-colors.ts'
import type { MarketSettings } from '../../platform/market.ts'
import type { SettingsFault } from './settings-fault.ts'

/**
 * Finds the pairs of a theme's colors that can't be read. Each fault is at a color that the theme chooses, or at the
 * scheme if both colors follow from others.
 */
export function themeFaults(theme: MarketSettings['theme']): SettingsFault[] {
  const { light, dark } = wholeTheme(theme)
  return [...faultsOfScheme('light', light, theme.light), ...faultsOfScheme('dark', dark, theme.dark)]
}

function faultsOfScheme(
  scheme: 'light' | 'dark',
  own: NamedColors,
  chosen: Readonly<Partial<Record<string, string>>> | null,
): SettingsFault[] {
  const colorOf = (name: string) => own[name] ?? pairedColors[scheme][name]!
  return brandPairs.flatMap(([front, back, least]) => {
    const ratio = contrast(colorOf(front), colorOf(back))
    const isOwn = front in own || back in own
    if (!isOwn || ratio >= least) return []
    const place = [front, back].find(name => chosen?.[name])
    // Rounded down, so that a ratio that is too small never looks sufficient.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
    return [
      {
        path: `/theme/${scheme}${place ? `/${place}` : ''}`,
        message: `${front} on ${back} has a contrast of ${shown} and needs ${least}.`,
      },
    ]
  })
}
