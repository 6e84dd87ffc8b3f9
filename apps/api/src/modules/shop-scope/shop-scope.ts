import type { Operation, ShopKeyRule } from '../../contract/document.ts'
import type { Actor, ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { findMemberships, type MembershipRow } from './memberships.repository.ts'

/**
 * Permissions that a shop lacks in a status. It can still ship orders. The owners of a terminated shop can name the bank
 * account that its balance is paid to, and who finishes its orders.
 */
const STOPPED: Partial<Record<MembershipRow['status'], ReadonlySet<ShopKeyRule>>> = {
  suspended: new Set(['products', 'shop', 'owner']),
  terminated: new Set(['products', 'shop']),
}

/**
 * Finds the shop of a caller by the slug in the header `Stoa-Shop`. Members of only one shop can omit it. Membership
 * is read at each call, so that its end takes effect immediately.
 */
export const createShopScope =
  ({ db }: { db: Db }) =>
  /** @throws problem `seller.not_member`, `seller.not_allowed`, `seller.shop_suspended`, `seller.shop_terminated` */
  async (
    { userId }: Actor,
    slug: string | undefined,
    { shopKey, method }: Pick<Operation, 'shopKey' | 'method'>,
  ): Promise<ShopScope> => {
    const { status, ...shop } = await findMembership(db, userId, slug)
    requireShopKey(shop, shopKey ?? 'member')
    if (method !== 'GET' && STOPPED[status]?.has(shopKey ?? 'member'))
      throw status === 'terminated'
        ? problem('seller.shop_terminated', {
            detail: 'You can still ship placed orders, and answer returns and claims.',
          })
        : problem('seller.shop_suspended', {
            detail: 'You can still ship placed orders. Contact us about the suspension.',
          })
    return { userId, ...shop }
  }

/** Checks a permission, for calls of which only a part needs it. @throws problem `seller.not_allowed` */
export function requireShopKey(shop: Pick<ShopScope, 'role' | 'keys'>, key: ShopKeyRule): void {
  if (holdsShopKey(shop, key)) return
  throw problem('seller.not_allowed', {
    detail: 'Ask an owner of the shop for the permission.',
  })
}

/** Finds the shop of a ticket with the member's current role. @throws problem `seller.not_member` */
export async function scopeOfMember(
  db: Db,
  { userId, shopId }: Pick<ShopScope, 'userId' | 'shopId'>,
): Promise<ShopScope> {
  const found = (await findMemberships(db, userId)).find(membership => membership.shopId === shopId)
  if (!found) throw problem('seller.not_member', { detail: 'Ask an owner of the shop to invite you.' })
  const { slug, role, keys } = found
  return { userId, shopId, slug, role, keys }
}

/** Whether a member's role includes a permission. */
export function holdsShopKey({ role, keys }: Pick<ShopScope, 'role' | 'keys'>, key: ShopKeyRule): boolean {
  if (role === 'owner' || key === 'member') return true
  if (key === 'owner') return false
  return role === 'manager' || keys.includes(key)
}

async function findMembership(db: Db, userId: string, slug: string | undefined): Promise<MembershipRow> {
  const rows = await findMemberships(db, userId)
  const found =
    slug === undefined ? (rows.length === 1 ? rows[0] : undefined) : rows.find(row => row.slug === slug)
  if (found) return found
  throw problem('seller.not_member', {
    detail:
      slug === undefined && rows.length > 1
        ? 'You’re a member of several shops. Name one in the header Stoa-Shop.'
        : 'Ask an owner of the shop to invite you.',
  })
}
