import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import { readRow } from '../../platform/db/read.ts'
import type { Deps } from '../../platform/deps.ts'
import { visible } from '../catalog/list-filter.ts'
import { type CardRow, cardColumns, cardOf, cardsJson } from '../catalog/product-card.ts'
import { type TileRow, tileOf, tilesJson } from '../categories/category-tiles.ts'
import { nullablePicture, type PictureRow, pictureOf } from '../media/picture.ts'
import { bestPictures, mediaJson, type ShopCardRow, shopCardOf, shopCardsJson } from '../shops/shop-card.ts'

type Home = components['schemas']['Home']

/** The picture at the head of the home page, when the marketplace has one under this name. */
const HERO = 'hero'
const CATEGORIES = 8
const PRODUCTS = 8
const SHOPS = 6
const FEATURED_PICTURES = 5

/** Everything that the home page shows, in one round of parallel statements. */
export async function readHome({ db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>): Promise<Home> {
  const newest = sql`select ${cardColumns} from products p where ${visible}
    order by p.created_at desc, p.id desc limit ${sql.raw(`${PRODUCTS}`)}`
  const bestSellers = sql`select ${cardColumns} from products p where ${visible}
    order by p.sold_90 desc, p.id desc limit ${sql.raw(`${PRODUCTS}`)}`
  // A category without products is no way to anything, however many a loaded taxonomy brings.
  const withProducts = sql`where c.parent_id is null
    and exists (select 1 from products p where p.category_l1 = c.id and p.status = 'active')
    order by c.position, c.name limit ${sql.raw(`${CATEGORIES}`)}`
  const [head, best, fresh, categories, shops, featured] = await Promise.all([
    readRow<{ hero: PictureRow | null; shopCount: number }>(
      db,
      sql`select ${mediaJson(sql`${HERO}`)} as hero,
        (select count(*)::int from shops where status = 'open') as "shopCount"`,
    ),
    readRow<{ items: CardRow[] }>(db, sql`select ${cardsJson(bestSellers)} as items`),
    readRow<{ items: CardRow[] }>(db, sql`select ${cardsJson(newest)} as items`),
    readRow<{ items: TileRow[] }>(db, sql`select ${tilesJson(1, withProducts)} as items`),
    readRow<{ items: ShopCardRow[] }>(
      db,
      sql`select ${shopCardsJson(sql`select * from shops s where s.status = 'open'
        order by s.created_at desc, s.id desc limit ${sql.raw(`${SHOPS}`)}`)} as items`,
    ),
    readRow<{ card: ShopCardRow[]; story: string; pictures: PictureRow[] }>(
      db,
      sql`select ${shopCardsJson(sql`select f.*`)} as card, s.description as story,
          ${bestPictures(FEATURED_PICTURES)} as pictures
        from (select * from shops where status = 'open' and featured > 0 order by featured, id limit 1) s
        cross join lateral (select s.*) f`,
    ),
  ])
  const now = clock.now()
  const cards = (found?: { items: CardRow[] }) => (found?.items ?? []).map(row => cardOf(row, money, now))
  return {
    hero: nullablePicture(head?.hero),
    shopCount: head?.shopCount ?? 0,
    categories: (categories?.items ?? []).map(tileOf),
    bestSellers: cards(best),
    newest: cards(fresh),
    featuredShop: featured?.card[0]
      ? {
          shop: shopCardOf(featured.card[0]),
          story: featured.story,
          pictures: featured.pictures.map(picture => pictureOf(picture, featured.card[0]!.name)),
        }
      : null,
    shops: (shops?.items ?? []).map(shopCardOf),
  }
}
