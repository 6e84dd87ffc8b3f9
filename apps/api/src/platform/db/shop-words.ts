import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Products written by one statement. A sale of one of them waits for it: about half a second. */
const BATCH = 100

/**
 * Brings the names, towns and people of shops to their products, by which the search finds them. Updates the products of
 * shops that changed, and those from before the index. Each batch is a separate transaction; after an interruption, the
 * next run continues with what is left.
 *
 * @param most number of products after which to stop, to go on in a later run
 */
export async function followShops(db: Pick<NodePgDatabase, 'execute'>, most = Infinity): Promise<void> {
  // In any order: a large shop that changes again and again delays others by some runs, and never for good.
  const { rows: shops } = await db.execute<{ id: string; words: string }>(sql`
    select s.id, w.words from shops s cross join lateral shop_words_of(s) as w(words)
    where s.indexed_words is distinct from w.words order by random()`)
  let left = most
  for (const { id, words } of shops) {
    const { rows: behind } = await db.execute<{ id: string }>(
      sql`select id from products where shop_id = ${id}::uuid and shop_words <> ${words} order by id`,
    )
    const ids = behind.slice(0, left).map(product => product.id)
    for (let at = 0; at < ids.length; at += BATCH)
      await db.execute(
        sql`select products_follow_shop(${id}::uuid, ${sql.param(ids.slice(at, at + BATCH))}::uuid[])`,
      )
    left -= ids.length
    if (ids.length < behind.length) return
    await db.execute(sql`select shop_is_followed(${id}::uuid, ${words})`)
  }
}
