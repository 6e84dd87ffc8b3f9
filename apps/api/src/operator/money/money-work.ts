import { findPendingPayouts } from '../../modules/payouts/index.ts'
import type { Work } from '../today.ts'

const FIRST = 5

/** Open work about money. */
export const moneyWork: Work = {
  keys: ['money'],
  async read(db) {
    const due = await findPendingPayouts(db)
    const oldest = due.at(-1)
    if (!oldest) return []
    return [
      {
        kind: 'payouts_due',
        count: due.length,
        oldest: new Date(oldest.createdAt).toISOString(),
        href: '/money/payouts',
        first: due
          .slice(-FIRST)
          .reverse()
          .map(({ id, shopName, createdAt, batchId }) => ({
            id,
            title: shopName,
            at: new Date(createdAt).toISOString(),
            href: batchId === null ? '/money/payouts' : `/money/payouts/${batchId}`,
          })),
      },
    ]
  },
}
