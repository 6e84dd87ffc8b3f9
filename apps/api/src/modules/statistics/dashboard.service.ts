import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { nullablePicture } from '../read-model/index.ts'
import { findLatestReviews } from '../reviews/index.ts'
import { findFigures } from './figures.repository.ts'
import { figuresOf, type PointSums, type TotalFigures } from './figures.ts'
import { findCalendar, findInstants, type TimedPeriod } from './period.repository.ts'
import { MAX_DAYS, type PeriodMistake, periodOf } from './period.ts'
import { findSold, type SoldCategoryRow, type SoldProductRow } from './sold.repository.ts'
import { findToDo } from './to-do.repository.ts'

type Schemas = components['schemas']

export interface RangeQuery {
  readonly from?: string
  readonly to?: string
  readonly days?: number
}

const SHOWN = 5
const LATEST_REVIEWS = 3

/** Creates the service for a shop's figures. Everything is counted at the time of the request. */
export function createDashboardService({ db, clock, money }: Pick<Deps, 'db' | 'clock' | 'money'>) {
  const amounts = <Sums extends PointSums>({ sales, refunds, ...rest }: Sums) => ({
    ...rest,
    sales: money.toDecimal(sales),
    refunds: money.toDecimal(refunds),
  })
  const totals = (sums: TotalFigures): Schemas['Figures'] => ({
    ...amounts(sums),
    averageOrder: money.toNullableDecimal(sums.averageOrder),
    net: money.toDecimal(sums.net),
  })

  return {
    /** @throws problem `request.invalid` */
    async dashboard(shop: ShopScope, query: RangeQuery): Promise<Schemas['Dashboard']> {
      const now = clock.now()
      const period = await timePeriod({ db }, shop, query, now)
      const [rows, sold, toDo, latestReviews] = await Promise.all([
        findFigures(db, shop, period),
        findSold(db, shop, period, SHOWN),
        findToDo(db, shop, { now, endOfToday: period.endOfToday }),
        findLatestReviews(db, shop, LATEST_REVIEWS),
      ])
      const figures = figuresOf(period, rows)
      return {
        range: rangeOf(period),
        currency: money.currency,
        hasSold: toDo.hasSold,
        toDo: toDo.toDo,
        totals: totals(figures.totals),
        before: totals(figures.totalsBefore),
        series: period.buckets.map((bucket, at) => ({
          ...bucket,
          ...amounts(figures.now[at]!),
          before: { ...period.beforeBuckets[at]!, ...amounts(figures.before[at]!) },
        })),
        bestProducts: sold.products.map(({ minor, picture, ...row }) => ({
          ...row,
          title: productTitle(row),
          picture: nullablePicture(picture, row.title ?? ''),
          sales: money.toDecimal(minor),
        })),
        bestCategories: sold.categories.map(({ minor, ...row }) => ({
          ...row,
          name: categoryName(row),
          sales: money.toDecimal(minor),
        })),
        sources: figures.sources,
        countries: figures.countries.slice(0, SHOWN),
        waitingOrders: toDo.orders.map(({ totalMinor, ...order }) => ({
          ...order,
          total: money.toDecimal(totalMinor),
        })),
        lowStock: toDo.lowStock.map(({ picture, ...row }) => ({
          ...row,
          picture: nullablePicture(picture, row.title),
        })),
        latestReviews,
      }
    },
  }
}

/**
 * The days that were asked for, in the shop's time zone.
 *
 * @throws problem `request.invalid`
 */
export async function timePeriod(
  { db }: Pick<Deps, 'db'>,
  shop: ShopScope,
  query: RangeQuery,
  now: Date,
): Promise<TimedPeriod> {
  const { timeZone, today } = await findCalendar(db, shop, now)
  const period = periodOf(query, today)
  if (typeof period === 'string') throw refused(period)
  return { ...period, timeZone, ...(await findInstants(db, shop, period, now)) }
}

export const productTitle = ({ title }: Pick<SoldProductRow, 'title'>): string =>
  title ?? 'Products that were deleted'
export const categoryName = ({ name }: Pick<SoldCategoryRow, 'name'>): string => name ?? 'Without a category'

const rangeOf = ({
  from,
  to,
  days,
  unit,
  today,
  timeZone,
  isUnderWay,
  beforeFrom,
  beforeTo,
}: TimedPeriod): Schemas['DashboardRange'] => ({
  from,
  to,
  days,
  unit,
  today,
  timeZone,
  isUnderWay,
  beforeFrom,
  beforeTo,
})

const MISTAKES: Record<PeriodMistake, { pointer: string; message: string }> = {
  not_a_date: { pointer: '?from', message: 'This isn’t a valid date.' },
  ends_before_it_begins: { pointer: '?to', message: 'The last day is before the first day.' },
  in_the_future: { pointer: '?from', message: 'This day is in the future.' },
  too_long: { pointer: '?from', message: `Choose at most ${MAX_DAYS} days.` },
}

function refused(mistake: PeriodMistake) {
  const { pointer, message } = MISTAKES[mistake]
  return problem('request.invalid', {
    detail: message,
    fields: [{ pointer, code: mistake, message }],
  })
}
