import { changeRule, type RuleChange } from '../../src/modules/commission/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { Deps } from '../../src/platform/deps.ts'

/** Sets or removes the rate of a category, or of a shop in it; `.` is everything, of the shop if one is named. It applies at once, without the notice that a raise needs. */
export const setRate = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  path: string,
  rateBasisPoints: number | null,
  shopId: string | null = null,
): Promise<RuleChange> =>
  inTx(db, tx =>
    changeRule(tx, {
      shopId,
      category: path === '.' ? null : { path },
      rateBasisPoints,
      fromDay: null,
      now: clock.now(),
      terms: { defaultRate: 800, noticeDays: 0, timeZone: 'UTC' },
    }),
  )
