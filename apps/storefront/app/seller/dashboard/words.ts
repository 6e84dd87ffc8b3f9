import type { Dashboard, DashboardPoint, Figures } from '@stoa/api-client/schema'
import type { ChartPoint, StatChange } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { inLocale } from '../../lib/locale.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { figureWordLabels, salesSummaryLabels } from './words.labels.ts'

const percent = inLocale(
  locale => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)
const signed = inLocale(
  locale =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
)
const points = inLocale(
  locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
)
const whole = inLocale(locale => new Intl.NumberFormat(locale))
const compact = inLocale(
  locale => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
)
const regions = new Intl.DisplayNames('en', { type: 'region' })

/** Creates a formatter for calendar days, which have no time and so no time zone. */
const day = (options: Intl.DateTimeFormatOptions) => {
  const format = inLocale(locale => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return (date: string) => format().format(new Date(`${date}T00:00:00Z`))
}
const shortDay = day({ month: 'short', day: 'numeric' })
const longDay = day({ month: 'long', day: 'numeric', year: 'numeric' })
const shortMonth = day({ month: 'short', year: '2-digit' })
const longMonth = day({ month: 'long', year: 'numeric' })

export const amount = (decimal: number): string => formatMoney(toMinor(decimal))
export const figure = (value: number): string => whole().format(value)
export const shortAmount = (decimal: number): string =>
  Math.abs(decimal) < 1_000 ? whole().format(decimal) : compact().format(decimal)
export const share = (part: number | null): string => (part === null ? '–' : percent().format(part))

export function countryName(code: string | null): string {
  if (code === null) return figureWordLabels.unknownCountry
  try {
    return regions.of(code) ?? code
  } catch {
    return code
  }
}

/** Relative change in percent. Undefined if there was nothing before. */
export function changeOf(now: number | null, before: number | null): StatChange | undefined {
  if (now === null || before === null || before === 0) return undefined
  const part = (now - before) / Math.abs(before)
  const text = signed().format(part)
  return { text, direction: directionOf(Math.round(part * 1_000)) }
}

/** Change of a share, in percentage points. Undefined if either share is unknown. */
export function changeInPoints(now: number | null, before: number | null): StatChange | undefined {
  if (now === null || before === null) return undefined
  const difference = Math.round((now - before) * 1_000) / 10
  return {
    text: formatMessage(figureWordLabels.points, { count: points().format(difference) }),
    direction: directionOf(difference),
  }
}

const directionOf = (difference: number): StatChange['direction'] =>
  difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'

export function pointName({ from, to }: Pick<DashboardPoint, 'from' | 'to'>, unit: 'day' | 'month'): string {
  if (unit === 'day') return longDay(from)
  const isWhole = from.endsWith('-01') && to >= `${from.slice(0, 8)}28`
  return isWhole
    ? longMonth(from)
    : formatMessage(figureWordLabels.range, { from: shortDay(from), to: longDay(to) })
}

export const salesPoints = ({ series, range }: Pick<Dashboard, 'series' | 'range'>): ChartPoint[] =>
  series.map(point => ({
    label: range.unit === 'day' ? shortDay(point.from) : shortMonth(point.from),
    name: pointName(point, range.unit),
    value: point.sales,
    before: point.before.sales,
  }))

export const comparisonOf = (days: number): string => formatMessage(figureWordLabels.comparison, { days })

/** Creates a summary like "$9,842.00, 18.4% more than in the 30 days before. The best day was May 19, 2026 with $890.00." */
export function salesSentence({ series, range, totals, before }: Dashboard): string {
  if (totals.orders === 0) return salesSummaryLabels.none
  const compared = comparedWith(totals, before, range.days)
  if (series.length <= 1) return compared
  const best = series.reduce((most, point) => (point.sales > most.sales ? point : most))
  const label = range.unit === 'day' ? salesSummaryLabels.bestDay : salesSummaryLabels.bestMonth
  const name = pointName(best, range.unit)
  return `${compared} ${formatMessage(label, { name, amount: amount(best.sales) })}`
}

function comparedWith(now: Figures, before: Figures, days: number): string {
  const values = { amount: amount(now.sales), days }
  if (before.sales === 0) return formatMessage(salesSummaryLabels.first, values)
  const part = (now.sales - before.sales) / before.sales
  if (Math.abs(part) < 0.0005) return formatMessage(salesSummaryLabels.same, values)
  const label = part > 0 ? salesSummaryLabels.more : salesSummaryLabels.less
  return formatMessage(label, { ...values, share: percent().format(Math.abs(part)) })
}
