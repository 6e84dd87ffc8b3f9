import type { Tx } from '../../platform/db/client.ts'
import { cleanDescription, textOf } from '../../platform/description-html.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { type Brand, queueEmail } from '../mail/index.ts'
import { findUserById, holdUser } from '../users/index.ts'
import * as repository from './applications.repository.ts'
import { findFirstSteps } from './first-steps.repository.ts'
import { missingInWords, missingSteps, type Selling } from './first-steps.ts'
import { firstZones } from './first-zones.ts'
import { replaceZones } from './shipping-zones.repository.ts'
import { createShopEmails } from './shop-emails.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { lockShopSlugs } from './shop-slugs.repository.ts'
import { requireFreeSlug } from './shop-slugs.service.ts'
import { findOwners, insertShop, lockShop, type ShopRow, updateShopRow } from './shop-status.repository.ts'

export interface DecisionContext {
  now: Date
  brand: Brand
}

export interface ApprovalContext extends DecisionContext {
  /** Whether the marketplace is a demo, in which shops need nothing before their products go on sale. */
  isDemo: boolean
  /** Settings that say what a shop needs to open. */
  selling: Selling
  /** Reason why an operator opens the shop although something is missing. */
  override?: string
}

export interface Approval {
  shopId: string
  /** The application that was approved; null if its shop existed and was opened. */
  applicationId: string | null
  /** Whether the shop is open. */
  isOpen: boolean
}

/**
 * Makes the shop of an application, which the applicant owns. It opens at once, unless the marketplace needs something of it
 * first.
 *
 * @throws problem `shop.slug_taken`, `shop_application.not_allowed` if the applicant is blocked
 */
export async function approveApplication(
  tx: Tx,
  application: repository.ApplicationRow,
  { now, brand, isDemo, selling, override }: ApprovalContext,
): Promise<Approval> {
  const { userId, name, slug } = application
  if ((await holdUser(tx, userId)).isBlocked) throw blocked()
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
    status: 'pending',
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
  const missing = override === undefined ? missingSteps(await findFirstSteps(tx, shopId, selling)) : []
  const isOpen = missing.length === 0
  if (isOpen) await updateShopRow(tx, shopId, { status: 'open' })
  await repository.decideApplication(tx, application.id, { status: 'approved', decidedAt: now, shopId })
  await writeShopLog(tx, {
    shopId,
    at: now,
    actorId: userId,
    what: isOpen ? 'shop.opened' : 'shop.admitted',
    ...overridden(override),
  })
  const applicant = await findUserById(tx, userId)
  const templates = createShopEmails(brand)
  if (applicant)
    await queueEmail(
      tx,
      isOpen
        ? templates.approved(applicant, { name, slug })
        : templates.admitted(applicant, { name, slug }, missing),
    )
  return { shopId, applicationId: application.id, isOpen }
}

const overridden = (reason: string | undefined) =>
  reason === undefined ? {} : { changes: { override: [null, reason] as [unknown, unknown] } }

/**
 * Approves an application, or opens an approved shop that has all that the marketplace needs of it.
 *
 * @throws problem `shop_application.not_found`, `shop.details_missing`
 */
export async function approvePending(tx: Tx, slug: string, context: ApprovalContext): Promise<Approval> {
  const shop = await lockShop(tx, { slug })
  if (shop?.status === 'pending') {
    await openShop(tx, shop, context)
    return { shopId: shop.id, applicationId: null, isOpen: true }
  }
  return approveApplication(tx, await requirePending(tx, slug), context)
}

async function openShop(
  tx: Tx,
  shop: ShopRow,
  { now, brand, selling, override }: ApprovalContext,
): Promise<void> {
  const owners = await findOwners(tx, shop.id)
  const held = await Promise.all(owners.map(({ id }) => holdUser(tx, id)))
  if (held.length > 0 && held.every(({ isBlocked }) => isBlocked)) throw blocked()
  const missing = missingSteps(await findFirstSteps(tx, shop.id, selling))
  if (missing.length > 0 && override === undefined)
    throw problem('shop.details_missing', { detail: `Missing: ${missingInWords(missing)}.` })
  await updateShopRow(tx, shop.id, { status: 'open' })
  await writeShopLog(tx, { shopId: shop.id, at: now, what: 'shop.opened', ...overridden(override) })
  for (const owner of owners) await queueEmail(tx, createShopEmails(brand).approved(owner, shop))
}

const blocked = () =>
  problem('shop_application.not_allowed', { detail: 'The applicant’s account is blocked.' })

/**
 * Rejects an application. Returns its id.
 *
 * @throws problem `shop_application.not_found`
 */
export async function rejectPending(
  tx: Tx,
  slug: string,
  { now, brand, reason }: DecisionContext & { reason: string },
): Promise<string> {
  const { id, userId, name } = await requirePending(tx, slug)
  await repository.decideApplication(tx, id, { status: 'rejected', decidedAt: now, reason })
  const applicant = await findUserById(tx, userId)
  if (applicant) await queueEmail(tx, createShopEmails(brand).rejected(applicant, { name, slug }, reason))
  return id
}

async function requirePending(tx: Tx, slug: string): Promise<repository.ApplicationRow> {
  const pending = await repository.lockPending(tx, { slug })
  if (pending) return pending
  throw problem('shop_application.not_found', {
    detail: `No application is waiting for a decision about “${slug}”.`,
  })
}
