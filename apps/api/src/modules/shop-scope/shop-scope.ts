import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRows } from '../../platform/db/read.ts'
import { problem } from '../../platform/problem.ts'

/** What every statement of the seller area is bound to. */
export interface ShopScope {
  userId: string
  shopId: string
  role: 'owner' | 'manager' | 'staff'
}

interface MembershipRow extends Record<string, unknown> {
  shopId: string
  slug: string
  role: ShopScope['role']
}

/**
 * Finds the shop that somebody works for, by the slug in the header `Stoa-Shop`; whoever works for one shop alone can
 * leave it out. Membership is read at each call, so that its end holds at once.
 */
export const createShopScope =
  ({ db }: { db: Db }) =>
  /** @throws problem `seller.not_member` */
  async (userId: string, slug: string | undefined): Promise<ShopScope> => {
    const rows = await readRows<MembershipRow>(
      db,
      sql`select m.shop_id as "shopId", s.slug, m.role from shop_members m join shops s on s.id = m.shop_id
        where m.user_id = ${userId} order by m.created_at, s.slug`,
    )
    const found =
      slug === undefined ? (rows.length === 1 ? rows[0] : undefined) : rows.find(row => row.slug === slug)
    if (found) return { userId, shopId: found.shopId, role: found.role }
    throw problem('seller.not_member', {
      detail:
        slug === undefined && rows.length > 1
          ? 'You work for several shops: name one in the header Stoa-Shop.'
          : 'Ask an owner of the shop to invite you.',
    })
  }
