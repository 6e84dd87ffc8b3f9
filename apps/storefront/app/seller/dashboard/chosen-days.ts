import type { DateRangePreset } from '@stoa/back-office'
import { presetLabels } from './dashboard-page.labels.ts'
import type { ReportDays } from './use-report.ts'

export const PRESETS: readonly DateRangePreset[] = Object.entries(presetLabels).map(([id, label]) => ({
  id,
  label,
}))
const USUAL = '30'
const DATE = /^\d{4}-\d\d-\d\d$/

/** Days that a URL names: `?days=7`, or `?from=2026-05-01&to=2026-05-31`. Anything else means 30 days. */
export function readDays(search: URLSearchParams): { preset: string | null; query: ReportDays } {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (DATE.test(from) && DATE.test(to)) return { preset: null, query: { from, to } }
  const days = search.get('days') ?? USUAL
  const preset = PRESETS.some(({ id }) => id === days) ? days : USUAL
  return { preset, query: { days: Number(preset) } }
}

/** Search parameters of a preset. Empty for the default. */
export const presetSearch = (id: string): Record<string, string> => (id === USUAL ? {} : { days: id })
