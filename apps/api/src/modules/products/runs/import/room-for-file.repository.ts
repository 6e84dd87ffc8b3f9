import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Db } from '../../../../platform/db/client.ts'
import { problem } from '../../../../platform/problem.ts'
import { readShopRow } from '../../../shop-scope/index.ts'

/** Maximum number of stored files of a shop. Each is kept for 30 days: ten files a day, and eight of the largest. */
const MAX_FILES = 300
const MAX_ROWS = 2_000_000

interface KeptRow extends Record<string, unknown> {
  files: number
  rows: number
  /** The day on which the oldest goes. */
  nextDay: string | null
}

/**
 * Checks that the shop may store another file. Two concurrent files may slightly exceed the limit.
 *
 * @param rows number of rows of the file
 * @throws problem `run.no_room` with the day from which more files are possible
 */
export async function requireRoom(db: Db, shop: ShopScope, rows: number, now: Date): Promise<void> {
  const kept = await readShopRow<KeptRow>(
    db,
    shop,
    sql`select count(*)::float8 as files, coalesce(sum(r.total), 0)::float8 as rows,
        to_char(min(r.expires_at) at time zone s.time_zone, 'FMMonth FMDD') as "nextDay"
      from shops s left join catalog_runs r on r.shop_id = s.id and r.file_key is not null
        and r.expires_at > ${now.toISOString()}::timestamptz
      where s.id = ${shop.shopId}::uuid group by s.id`,
  )
  if (!kept || (kept.files < MAX_FILES && kept.rows + rows <= MAX_ROWS)) return
  const counted = new Intl.NumberFormat('en-US')
  throw problem('run.no_room', {
    detail: `Each file is kept for 30 days, so that it can be undone. ${counted.format(kept.files)} files with ${counted.format(kept.rows)} rows are kept of this shop, and at most ${counted.format(MAX_FILES)} files with ${counted.format(MAX_ROWS)} rows can be. The oldest is removed on ${kept.nextDay}.`,
  })
}
