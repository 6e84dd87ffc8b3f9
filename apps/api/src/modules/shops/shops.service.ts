import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { problem } from '../../contract/problem.ts'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { SLUG } from '../catalog/list-filter.ts'
import { cutPage, readCursor } from '../catalog/pages.ts'
import { ratingOf } from '../catalog/product-card.ts'
import { type TileRow, tileOf, tilesJson } from '../categories/category-tiles.ts'
import { nullablePicture, type PictureRow } from '../media/picture.ts'
import { mediaJson } from '../media/picture-json.ts'
import { readSearch } from '../search/search-query.ts'
import { type ShopCardRow, shopCardOf, shopCardsJson, totals } from './shop-card.ts'

type Shop = components['schemas']['Shop']
type ShopList = components['schemas']['ShopList']

export interface ShopListRequest {
  q?: string
  letter?: string
  cursor?: string
  limit?: number
}

/** @throws problem `cursor.invalid` */
export async function listShops(db: Db, request: ShopListRequest): Promise<ShopList> {
  const { letter, limit = 24 } = request
  const search = readSearch(request.q)
  const list = `shops ${JSON.stringify([search?.text ?? null, letter?.toUpperCase() ?? null])}`
  const cursor = readCursor(request.cursor, list, ['text', 'uuid'])
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'asc' : 'desc')
  const conditions = [
    sql`s.status = 'open'`,
    ...(search ? [sql`stoa_plain(s.name) like '%' || stoa_plain(${likeOf(search.text)}) || '%'`] : []),
    ...(letter ? [underLetter(letter)] : []),
  ]
  const border = cursor
    ? [sql`(s.name, s.id) ${sql.raw(forward ? '>' : '<')} (${cursor.keys[0]}::text, ${cursor.keys[1]}::uuid)`]
    : []
  const where = (parts: SQL[]) => sql.join(parts, sql` and `)
  const row = await readRow<{ items: ShopCardRow[]; total: number; letters: string[] }>(
    db,
    sql`select
      ${shopCardsJson(sql`select * from shops s where ${where([...conditions, ...border])}
        order by s.name ${way}, s.id ${way} limit ${limit + 1}`)} as items,
      (select count(*)::int from shops s where ${where(conditions)}) as total,
      (select coalesce(json_agg(l.letter order by l.letter = '0-9', l.letter), '[]')
        from (select distinct ${letterOf} as letter from shops s where s.status = 'open') l) as letters`,
  )
  const { items, page } = cutPage(row!.items, { cursor, limit, list, keysOf: ({ name, id }) => [name, id] })
  return { items: items.map(shopCardOf), total: row!.total, letters: row!.letters, page }
}

const likeOf = (text: string) => text.replace(/[\\%_]/g, sign => `\\${sign}`)

const initial = sql`left(stoa_plain(s.name), 1)`
const letterOf = sql`case when ${initial} ~ '^[a-z]' then upper(${initial}) else '0-9' end`

const underLetter = (letter: string): SQL =>
  letter === '0-9' ? sql`${initial} !~ '^[a-z]'` : sql`${initial} = ${letter.toLowerCase()}`

export interface ShopRow {
  id: string
  name: string
  slug: string
  tagline: string
  description: string
  city: string | null
  country: string | null
  since: number
  logo: PictureRow | null
  banner: PictureRow | null
  productCount: number
  ratingSum: number
  ratingCount: number
  soldCount: number
  categories: TileRow[]
}

/** A scalar: one shop as JSON, null when `where` meets none. */
export const shopJson = (where: SQL): SQL => sql`(
  select json_build_object(
    'id', s.id, 'name', s.name, 'slug', s.slug, 'tagline', s.tagline, 'description', s.description,
    'city', s.city, 'country', s.country, 'since', extract(year from s.created_at)::int,
    'logo', ${mediaJson(sql`s.logo_media_id`)}, 'banner', ${mediaJson(sql`s.banner_media_id`)},
    'productCount', t.products, 'ratingSum', t.rating_sum, 'ratingCount', t.rating_count, 'soldCount', t.sold,
    'categories', ${tilesJson(
      1,
      sql`where c.id in (select p.category_l1 from products p where p.shop_id = s.id and p.status = 'active')`,
      sql`p.shop_id = s.id`,
    )})
  from shops s cross join ${totals} where s.status = 'open' and ${where}
)`

export function shopOf({ ratingSum, ratingCount, description, ...row }: ShopRow): Shop {
  return {
    ...row,
    story: description,
    logo: nullablePicture(row.logo, row.name),
    banner: nullablePicture(row.banner, row.name),
    rating: ratingOf(ratingSum, ratingCount),
    categories: row.categories.map(tileOf),
  }
}

/** @throws problem `shop.not_found` */
export async function readShop(db: Db, slug: string): Promise<Shop> {
  if (!SLUG.test(slug)) throw problem('shop.not_found')
  const row = await readRow<{ shop: ShopRow | null }>(
    db,
    sql`select ${shopJson(sql`s.slug = ${slug}`)} as shop`,
  )
  if (!row?.shop) throw problem('shop.not_found')
  return shopOf(row.shop)
}
