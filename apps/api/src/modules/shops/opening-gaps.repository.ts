import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'

export type OpeningGap = components['schemas']['OpeningGap']

/** Condition for each thing that shop `s` needs before its products go on sale. */
const NEEDS: Readonly<Record<OpeningGap, SQL>> = {
  tax_registration: sql`exists (select from shop_tax_registrations g where g.shop_id = s.id
    and (now() at time zone s.time_zone)::date between g.from_day and coalesce(g.to_day, 'infinity'))`,
}

const MESSAGES: Readonly<Record<OpeningGap, string>> = {
  tax_registration: 'State where the shop is registered for tax.',
}

/** Condition that products of shop `s` can go on sale. Shops from before there were these checks always can. */
export const isReadyToSell: SQL = sql`(not s.has_opening_checks or (${sql.join(Object.values(NEEDS), sql` and `)}))`

/** Finds what a shop lacks before its products go on sale. Empty for shops of a demo, and for those from before. */
export async function openingGaps(db: Queryable, shopId: string): Promise<OpeningGap[]> {
  const names = Object.keys(NEEDS) as OpeningGap[]
  const gaps = names.map(name => sql`case when not ${NEEDS[name]} then ${name}::text end`)
  const { rows } = await db.execute<{ gaps: OpeningGap[] }>(sql`
    select array_remove(array[${sql.join(gaps, sql`, `)}], null) as gaps
    from shops s where s.id = ${shopId}::uuid and s.has_opening_checks`)
  return rows[0]?.gaps ?? []
}

/** @throws problem `shop.cannot_open` with what the shop lacks */
export async function requireNoGaps(db: Queryable, shopId: string): Promise<void> {
  const gaps = await openingGaps(db, shopId)
  if (gaps.length > 0) throw problem('shop.cannot_open', { detail: gaps.map(gap => MESSAGES[gap]).join(' ') })
}
