import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import {
  type MakerRow,
  makersJson,
  mediaJson,
  offered,
  type PictureRow,
  type ShopCardRow,
  type ShopTone,
  type SoldByRow,
  sceneOfShop,
  shopCardsJson,
  shopTone,
  shopTotals,
  soldByJson,
  type TileRow,
  tilesJson,
} from '../read-model/index.ts'
import type { ShopPolicies } from './shops.schema.ts'

export interface ShopRow {
  id: string
  name: string
  slug: string
  tagline: string
  description: string
  storyHtml: string
  policies: ShopPolicies
  makers: MakerRow[]
  pause: { backOn: string; note: string } | null
  city: string | null
  country: string | null
  since: number
  logo: PictureRow | null
  banner: PictureRow | null
  scene: PictureRow | null
  tone: ShopTone
  productCount: number
  ratingSum: number
  ratingCount: number
  soldCount: number
  categories: TileRow[]
  soldBy: SoldByRow | null
}

/** A scalar: one shop as JSON, null when `where` meets none. */
export const shopJson = (where: SQL): SQL => sql`(
  select json_build_object(
    'id', s.id, 'name', s.name, 'slug', s.slug, 'tagline', s.tagline, 'description', s.description,
    'storyHtml', s.story_html, 'policies', s.policies, 'makers', ${makersJson},
    'pause', case when s.is_paused then json_build_object('backOn', s.closed_until + 1, 'note', s.closed_note) end,
    'city', s.city, 'country', s.country, 'since', extract(year from s.created_at)::int,
    'logo', ${mediaJson(sql`s.logo_media_id`)}, 'banner', ${mediaJson(sql`s.banner_media_id`)},
    'scene', ${mediaJson(sceneOfShop)},
    'tone', ${shopTone}, 'soldBy', ${soldByJson},
    'productCount', t.products, 'ratingSum', t.rating_sum, 'ratingCount', t.rating_count, 'soldCount', t.sold,
    'categories', ${tilesJson(
      1,
      sql`where c.id in (select p.category_l1 from products p where p.shop_id = s.id and ${offered})`,
      sql`p.shop_id = s.id`,
    )})
  from shops s cross join ${shopTotals} where s.status = 'open' and ${where}
)`

export async function findShop(db: Db, slug: string): Promise<ShopRow | null> {
  const row = await readRow<{ shop: ShopRow | null }>(
    db,
    sql`select ${shopJson(sql`s.slug = ${slug}`)} as shop`,
  )
  return row?.shop ?? null
}

export interface ShopQuestion {
  /** Part of the name. */
  name: string | null
  /** First letter of the name, `0-9` for everything else. */
  letter: string | null
  cursor: Cursor | null
  limit: number
}

export interface ShopListRow {
  /** Shops of the page. Contains one more than the limit if there are more. */
  items: ShopCardRow[]
  total: number
  /** First letters of shops. */
  letters: string[]
}

/** A page of the open shops by name. */
export async function findShops(db: Db, { name, letter, cursor, limit }: ShopQuestion): Promise<ShopListRow> {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'asc' : 'desc')
  const conditions = [
    sql`s.status = 'open'`,
    ...(name !== null ? [sql`stoa_plain(s.name) like '%' || stoa_plain(${likeOf(name)}) || '%'`] : []),
    ...(letter !== null ? [underLetter(letter)] : []),
  ]
  const border = cursor
    ? [sql`(s.name, s.id) ${sql.raw(forward ? '>' : '<')} (${cursor.keys[0]}::text, ${cursor.keys[1]}::uuid)`]
    : []
  const where = (parts: SQL[]) => sql.join(parts, sql` and `)
  const row = await readRow<ShopListRow & Record<string, unknown>>(
    db,
    sql`select
      ${shopCardsJson(sql`select * from shops s where ${where([...conditions, ...border])}
        order by s.name ${way}, s.id ${way} limit ${limit + 1}`)} as items,
      (select count(*)::int from shops s where ${where(conditions)}) as total,
      (select coalesce(json_agg(l.letter order by l.letter = '0-9', l.letter), '[]')
        from (select distinct ${letterOf} as letter from shops s where s.status = 'open') l) as letters`,
  )
  return row!
}

const likeOf = (text: string) => text.replace(/[\\%_]/g, sign => `\\${sign}`)

const initial = sql`left(stoa_plain(s.name), 1)`
const letterOf = sql`case when ${initial} ~ '^[a-z]' then upper(${initial}) else '0-9' end`

const underLetter = (letter: string): SQL =>
  letter === '0-9' ? sql`${initial} !~ '^[a-z]'` : sql`${initial} = ${letter.toLowerCase()}`
