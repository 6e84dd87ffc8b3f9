import type { Dashboard } from '@stoa/api-client/schema'
import { BarList, ChartFrame, LineChart } from '@stoa/back-office'
import { productHref } from '../../lib/view.ts'
import type { ReportName } from './use-report.ts'
import {
  amount,
  countryName,
  figure,
  pointName,
  salesPoints,
  salesSentence,
  share,
  shortAmount,
} from './words.ts'

export interface PlotProps {
  dashboard: Dashboard
  report: { busy: ReportName | null; save: (report: ReportName) => void }
}

const SOURCES: Record<Dashboard['sources'][number]['source'], string> = {
  home: 'Home page',
  search: 'Search',
  category: 'Categories',
  shop: 'Shop page',
  elsewhere: 'Elsewhere',
}

export function SalesPlot({ dashboard, report }: PlotProps) {
  const { range, series } = dashboard
  return (
    <ChartFrame
      title="Sales"
      summary={salesSentence(dashboard)}
      table={{
        columns: [
          range.unit === 'day' ? 'Day' : 'Month',
          'Sales',
          'Orders',
          'Pieces',
          'Refunds',
          'Sales before',
        ],
        rows: series.map(point => [
          pointName(point, range.unit),
          amount(point.sales),
          figure(point.orders),
          figure(point.units),
          amount(point.refunds),
          amount(point.before.sales),
        ]),
      }}
      onDownload={() => report.save('sales')}
      downloading={report.busy === 'sales'}
    >
      <LineChart
        label={`Sales by ${range.unit}`}
        points={salesPoints(dashboard)}
        format={amount}
        formatAxis={shortAmount}
      />
    </ChartFrame>
  )
}

export function BestProducts({ dashboard, report }: PlotProps) {
  const { bestProducts } = dashboard
  return (
    <ChartFrame
      title="Best products"
      summary={bestProducts.length === 0 ? 'Nothing was sold in these days.' : undefined}
      {...(bestProducts.length > 0 && {
        onDownload: () => report.save('products'),
        downloading: report.busy === 'products',
      })}
    >
      {bestProducts.length > 0 && (
        <BarList
          aria-label="Best products"
          items={bestProducts.map(({ id, title, slug, picture, units, sales }) => ({
            id: id ?? 'deleted',
            label: title,
            value: sales,
            text: amount(sales),
            note: `${figure(units)} sold`,
            href: slug === null ? undefined : productHref(slug),
            picture,
          }))}
        />
      )}
    </ChartFrame>
  )
}

export function BestCategories({ dashboard, report }: PlotProps) {
  const { bestCategories } = dashboard
  if (bestCategories.length === 0) return null
  return (
    <ChartFrame
      title="Best categories"
      onDownload={() => report.save('categories')}
      downloading={report.busy === 'categories'}
    >
      <BarList
        aria-label="Best categories"
        items={bestCategories.map(({ name, units, sales }) => ({
          id: name,
          label: name,
          value: sales,
          text: amount(sales),
          note: `${figure(units)} sold`,
        }))}
      />
    </ChartFrame>
  )
}

export function Sources({ dashboard, report }: PlotProps) {
  const { sources } = dashboard
  const all = sources.reduce((sum, { views }) => sum + views, 0)
  return (
    <ChartFrame
      title="Where shoppers come from"
      summary={
        all === 0
          ? 'Nobody has opened a page of your products in these days.'
          : `${figure(all)} views of your product pages.`
      }
      {...(all > 0 && { onDownload: () => report.save('sources'), downloading: report.busy === 'sources' })}
    >
      {all > 0 && (
        <BarList
          aria-label="Where shoppers come from"
          items={sources.map(({ source, views }) => ({
            id: source,
            label: SOURCES[source],
            value: views,
            text: share(views / all),
            note: figure(views),
          }))}
        />
      )}
    </ChartFrame>
  )
}

export function Countries({ dashboard, report }: PlotProps) {
  const { countries } = dashboard
  if (countries.length === 0) return null
  return (
    <ChartFrame
      title="Where orders go"
      onDownload={() => report.save('countries')}
      downloading={report.busy === 'countries'}
    >
      <BarList
        aria-label="Where orders go"
        items={countries.map(({ countryCode, orders }) => ({
          id: countryCode ?? 'unknown',
          label: countryName(countryCode),
          value: orders,
          text: figure(orders),
        }))}
      />
    </ChartFrame>
  )
}
