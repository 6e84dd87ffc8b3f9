import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { type Email, queueEmails } from '../mail/index.ts'
import { announceEnd, findOwners, withdrawEnd } from '../shops/index.ts'
import type { DecisionContext, NewRestriction } from './restrict.ts'
import { findInForce, insertRestriction, setLifted } from './restrictions.repository.ts'
import { terminationEmail, terminationWithdrawnEmail } from './termination-emails.ts'

interface Termination extends Pick<NewRestriction, 'ground' | 'clause' | 'facts'> {
  /** Day from which the shop takes no orders, in the marketplace's time zone. */
  on: string
}

/**
 * Announces the termination of a shop in the caller's transaction, and emails the reasons to its owners. Until its day nothing
 * changes. Returns ids of the shop and the restriction with the emails.
 *
 * @param context.timeZone time zone of the marketplace
 * @throws problem `request.invalid` for a day less than 30 days ahead, `shop.not_found`
 */
export async function announceTermination(
  tx: Tx,
  slug: string,
  { on, ground, clause, facts }: Termination,
  { brand, now, by, timeZone }: DecisionContext & { timeZone: string },
): Promise<{ shopId: string; restrictionId: string; emails: Email[] }> {
  const shop = await announceEnd(tx, slug, { on, now, timeZone, reason: facts })
  const restrictionId = newId()
  await insertRestriction(tx, {
    id: restrictionId,
    kind: 'shop_terminated',
    subjectId: shop.id,
    aboutShopId: shop.id,
    ground,
    clause,
    facts,
    source: 'own_check',
    createdAt: now,
    createdBy: by,
  })
  const owners = await findOwners(tx, shop.id)
  const emails = owners.map(owner => terminationEmail(brand, owner, shop, { on, ground, clause, facts }))
  await queueEmails(tx, emails)
  return { shopId: shop.id, restrictionId, emails }
}

/**
 * Withdraws a termination whose day hasn't come, in the caller's transaction, and emails the reason to the owners.
 *
 * @param context.timeZone time zone of the marketplace
 * @throws problem `shop.not_found` if none is announced, or its day has come
 */
export async function withdrawTermination(
  tx: Tx,
  slug: string,
  { reason, brand, now, by, timeZone }: DecisionContext & { reason: string; timeZone: string },
): Promise<{ shopId: string; endsOn: string; emails: Email[] }> {
  const shop = await withdrawEnd(tx, slug, { now, timeZone })
  const restrictionId = await findInForce(tx, shop.id)
  if (restrictionId) await setLifted(tx, restrictionId, { liftedAt: now, liftReason: reason, liftedBy: by })
  const owners = await findOwners(tx, shop.id)
  const emails = owners.map(owner => terminationWithdrawnEmail(brand, owner, shop, reason))
  await queueEmails(tx, emails)
  return { shopId: shop.id, endsOn: shop.endsOn, emails }
}
