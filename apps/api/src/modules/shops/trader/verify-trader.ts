import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { writeShopLog } from '../shop-log.repository.ts'
import { lockShop, updateShopRow } from '../shop-status.repository.ts'
import { findTrader, hasBankAccount, insertTrader, type Trader } from './trader.repository.ts'
import type { CheckedFact, TraderCheck } from './trader.schema.ts'

interface Check {
  facts: readonly CheckedFact[]
  /** Version of the details that the operator has read. */
  version: number
  /** Name of the operator. */
  by: string
  /** Evidence. */
  note: string
  now: Date
}

/**
 * Records that an operator has checked facts about a shop's business, as a new version, which it returns. A business that
 * has moved into the EU counts as there once its identity is checked.
 *
 * @throws problem `shop.not_found`, `shop.details_missing` if the seller has entered none or no bank account whose check
 * is recorded, `edit.conflict` if another version was saved since
 */
export async function verifyTrader(
  tx: Tx,
  slug: string,
  { facts, version, by, note, now }: Check,
): Promise<Trader> {
  const shop = await lockShop(tx, { slug })
  if (!shop) throw problem('shop.not_found', { detail: 'No shop has this slug.' })
  const { trader } = await findTrader(tx, shop.id)
  if (!trader)
    throw problem('shop.details_missing', { detail: 'The seller hasn’t entered business details.' })
  if (trader.version !== version)
    throw problem('edit.conflict', {
      detail: `Version ${trader.version} is the newest, and you have checked version ${version}. Read it with trader show.`,
    })
  if (facts.includes('payment_account') && !(await hasBankAccount(tx, shop.id)))
    throw problem('shop.details_missing', {
      detail:
        'The shop has no bank account to check. Its owner adds one in the Seller Center, under Earnings.',
    })
  const check: TraderCheck = { by, at: now.toISOString(), note }
  const after = {
    ...trader,
    version: trader.version + 1,
    verified: { ...trader.verified, ...Object.fromEntries(facts.map(fact => [fact, check])) },
  }
  await insertTrader(tx, { ...after, shopId: shop.id, authorId: null, at: now })
  if (after.verified.identity) await updateShopRow(tx, shop.id, { traderCountry: after.address.countryCode })
  await writeShopLog(tx, {
    shopId: shop.id,
    at: now,
    what: 'shop.trader_checked',
    changes: { facts: [null, facts], trader: [version, after.version] },
  })
  return after
}
