import type { RawAnswer, ShopScope } from '../../contract/handlers.ts'
import type { CsvCell } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { csvOf } from './csv.ts'
import { categoryName, productTitle, type RangeQuery, timePeriod } from './dashboard.service.ts'
import { findFigures } from './figures.repository.ts'
import { conversionOf, figuresOf, type PeriodFigures, type PointSums } from './figures.ts'
import type { TimedPeriod } from './period.repository.ts'
import { findSold, type SoldRow } from './sold.repository.ts'

export type Report = 'sales' | 'products' | 'categories' | 'sources' | 'countries'

interface Table {
  columns: string[]
  rows: CsvCell[][]
}
interface Counted {
  period: TimedPeriod
  figures: PeriodFigures
  sold: SoldRow
}

/** Above the number of products that a shop can have. */
const ALL = 1_000_000

/** Creates the service that exports a chart's complete data as a file, from the same statements as the dashboard. */
export function createReportService({ db, clock, money }: Pick<Deps, 'db' | 'clock' | 'money'>) {
  const { toDecimal, toNullableDecimal } = money
  const point = (sums: PointSums): CsvCell[] => [
    toDecimal(sums.sales),
    sums.orders,
    sums.units,
    toNullableDecimal(sums.orders === 0 ? null : Math.round(sums.sales / sums.orders)),
    toDecimal(sums.refunds),
    sums.views,
    conversionOf(sums.orders, sums.views),
  ]
  const tables: Record<Report, (counted: Counted) => Table> = {
    sales: ({ period, figures }) => ({
      columns: [
        'From',
        'To',
        `Sales (${money.currency})`,
        'Orders',
        'Units',
        'Average order',
        'Refunds',
        'Product page views',
        'Conversion',
        'Before: from',
        'Before: to',
        'Before: sales',
        'Before: orders',
        'Before: units',
        'Before: average order',
        'Before: refunds',
        'Before: product page views',
        'Before: conversion',
      ],
      rows: period.buckets.map(({ from, to }, at) => {
        const before = period.beforeBuckets[at]!
        return [from, to, ...point(figures.now[at]!), before.from, before.to, ...point(figures.before[at]!)]
      }),
    }),
    products: ({ sold }) => ({
      columns: ['Product', 'Address', 'Units', `Sales (${money.currency})`],
      rows: sold.products.map(row => [productTitle(row), row.slug, row.units, toDecimal(row.minor)]),
    }),
    categories: ({ sold }) => ({
      columns: ['Category', 'Units', `Sales (${money.currency})`],
      rows: sold.categories.map(row => [categoryName(row), row.units, toDecimal(row.minor)]),
    }),
    sources: ({ figures }) => ({
      columns: ['Source', 'Product page views'],
      rows: figures.sources.map(({ source, views }) => [source, views]),
    }),
    countries: ({ figures }) => ({
      columns: ['Country', 'Orders'],
      rows: figures.countries.map(({ countryCode, orders }) => [countryCode ?? 'Not known', orders]),
    }),
  }

  return {
    /** @throws problem `request.invalid` */
    async csv(shop: ShopScope, report: Report, query: RangeQuery): Promise<RawAnswer> {
      const period = await timePeriod({ db }, shop, query, clock.now())
      const [rows, sold] = await Promise.all([findFigures(db, shop, period), findSold(db, shop, period, ALL)])
      const { columns, rows: cells } = tables[report]({
        period,
        sold,
        figures: figuresOf(period, rows),
      })
      return {
        contentType: 'text/csv; charset=utf-8',
        body: Buffer.from(csvOf(columns, cells)),
        headers: {
          'content-disposition': `attachment; filename="${shop.slug}-${report}-${period.from}-${period.to}.csv"`,
        },
      }
    },
  }
}
