import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/**
 * Owner of a name: a shop, an applicant for a shop, or a user. Their own names don't count as others'. A user may have the
 * name of a shop in whose team they are; a member may not apply for a second shop of that name.
 */
export type Named = { shopId: string } | { applicantId: string } | { userId: string | null }

/**
 * Reads the names of all other shops. For the name of a shop, also those that were applied for: these are not public, and
 * keep no user from having them.
 */
export async function readOtherNames(db: Queryable, named: Named): Promise<string[]> {
  const shopId = 'shopId' in named ? named.shopId : null
  const memberId = 'userId' in named ? named.userId : null
  const applicantId = 'applicantId' in named ? named.applicantId : null
  const isUser = 'userId' in named
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from shops s where s.id is distinct from ${shopId}::uuid
      and not exists (select from shop_members m where m.shop_id = s.id and m.user_id = ${memberId}::uuid)
    union all
    select name from shop_applications where status = 'pending' and not ${isUser}::boolean and user_id is distinct from ${applicantId}::uuid`)
  return rows.map(({ name }) => name)
}

/** Name of the marketplace as its newest settings say it; null before the first. */
export async function readMarketName(db: Queryable): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select data ->> 'name' as name from market_settings order by version desc limit 1`,
  )
  return rows[0]?.name ?? null
}
