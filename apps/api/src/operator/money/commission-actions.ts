import {
  type CommissionTerms,
  changeRule,
  type RuleChange,
  tellRaised,
} from '../../modules/commission/index.ts'
import type { Brand } from '../../modules/mail/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { MarketSettings } from '../../platform/market.ts'
import type { Done } from '../shop-actions.ts'

/** Terms of the marketplace's settings. */
export const commissionTerms = ({ money, selling, timeZone }: MarketSettings): CommissionTerms => ({
  defaultRate: money.commissionBasisPoints,
  noticeDays: selling.noticeDays,
  timeZone,
})

/** Id of the rule of every shop and every category in the log. */
export const EVERYTHING = 'everything'

interface DoneCommission extends Done {
  change: RuleChange
}

/** Changes a commission rule, and notifies owners about a raise. @throws CommissionRefused */
export async function setCommission(
  tx: Tx,
  wanted: Parameters<typeof changeRule>[1],
  { brand, reason }: { brand: Brand; reason: string | null },
): Promise<DoneCommission> {
  const change = await changeRule(tx, wanted)
  const { category, before, after, fromDay, isRaise, shopIds } = change
  const { defaultRate } = wanted.terms
  const told = { shopId: wanted.shopId, category, after, fromDay, defaultRate, reason, brand }
  const emails = isRaise ? await tellRaised(tx, shopIds, told) : 0
  return {
    change,
    entry: {
      what: 'commission.changed',
      subjectKind: 'commission',
      subjectId: category?.id ?? wanted.shopId ?? EVERYTHING,
      aboutShopId: wanted.shopId,
      before: { rateBp: before },
      after: { rateBp: after, fromDay, isRaise },
      reason,
    },
    effects: [
      { kind: 'commission_shops', count: shopIds.length },
      { kind: 'email', count: emails },
    ],
  }
}
