import { useSellerStart } from '../api/use-seller-start.ts'

/** What waits in each area, by its address. */
export type AreaCounts = Readonly<Record<string, { readonly count: number; readonly countLabel: string }>>

/** The badges of the rail. While they are not known there are none. */
export function useAreaCounts(): AreaCounts {
  const { data } = useSellerStart()
  const { orders, returns, products } = data ?? {}
  const unsent = (orders?.toConfirm ?? 0) + (orders?.toShip ?? 0)
  return {
    '/seller/orders': { count: unsent, countLabel: `${unsent} to ship` },
    '/seller/returns': { count: returns?.waiting ?? 0, countLabel: `${returns?.waiting} to decide` },
    '/seller/reviews': {
      count: products?.unansweredReviews ?? 0,
      countLabel: `${words(products?.unansweredReviews)} without an answer`,
    },
    '/seller/questions': {
      count: products?.unansweredQuestions ?? 0,
      countLabel: `${words(products?.unansweredQuestions)} without an answer`,
    },
  }
}

/** As many as are counted stand for more. */
const words = (count = 0) => (count > 99 ? 'More than 99' : `${count}`)
