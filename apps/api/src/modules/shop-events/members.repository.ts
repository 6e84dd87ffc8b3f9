import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRows } from '../../platform/db/read.ts'
import { isWorking } from '../read-model/index.ts'

/** Membership of a user in a shop, limited to one session. */
export interface Membership {
  sessionId: string
  userId: string
  shopId: string
}

/** Finds which of these memberships are still valid, in one statement for all streams of a process. */
export const findMemberships = (db: Db, asked: readonly Membership[]): Promise<Membership[]> =>
  readRows<Membership & Record<string, unknown>>(
    db,
    sql`select a."sessionId", a."userId", a."shopId"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a("sessionId" uuid, "userId" uuid, "shopId" uuid)
      join shop_members m on m.user_id = a."userId" and m.shop_id = a."shopId"
      join shops s on s.id = m.shop_id and ${isWorking}
      join users u on u.id = a."userId" and u.is_active = 1
      join sessions i on i.id = a."sessionId" and i.user_id = u.id and i.revoked_at is null`,
  )
