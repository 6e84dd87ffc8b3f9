import { type SQL, sql } from 'drizzle-orm'
import { cardColumns, cardsJson } from '../../read-model/index.ts'

const WINDOWS = 3
/** What stands in a window is among so many of a shop's best sellers. */
const BEST = 12

/**
 * A scalar: a product each of three shops as JSON of `CardRow`s. Which ones follows from the day alone, so it stays
 * until midnight (UTC); what is sold out meanwhile makes room.
 */
export function windowsOn(day: number): SQL {
  const turn = (id: SQL) => sql`hashtextextended(${id}::text, ${day}::bigint)`
  return cardsJson(sql`select ${cardColumns} from (
      select s.id, ${turn(sql`s.id`)} as turn from shops s where s.status = 'open' and not s.is_paused order by turn
    ) s cross join lateral (
      select best.* from (
        select p.* from products p where p.shop_id = s.id and p.status = 'active' and p.shelf = 2
        order by p.sold_90 desc, p.id desc limit ${sql.raw(`${BEST}`)}
      ) best order by ${turn(sql`best.id`)} limit 1
    ) p order by s.turn limit ${sql.raw(`${WINDOWS}`)}`)
}
