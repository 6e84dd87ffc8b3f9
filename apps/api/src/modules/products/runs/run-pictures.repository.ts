import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'

/** The last picture that a run's jobs have dealt with: the item it belongs to, and its media id. */
export interface Place {
  n: number
  id: string
}

/** Finds the next pictures of products written by a run that are only known by their URL and were never fetched. */
export async function findPictures(
  db: Db,
  runId: string,
  { n, id }: Place,
  limit: number,
): Promise<(Place & { url: string })[]> {
  const { rows } = await db.execute<{ n: number; id: string; url: string }>(sql`
    select i.n, m.id, m.path as url from catalog_run_items i
    join product_media l on l.product_id = i.product_id join media m on m.id = l.media_id
    where i.run_id = ${runId} and i.applied_at is not null and i.n >= ${n}::int and (i.n, m.id) > (${n}::int, ${id}::text)
      and m.source = 'url' and m.status = 'pending'
    order by i.n, m.id limit ${limit}::int`)
  return rows
}
