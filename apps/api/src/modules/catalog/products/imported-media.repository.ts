import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { stableId } from '../../../platform/ids.ts'

/** The id of a shop's picture by its address: the same address in another shop is another picture. */
export const importedMediaId = (shop: { id: string }, url: string): string =>
  `r-${stableId('media', shop.id, url)}`

/** Finds which of these pictures are known only by their URL and were never fetched. */
export async function findPicturesToFetch(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; url: string }[]> {
  const { rows } = await db.execute<{ id: string; url: string }>(
    sql`select id, path as url from media
      where id = any(${sql.param([...ids])}::text[]) and source = 'url' and status = 'pending' order by path`,
  )
  return rows
}

/** Updates the planner's statistics after many changes. */
export const analyzeProducts = (db: Queryable) => db.execute(sql`analyze products, variants`)
