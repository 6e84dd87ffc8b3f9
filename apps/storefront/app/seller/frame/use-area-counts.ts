import { formatMessage } from '@stoa/ui/messages'
import { useSellerStart } from '../api/use-seller-start.ts'
import { areaCountLabels } from './area-counts.labels.ts'

/** Number of open tasks in each area, by the area’s URL. */
export type AreaCounts = Readonly<Record<string, { readonly count: number; readonly countLabel: string }>>

/** The API counts reviews and questions up to one more than this. */
const COUNTED = 99

/** Returns the badges of the menu. All are 0 until they have loaded. */
export function useAreaCounts(): AreaCounts {
  const { data } = useSellerStart()
  const { orders, returns, products } = data ?? {}
  const unsent = (orders?.toConfirm ?? 0) + (orders?.toShip ?? 0)
  const [waiting, claims] = [returns?.waiting ?? 0, returns?.claims ?? 0]
  return {
    '/seller/orders': {
      count: unsent,
      countLabel: formatMessage(areaCountLabels.orders, { count: unsent }),
    },
    '/seller/returns': {
      count: waiting + claims,
      countLabel: formatMessage(claims > 0 ? areaCountLabels.claims : areaCountLabels.returns, {
        count: waiting,
        claims,
      }),
    },
    '/seller/reviews': unanswered(products?.unansweredReviews),
    '/seller/questions': unanswered(products?.unansweredQuestions),
  }
}

const unanswered = (count = 0) => ({
  count,
  countLabel:
    count > COUNTED
      ? formatMessage(areaCountLabels.many, { count: COUNTED })
      : formatMessage(areaCountLabels.unanswered, { count }),
})
