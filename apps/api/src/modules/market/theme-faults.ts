import { brandPairs, pairedColors } from '../../platform/brand-pairs.ts'
import { contrast } from '../../platform/contrast.ts'
import type { MarketSettings } from '../../platform/market.ts'
import type { SettingsFault } from './settings-fault.ts'

/** Finds the pairs of a theme's colors that can't be read. Each fault is at a color that the theme chooses. */
export const themeFaults = (theme: MarketSettings['theme']): SettingsFault[] => [
  ...faultsOfScheme('light', theme.light),
  ...faultsOfScheme('dark', theme.dark),
]

function faultsOfScheme(
  scheme: 'light' | 'dark',
  chosen: Readonly<Partial<Record<string, string>>> | null,
): SettingsFault[] {
  if (!chosen) return []
  const colorOf = (name: string) => chosen[name] ?? pairedColors[scheme][name]!
  return brandPairs.flatMap(([front, back, least]) => {
    const ratio = contrast(colorOf(front), colorOf(back))
    const isChosen = front in chosen || back in chosen
    if (!isChosen || ratio >= least) return []
    // Rounded down, so that a ratio that is too small never looks sufficient.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
    return [
      {
        path: `/theme/${scheme}/${front in chosen ? front : back}`,
        message: `${front} on ${back} has a contrast of ${shown} and needs ${least}.`,
      },
    ]
  })
}
