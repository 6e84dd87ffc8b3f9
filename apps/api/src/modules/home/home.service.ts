import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import { readRow } from '../../platform/db/read.ts'
import type { Deps } from '../../platform/deps.ts'
import { type CardTuple, cardColumns, cardsJson } from '../catalog/card-row.ts'
import { visible } from '../catalog/list-filter.ts'
import { cardsOf } from '../catalog/product-card.ts'
import { type TileRow, tileOf, tilesJson } from '../categories/category-tiles.ts'
import { nullablePicture, type PictureRow, pictureOf } from '../media/picture.ts'
import { mediaJson } from '../media/picture-json.ts'
import { bestPictures, type ShopCardRow, shopCardOf, shopCardsJson } from '../shops/shop-card.ts'

type Home = components['schemas']['Home']

/** The picture at the head of the home page, when the marketplace has one under this name. */
const HERO = 'hero'
const CATEGORIES = 8
const PRODUCTS = 8
const SHOPS = 6
const FEATURED_PICTURES = 5

interface HomeRow {
  hero: PictureRow | null
  shopCount: number
  bestSellers: CardTuple[]
  newest: CardTuple[]
  categories: TileRow[]
  shops: ShopCardRow[]
  featured: { card: ShopCardRow[]; story: string; pictures: PictureRow[] } | null
  [column: string]: unknown
}

/** Everything that the home page shows, in one statement. */
export async function readHome({ db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>): Promise<Home> {
  const newest = sql`select ${cardColumns} from products p where ${visible}
    order by p.created_at desc, p.id desc limit ${sql.raw(`${PRODUCTS}`)}`
  const bestSellers = sql`select ${cardColumns} from products p where ${visible}
    order by p.sold_90 desc, p.id desc limit ${sql.raw(`${PRODUCTS}`)}`
  // A category without products is no way to anything, however many a loaded taxonomy brings.
  const withProducts = sql`where c.parent_id is null
    and exists (select 1 from products p where p.category_l1 = c.id and p.status = 'active')
    order by c.position, c.name limit ${sql.raw(`${CATEGORIES}`)}`
  const newShops = sql`select * from shops s where s.status = 'open'
    order by s.created_at desc, s.id desc limit ${sql.raw(`${SHOPS}`)}`
  const featured = sql`(select json_build_object('card', ${shopCardsJson(sql`select f.*`)}, 'story', s.description,
      'pictures', ${bestPictures(FEATURED_PICTURES)})
    from (select * from shops where status = 'open' and featured > 0 order by featured, id limit 1) s
    cross join lateral (select s.*) f)`
  const home = (await readRow<HomeRow>(
    db,
    sql`select ${mediaJson(sql`${HERO}`)} as hero,
      (select count(*)::int from shops where status = 'open') as "shopCount",
      ${cardsJson(bestSellers)} as "bestSellers", ${cardsJson(newest)} as newest,
      ${tilesJson(1, withProducts)} as categories, ${shopCardsJson(newShops)} as shops, ${featured} as featured`,
  ))!
  const now = clock.now()
  return {
    hero: nullablePicture(home.hero),
    shopCount: home.shopCount,
    categories: home.categories.map(tileOf),
    bestSellers: cardsOf(home.bestSellers, money, now),
    newest: cardsOf(home.newest, money, now),
    featuredShop: featuredOf(home.featured),
    shops: home.shops.map(shopCardOf),
  }
}

function featuredOf(row: HomeRow['featured']): Home['featuredShop'] {
  const card = row?.card[0]
  if (!row || !card) return null
  const { story, pictures } = row
  return { shop: shopCardOf(card), story, pictures: pictures.map(picture => pictureOf(picture, card.name)) }
}
