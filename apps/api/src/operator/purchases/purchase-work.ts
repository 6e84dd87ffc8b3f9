import { FIRST, rowOf, type Work } from '../work.ts'
import { countWaiting, findPurchasePage } from './purchases.repository.ts'

/** Views of purchases that Today lists. Late orders are their shops' to ship. */
const KINDS = [
  ['refunds_failed', 'refund_failed'],
  ['payments_open', 'payment_open'],
  ['emails_unsent', 'email_unsent'],
] as const

const VIEWS = KINDS.map(([, view]) => view)

/** Declined refunds, payments without an outcome, and unsent emails. */
export const purchaseWork: Work = {
  keys: ['support'],
  async read(db, now) {
    const [counts, ...lists] = await Promise.all([
      countWaiting(db, now, VIEWS),
      ...KINDS.map(([, view]) => findPurchasePage(db, { view }, { now, after: null, limit: FIRST })),
    ])
    return KINDS.flatMap(([kind, view], at) => {
      const list = `/purchases?view=${view}`
      const items = lists[at]!.map(row => ({
        id: row.id,
        name: row.order ?? row.number ?? row.state,
        createdAt: new Date(row.at),
        number: row.number,
      }))
      return rowOf(kind, list, items, {
        count: counts.find(({ status }) => status === view)?.count ?? items.length,
        hrefOf: ({ number }) => (number === null ? list : `/purchases/${number}`),
      })
    })
  },
}
