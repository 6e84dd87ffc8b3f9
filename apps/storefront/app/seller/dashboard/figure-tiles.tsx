import type { Dashboard } from '@stoa/api-client/schema'
import { Sparkline, StatTile } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { figureLabels, figureTextLabels } from './figure-tiles.labels.ts'
import { amount, changeInPoints, changeOf, comparisonOf, figure, share } from './words.ts'

/** Shows sales, orders, items, average order and conversion, each compared with the period before. */
export function FigureTiles({ range, totals, before, series }: Dashboard) {
  const comparison = comparisonOf(range.days)
  return (
    <>
      <StatTile
        label={figureLabels.sales}
        value={amount(totals.sales)}
        change={changeOf(totals.sales, before.sales)}
        comparison={comparison}
        how={withToday(
          range,
          formatMessage(figureTextLabels.sales, {
            refunds: amount(totals.refunds),
            net: amount(totals.net),
          }),
        )}
      >
        <Sparkline values={series.map(({ sales }) => sales)} />
      </StatTile>
      <StatTile
        label={figureLabels.orders}
        value={figure(totals.orders)}
        change={changeOf(totals.orders, before.orders)}
        comparison={comparison}
        how={withToday(range, formatMessage(figureTextLabels.orders, { timeZone: range.timeZone }))}
      >
        <Sparkline values={series.map(({ orders }) => orders)} />
      </StatTile>
      <StatTile
        label={figureLabels.units}
        value={figure(totals.units)}
        change={changeOf(totals.units, before.units)}
        comparison={comparison}
        how={withToday(range, figureTextLabels.units)}
      >
        <Sparkline values={series.map(({ units }) => units)} />
      </StatTile>
      <StatTile
        label={figureLabels.averageOrder}
        value={totals.averageOrder === null ? '–' : amount(totals.averageOrder)}
        change={changeOf(totals.averageOrder, before.averageOrder)}
        comparison={comparison}
        how={figureTextLabels.averageOrder}
      >
        <Sparkline values={series.map(({ sales, orders }) => (orders === 0 ? 0 : sales / orders))} />
      </StatTile>
      <StatTile
        label={figureLabels.conversion}
        value={share(totals.conversion)}
        change={changeInPoints(totals.conversion, before.conversion)}
        comparison={comparison}
        how={formatMessage(figureTextLabels.conversion, { views: totals.views })}
      >
        <Sparkline values={series.map(({ orders, views }) => (views === 0 ? 0 : orders / views))} />
      </StatTile>
    </>
  )
}

const withToday = ({ isUnderWay }: Dashboard['range'], text: string): string =>
  isUnderWay ? `${text} ${figureTextLabels.today}` : text
