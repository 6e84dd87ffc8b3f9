import type { components } from '@stoa/api-client/operator-schema'
import type { Db } from '../../platform/db/client.ts'
import { countWaiting, findPurchasePage, type PurchaseListRow } from './purchases.repository.ts'

type Row = components['schemas']['TodayRow']

/** Views of purchases that Today lists. Late orders are their shops' to ship. */
const KINDS = [
  ['refunds_failed', 'refund_failed'],
  ['payments_open', 'payment_open'],
  ['emails_unsent', 'email_unsent'],
] as const

const FIRST = 5

/** Declined refunds, payments without an outcome, and unsent emails. */
export async function readPurchaseWork(db: Db, now: Date): Promise<Row[]> {
  const [counts, ...lists] = await Promise.all([
    countWaiting(db, now),
    ...KINDS.map(([, view]) => findPurchasePage(db, { view }, { now, after: null, limit: FIRST })),
  ])
  return KINDS.flatMap(([kind, view], at) => {
    const items = lists[at]!
    const [oldest] = items
    if (!oldest) return []
    const href = `/purchases?view=${view}`
    const count = counts.find(({ status }) => status === view)?.count ?? items.length
    return [
      {
        kind,
        count: Math.max(1, count),
        oldest: oldest.at,
        href,
        first: items.map(row => itemOf(row, href)),
      },
    ]
  })
}

const itemOf = ({ id, number, order, state, at }: PurchaseListRow, list: string) => ({
  id,
  title: order ?? number ?? state,
  at,
  href: number === null ? list : `/purchases/${number}`,
})
