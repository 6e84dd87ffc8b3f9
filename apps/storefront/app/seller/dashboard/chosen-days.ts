import type { DateRangePreset } from '@stoa/back-office'
import type { ReportDays } from './use-report.ts'

export const PRESETS: readonly DateRangePreset[] = [
  { id: '1', label: 'Today' },
  { id: '7', label: '7 days' },
  { id: '30', label: '30 days' },
  { id: '90', label: '90 days' },
  { id: '365', label: '1 year' },
]
const USUAL = '30'
const DATE = /^\d{4}-\d\d-\d\d$/

/** The days that an address names: `?days=7`, or `?from=2026-05-01&to=2026-05-31`. What is neither is the usual. */
export function readDays(search: URLSearchParams): { preset: string | null; query: ReportDays } {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (DATE.test(from) && DATE.test(to)) return { preset: null, query: { from, to } }
  const days = search.get('days') ?? USUAL
  const preset = PRESETS.some(({ id }) => id === days) ? days : USUAL
  return { preset, query: { days: Number(preset) } }
}

/** What the address says then. */
export const presetSearch = (id: string): Record<string, string> => (id === USUAL ? {} : { days: id })
