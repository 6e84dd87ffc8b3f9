import type { FigureRow, ViewSource } from './figures.repository.ts'
import type { Period } from './period.ts'

/** Amounts in minor units. */
export interface PointSums {
  sales: number
  orders: number
  units: number
  refunds: number
  views: number
}

export interface TotalFigures extends PointSums {
  averageOrder: number | null
  net: number
  conversion: number | null
}

export interface PeriodFigures {
  now: PointSums[]
  before: PointSums[]
  totals: TotalFigures
  totalsBefore: TotalFigures
  sources: { source: ViewSource; views: number }[]
  countries: { countryCode: string | null; orders: number }[]
}

/**
 * Sums by bucket, and their totals: every tile is the sum of its bars. For the previous period, values after the
 * cutoff are left out, except in the conversion rate, which covers whole days.
 */
export function figuresOf(period: Pick<Period, 'buckets'>, rows: readonly FigureRow[]): PeriodFigures {
  const count = period.buckets.length
  const now = Array.from({ length: count }, emptySums)
  const before = Array.from({ length: count }, emptySums)
  const bucketAt = (at: number) => (at <= count ? before[at - 1] : now[at - count - 2])
  let ordersAfterCut = 0
  for (const row of rows) {
    if (row.what === 'views')
      (row.at <= count ? before[row.at - 1] : now[row.at - count - 1])!.views += row.count
    if (row.what === 'orders') {
      const bucket = bucketAt(row.at)
      if (bucket) Object.assign(bucket, { orders: row.count, sales: row.minor })
      else ordersAfterCut += row.count
    }
    if (row.what === 'units') {
      const bucket = bucketAt(row.at)
      if (bucket) bucket.units = row.count
    }
    if (row.what === 'refunds') {
      const bucket = bucketAt(row.at)
      if (bucket) bucket.refunds = row.minor
    }
  }
  return {
    now,
    before,
    totals: totalsOf(now, 0),
    totalsBefore: totalsOf(before, ordersAfterCut),
    sources: rows
      .filter(row => row.what === 'source')
      .map(row => ({ source: row.name as ViewSource, views: row.count }))
      .sort((a, b) => b.views - a.views),
    countries: rows
      .filter(row => row.what === 'country' && row.count > 0)
      .map(row => ({ countryCode: row.name, orders: row.count }))
      .sort((a, b) => b.orders - a.orders),
  }
}

const emptySums = (): PointSums => ({ sales: 0, orders: 0, units: 0, refunds: 0, views: 0 })

function totalsOf(points: readonly PointSums[], moreOrders: number): TotalFigures {
  const sums = emptySums()
  for (const point of points)
    for (const key of Object.keys(sums) as (keyof PointSums)[]) sums[key] += point[key]
  return {
    ...sums,
    averageOrder: sums.orders === 0 ? null : Math.round(sums.sales / sums.orders),
    net: sums.sales - sums.refunds,
    conversion: conversionOf(sums.orders + moreOrders, sums.views),
  }
}

/** Orders divided by views, with four places; null without views. */
export const conversionOf = (orders: number, views: number): number | null =>
  views === 0 ? null : Math.round((orders / views) * 10_000) / 10_000
