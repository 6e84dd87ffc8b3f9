import { findOpenDays } from '../../modules/market-days/index.ts'
import { findPendingPayouts } from '../../modules/payouts/index.ts'
import { FIRST, type Work } from '../work.ts'

/** Open work about money: payouts that are prepared, and days whose difference no one has explained. */
export const moneyWork: Work = {
  keys: ['money'],
  async read(db) {
    const [payouts, days] = await Promise.all([findPendingPayouts(db), findOpenDays(db)])
    const due = payouts.toReversed().map(({ id, shopName, createdAt, batchId }) => ({
      id,
      title: shopName,
      at: new Date(createdAt).toISOString(),
      href: batchId === null ? '/money/payouts' : `/money/payouts/${batchId}`,
    }))
    const open = days.map(({ day, endsAt }) => ({
      id: day,
      title: day,
      at: endsAt.toISOString(),
      href: `/money/days/${day}`,
    }))
    return [...rowOf('payouts_due', '/money/payouts', due), ...rowOf('days_open', '/money/days', open)]
  },
}

type Row = Awaited<ReturnType<Work['read']>>[number]

/** A row of items, oldest first; none without items. */
function rowOf(kind: Row['kind'], href: string, items: Row['first']): Row[] {
  const [oldest] = items
  return oldest ? [{ kind, count: items.length, oldest: oldest.at, href, first: items.slice(0, FIRST) }] : []
}
