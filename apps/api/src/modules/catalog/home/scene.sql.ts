import { type SQL, sql } from 'drizzle-orm'
import { DAY } from '../../../platform/durations.ts'
import {
  type CardRow,
  cardColumns,
  cardsJson,
  listed,
  mediaJson,
  type PictureRow,
} from '../../read-model/index.ts'
import type { ScenePiece } from './scenes.schema.ts'

export interface SceneRow {
  picture: PictureRow | null
  pieces: ScenePiece[]
  /** The listed ones of these products, in any order. */
  cards: CardRow[]
}

/** Scalar with the home page's room scene of a day as JSON of a `SceneRow`: one of those of its month, in turn. */
export function sceneOn(day: number): SQL {
  const month = new Date(day * DAY).getUTCMonth() + 1
  return sql`(select json_build_object('picture', ${mediaJson(sql`x.media_id`)}, 'pieces', x.pieces,
      'cards', ${cardsJson(sql`select ${cardColumns} from products p where ${listed}
        and p.id in (select (piece ->> 'productId')::uuid from jsonb_array_elements(x.pieces) piece)`)})
    from (
      select sc.*, count(*) over () as count, row_number() over (order by sc.media_id) as turn from scenes sc
      where sc.shop_id is null and (sc.months = '{}' or ${month}::int = any(sc.months))
    ) x where x.turn = ${day}::bigint % x.count + 1)`
}
