import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import {
  bestPictures,
  type CardRow,
  cardColumns,
  cardsJson,
  listed,
  type MakerRow,
  makersJson,
  mediaJson,
  type PictureRow,
  type ShopCardRow,
  sceneOfShop,
  shopCardsJson,
  type TileRow,
  tilesJson,
} from '../../read-model/index.ts'
import { type SceneRow, sceneOn } from './scene.sql.ts'
import { windowsOn } from './windows.sql.ts'

/** The pictures of the home page by day and in the dark theme, when the marketplace has them under these ids. */
const HERO = 'hero'
const HERO_EVENING = 'hero-evening'
const CATEGORIES = 8
const PRODUCTS = 8
const SHOPS = 7
const FEATURED_PICTURES = 5

export interface HomeRow {
  hero: PictureRow | null
  heroEvening: PictureRow | null
  windows: CardRow[]
  scene: SceneRow | null
  shopCount: number
  bestSellers: CardRow[]
  newest: CardRow[]
  categories: TileRow[]
  shops: ShopCardRow[]
  featured: {
    card: ShopCardRow[]
    story: string
    banner: PictureRow | null
    makers: MakerRow[]
    pictures: PictureRow[]
  } | null
  [column: string]: unknown
}

const products = (order: SQL, condition: SQL = sql`true`) =>
  cardsJson(sql`select ${cardColumns} from products p where ${listed} and ${condition}
    order by p.shelf desc, ${order} desc, p.id desc limit ${sql.raw(`${PRODUCTS}`)}`)

// A loaded taxonomy has many categories without products: they have nothing to show.
const withProducts = sql`where c.parent_id is null
  and exists (select 1 from products p where p.category_l1 = c.id and ${listed})
  order by c.position, c.name limit ${sql.raw(`${CATEGORIES}`)}`

const newShops = sql`select * from shops s where s.status = 'open' and not s.is_paused
  order by s.created_at desc, s.id desc limit ${sql.raw(`${SHOPS}`)}`

const featured = sql`(select json_build_object('card', ${shopCardsJson(sql`select f.*`)}, 'story', s.description,
    'makers', ${makersJson},
    'banner', ${mediaJson(sql`coalesce(${sceneOfShop}, s.banner_media_id)`)},
    'pictures', ${bestPictures(FEATURED_PICTURES)})
  from (select * from shops where status = 'open' and not is_paused and featured > 0 order by featured, id limit 1) s
  cross join lateral (select s.*) f)`

/**
 * Everything that the home page shows on a day (a count of days), in one statement.
 *
 * @param pictures ids of the marketplace's own. If it has only one, both themes show it; without any, they show the ones
 * that the marketplace comes with.
 */
export async function findHome(
  db: Db,
  day: number,
  pictures: { day: string | null; evening: string | null },
): Promise<HomeRow> {
  const own = pictures.day ?? pictures.evening
  const row = await readRow<HomeRow>(
    db,
    sql`select ${mediaJson(sql`${own ?? HERO}`)} as hero,
      ${mediaJson(sql`${own === null ? HERO_EVENING : pictures.evening}`)} as "heroEvening",
      ${windowsOn(day)} as windows, ${sceneOn(day)} as scene,
      (select count(*)::int from shops where status = 'open') as "shopCount",
      ${products(sql`p.sold_90`, sql`p.sold_90 > 0`)} as "bestSellers", ${products(sql`p.created_at`)} as newest,
      ${tilesJson(1, withProducts)} as categories, ${shopCardsJson(newShops)} as shops, ${featured} as featured`,
  )
  return row!
}
