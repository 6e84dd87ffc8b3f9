import type { Tx } from '../../platform/db/client.ts'
import { cleanDescription, textOf } from '../../platform/description-html.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { type Brand, queueEmail } from '../mail/index.ts'
import { findUserById, holdUser } from '../users/index.ts'
import * as repository from './applications.repository.ts'
import { firstZones } from './first-zones.ts'
import { replaceZones } from './shipping-zones.repository.ts'
import { createShopEmails } from './shop-emails.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { lockShopSlugs } from './shop-slugs.repository.ts'
import { requireFreeSlug } from './shop-slugs.service.ts'
import { insertShop } from './shop-status.repository.ts'

export interface DecisionContext {
  now: Date
  brand: Brand
}

export interface ApprovalContext extends DecisionContext {
  /** Whether the marketplace is a demo, in which shops need nothing before their products go on sale. */
  isDemo: boolean
}

/**
 * Makes the shop of an application: it is open, and the applicant owns it.
 *
 * @throws problem `shop.slug_taken`
 */
export async function approveApplication(
  tx: Tx,
  application: repository.ApplicationRow,
  { now, brand, isDemo }: ApprovalContext,
): Promise<void> {
  const { userId, name, slug } = application
  await holdUser(tx, userId)
  await lockShopSlugs(tx)
  await requireFreeSlug(tx, slug, { userId })
  const shopId = newId()
  // The story is plain text: what looks like a tag in it is shown as it was typed.
  const storyHtml = cleanDescription(escapeHtml(application.story))
  await insertShop(tx, {
    id: shopId,
    ownerId: userId,
    name,
    slug,
    description: textOf(storyHtml),
    storyHtml,
    status: 'open',
    address: application.address,
    city: application.address.city,
    country: application.address.countryCode,
    timeZone: application.timeZone,
    logoMediaId: application.logoMediaId,
    approvedAt: now,
    hasOpeningChecks: !isDemo,
    createdAt: now,
  })
  await replaceZones(tx, shopId, firstZones(application.address.countryCode, application.shipsTo))
  await repository.decideApplication(tx, application.id, { status: 'approved', decidedAt: now, shopId })
  await writeShopLog(tx, { shopId, at: now, actorId: userId, what: 'shop.opened' })
  const applicant = await findUserById(tx, userId)
  if (applicant) await queueEmail(tx, createShopEmails(brand).approved(applicant, { name, slug }))
}

/** @throws problem `shop_application.not_found` */
export async function approvePending(tx: Tx, slug: string, context: ApprovalContext): Promise<void> {
  await approveApplication(tx, await requirePending(tx, slug), context)
}

/** @throws problem `shop_application.not_found` */
export async function rejectPending(
  tx: Tx,
  slug: string,
  { now, brand, reason }: DecisionContext & { reason: string },
): Promise<void> {
  const { id, userId, name } = await requirePending(tx, slug)
  await repository.decideApplication(tx, id, { status: 'rejected', decidedAt: now, reason })
  const applicant = await findUserById(tx, userId)
  if (applicant) await queueEmail(tx, createShopEmails(brand).rejected(applicant, { name, slug }, reason))
}

async function requirePending(tx: Tx, slug: string): Promise<repository.ApplicationRow> {
  const pending = await repository.lockPending(tx, { slug })
  if (pending) return pending
  throw problem('shop_application.not_found', {
    detail: `No application is waiting for a decision about “${slug}”.`,
  })
}
