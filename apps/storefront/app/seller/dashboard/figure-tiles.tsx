import type { Dashboard } from '@stoa/api-client/schema'
import { Sparkline, StatTile } from '@stoa/back-office'
import { amount, changeInPoints, changeOf, comparisonOf, figure, share } from './words.ts'

/** Sales, orders, units, average order and conversion, each beside the days before. */
export function FigureTiles({ range, totals, before, series }: Dashboard) {
  const comparison = comparisonOf(range.days)
  return (
    <>
      <StatTile
        label="Sales"
        value={amount(totals.sales)}
        change={changeOf(totals.sales, before.sales)}
        comparison={comparison}
        how={`Items and delivery of the orders that were placed in these days and not canceled. ${amount(totals.refunds)} was refunded, by the day it was done: that leaves ${amount(totals.net)}.${today(range)}`}
      >
        <Sparkline values={series.map(({ sales }) => sales)} />
      </StatTile>
      <StatTile
        label="Orders"
        value={figure(totals.orders)}
        change={changeOf(totals.orders, before.orders)}
        comparison={comparison}
        how={`Orders that were placed in these days and not canceled. Days begin at midnight in ${range.timeZone}.${today(range)}`}
      >
        <Sparkline values={series.map(({ orders }) => orders)} />
      </StatTile>
      <StatTile
        label="Units"
        value={figure(totals.units)}
        change={changeOf(totals.units, before.units)}
        comparison={comparison}
        how={`Pieces of these orders, without those that were canceled.${today(range)}`}
      >
        <Sparkline values={series.map(({ units }) => units)} />
      </StatTile>
      <StatTile
        label="Average order"
        value={totals.averageOrder === null ? '–' : amount(totals.averageOrder)}
        change={changeOf(totals.averageOrder, before.averageOrder)}
        comparison={comparison}
        how="Sales divided by orders."
      >
        <Sparkline values={series.map(({ sales, orders }) => (orders === 0 ? 0 : sales / orders))} />
      </StatTile>
      <StatTile
        label="Conversion"
        value={share(totals.conversion)}
        change={changeInPoints(totals.conversion, before.conversion)}
        comparison={comparison}
        how={`Orders divided by views of your product pages (${figure(totals.views)}). Views are counted without cookies; programs that read pages may be among them. It is for comparing weeks.`}
      >
        <Sparkline values={series.map(({ orders, views }) => (views === 0 ? 0 : orders / views))} />
      </StatTile>
    </>
  )
}

const today = ({ isUnderWay }: Dashboard['range']): string =>
  isUnderWay ? ' Today is not over, so the days before are counted up to the same time of day.' : ''
