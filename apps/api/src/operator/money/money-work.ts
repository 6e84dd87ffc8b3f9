import { findOpenDays } from '../../modules/market-days/index.ts'
import { findOldestPending } from '../../modules/payouts/index.ts'
import { FIRST, rowOf, type Work } from '../work.ts'

/**
 * Open work about money: payouts that are prepared, and days whose difference no one has explained. Shops that can be paid aren't
 * counted here: a balance is the sum of a shop's ledger, and Today is read all the time. Balances has them.
 */
export const moneyWork: Work = {
  keys: ['money'],
  async read(db) {
    const [{ count, payouts }, days] = await Promise.all([findOldestPending(db, FIRST), findOpenDays(db)])
    return [
      ...rowOf(
        'payouts_due',
        '/money/payouts',
        payouts.map(({ createdAt, ...payout }) => ({
          ...payout,
          name: payout.shopName,
          createdAt: new Date(createdAt),
        })),
        {
          count,
          hrefOf: ({ batchId }) => (batchId === null ? '/money/payouts' : `/money/payouts/${batchId}`),
        },
      ),
      ...rowOf(
        'days_open',
        '/money/days',
        days.map(({ day, endsAt }) => ({ id: day, name: day, createdAt: endsAt })),
        { count: days.length, hrefOf: ({ id }) => `/money/days/${id}` },
      ),
    ]
  },
}
