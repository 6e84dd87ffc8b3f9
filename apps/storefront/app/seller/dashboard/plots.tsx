import type { Dashboard } from '@stoa/api-client/schema'
import { BarList, ChartFrame, LineChart } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { productHref } from '../../lib/variant-href.ts'
import { plotLabels, salesPlotLabels, sourceLabels, sourcesLabels } from './plots.labels.ts'
import type { ReportName } from './use-report.ts'
import { salesSummaryLabels } from './words.labels.ts'
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

export function SalesPlot({ dashboard, report }: PlotProps) {
  const { range, series } = dashboard
  return (
    <ChartFrame
      title={salesPlotLabels.title}
      summary={salesSentence(dashboard)}
      table={{
        columns: [
          salesPlotLabels[range.unit],
          salesPlotLabels.sales,
          salesPlotLabels.orders,
          salesPlotLabels.units,
          salesPlotLabels.refunds,
          salesPlotLabels.salesBefore,
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
      busy={report.busy === 'sales'}
    >
      <LineChart
        label={range.unit === 'day' ? salesPlotLabels.byDay : salesPlotLabels.byMonth}
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
      title={plotLabels.products}
      summary={bestProducts.length === 0 ? salesSummaryLabels.none : undefined}
      {...(bestProducts.length > 0 && {
        onDownload: () => report.save('products'),
        busy: report.busy === 'products',
      })}
    >
      {bestProducts.length > 0 && (
        <BarList
          aria-label={plotLabels.products}
          items={bestProducts.map(({ id, title, slug, picture, units, sales }) => ({
            id: id ?? 'deleted',
            label: title,
            value: sales,
            text: amount(sales),
            note: formatMessage(plotLabels.sold, { count: units }),
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
      title={plotLabels.categories}
      onDownload={() => report.save('categories')}
      busy={report.busy === 'categories'}
    >
      <BarList
        aria-label={plotLabels.categories}
        items={bestCategories.map(({ name, units, sales }) => ({
          id: name,
          label: name,
          value: sales,
          text: amount(sales),
          note: formatMessage(plotLabels.sold, { count: units }),
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
      title={sourcesLabels.title}
      summary={all === 0 ? sourcesLabels.none : formatMessage(sourcesLabels.views, { count: all })}
      {...(all > 0 && { onDownload: () => report.save('sources'), busy: report.busy === 'sources' })}
    >
      {all > 0 && (
        <BarList
          aria-label={sourcesLabels.title}
          items={sources.map(({ source, views }) => ({
            id: source,
            label: sourceLabels[source],
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
      title={plotLabels.countries}
      onDownload={() => report.save('countries')}
      busy={report.busy === 'countries'}
    >
      <BarList
        aria-label={plotLabels.countries}
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
