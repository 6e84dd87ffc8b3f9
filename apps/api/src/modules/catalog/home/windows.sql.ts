import { type SQL, sql } from 'drizzle-orm'
import { cardColumns, cardsJson, offered, shopTone } from '../../read-model/index.ts'

const WINDOWS = 5
/** Number of a shop's best sellers among which its window is picked. */
const BEST = 12

/**
 * Scalar with one product of each of five shops, as JSON of `CardRow`s. The selection depends on the day alone, so
 * it stays until midnight (UTC). Shops of different colors come first. A product that sells out is replaced.
 */
export function windowsOn(day: number): SQL {
  const turn = (id: SQL) => sql`hashtextextended(${id}::text, ${day}::bigint)`
  return cardsJson(
    sql`select ${cardColumns} from (
      select s.id, s.turn, row_number() over (partition by s.tone order by s.turn) as of_tone from (
        select s.id, ${shopTone} as tone, ${turn(sql`s.id`)} as turn from shops s where s.status = 'open' and not s.is_paused
      ) s order by of_tone, s.turn
    ) s cross join lateral (
      select best.* from (
        select p.* from products p where p.shop_id = s.id and ${offered} and p.shelf = 2
        order by p.sold_90 desc, p.id desc limit ${sql.raw(`${BEST}`)}
      ) best order by ${turn(sql`best.id`)} limit 1
    ) p order by s.of_tone, s.turn limit ${sql.raw(`${WINDOWS}`)}`,
    { hasFaces: true },
  )
}
