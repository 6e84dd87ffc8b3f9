import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { writeShopLog } from '../shop-log.repository.ts'
import { lockShop } from '../shop-status.repository.ts'
import { findTrader, insertTrader } from './trader.repository.ts'
import type { CheckedFact, TraderCheck } from './trader.schema.ts'
import { type TraderGap, traderGaps } from './trader-gaps.ts'

/**
 * Records that an operator has checked facts about a shop's business. Returns what is still missing.
 *
 * @throws problem `shop.not_found`, `shop.details_missing` if the seller has entered none
 */
export async function verifyTrader(
  tx: Tx,
  slug: string,
  { facts, by, note, now }: { facts: readonly CheckedFact[]; by: string; note: string; now: Date },
): Promise<TraderGap[]> {
  const shop = await lockShop(tx, { slug })
  if (!shop) throw problem('shop.not_found', { detail: 'No shop has this slug.' })
  const { trader } = await findTrader(tx, shop.id)
  if (!trader)
    throw problem('shop.details_missing', { detail: 'The seller hasn’t entered business details.' })
  const check: TraderCheck = { by, at: now.toISOString(), note }
  const after = {
    ...trader,
    version: trader.version + 1,
    verified: { ...trader.verified, ...Object.fromEntries(facts.map(fact => [fact, check])) },
  }
  await insertTrader(tx, { ...after, shopId: shop.id, authorId: null, at: now })
  await writeShopLog(tx, {
    shopId: shop.id,
    at: now,
    what: 'shop.trader_checked',
    changes: { facts: [null, facts] },
  })
  return traderGaps(after)
}
