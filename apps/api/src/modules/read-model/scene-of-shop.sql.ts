import { type SQL, sql } from 'drizzle-orm'

/** Id of the picture of the workshop of shop `s`. Null if there is none. */
export const sceneOfShop: SQL = sql`(select sc.media_id from scenes sc where sc.shop_id = s.id
  order by sc.media_id limit 1)`
