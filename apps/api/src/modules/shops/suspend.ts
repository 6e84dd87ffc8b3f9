import type { Tx } from '../../platform/db/client.ts'
import { queueEmail } from '../mail/index.ts'
import type { DecisionContext } from './approve.ts'
import { requireNoGaps } from './opening-gaps.repository.ts'
import { createShopEmails } from './shop-emails.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { findOwners, requireShop, updateShopRow } from './shop-status.repository.ts'

/**
 * Suspends a shop. Its products stay unchanged, so that reopening restores each one. Returns the shop's id.
 *
 * @throws problem `shop.not_found`
 */
export async function suspendShop(
  tx: Tx,
  slug: string,
  { now, brand, reason }: DecisionContext & { reason: string },
): Promise<string> {
  const shop = await requireShop(tx, slug, ['open'])
  await updateShopRow(tx, shop.id, { status: 'suspended', statusReason: reason })
  await writeShopLog(tx, {
    shopId: shop.id,
    at: now,
    what: 'shop.suspended',
    changes: { reason: [null, reason] },
  })
  for (const owner of await findOwners(tx, shop.id))
    await queueEmail(tx, createShopEmails(brand).suspended(owner, shop, reason))
  return shop.id
}

/**
 * Reopens a suspended shop. Returns its id.
 *
 * @throws problem `shop.not_found`, `shop.cannot_open`
 */
export async function reopenShop(tx: Tx, slug: string, { now, brand }: DecisionContext): Promise<string> {
  const shop = await requireShop(tx, slug, ['suspended'])
  await requireNoGaps(tx, shop.id)
  await updateShopRow(tx, shop.id, { status: 'open', statusReason: null })
  await writeShopLog(tx, { shopId: shop.id, at: now, what: 'shop.reopened' })
  for (const owner of await findOwners(tx, shop.id))
    await queueEmail(tx, createShopEmails(brand).reopened(owner, shop))
  return shop.id
}
