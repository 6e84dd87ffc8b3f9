import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { readRows } from '../../platform/db/read.ts'
import { isWorking } from '../read-model/index.ts'

export interface MembershipRow extends Omit<ShopScope, 'userId'>, Record<string, unknown> {
  status: 'open' | 'pending' | 'suspended' | 'terminated'
}

/** Shops that a user works for, the first one first. */
export const findMemberships = (db: Db, userId: string): Promise<MembershipRow[]> =>
  readRows<MembershipRow>(
    db,
    sql`select m.shop_id as "shopId", s.slug, s.status, m.role, m.keys
      from shop_members m join shops s on s.id = m.shop_id and ${isWorking}
      where m.user_id = ${userId} order by m.created_at, s.slug`,
  )
