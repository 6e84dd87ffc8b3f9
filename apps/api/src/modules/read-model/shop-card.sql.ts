import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { mediaJson, nullablePicture, type PictureRow, pictureOf } from './picture.sql.ts'
import { ratingOf } from './rating.ts'
import { type ShopTone, shopTone } from './shop-tone.sql.ts'
import { offered } from './visible.sql.ts'

export type ShopCard = components['schemas']['ShopCard']

export interface ShopCardRow {
  id: string
  name: string
  slug: string
  tagline: string
  city: string | null
  logo: PictureRow | null
  tone: ShopTone
  productCount: number
  ratingSum: number
  ratingCount: number
  pictures: PictureRow[]
}

/** Totals of a shop's offered products; `s` is the shop's row. */
export const shopTotals: SQL = sql`lateral (
  select count(*) as products, coalesce(sum(p.rating_sum), 0) as rating_sum,
    coalesce(sum(p.rating_count), 0) as rating_count, coalesce(sum(p.sold_90), 0) as sold
  from products p where p.shop_id = s.id and ${offered}
) t`

/** Pictures of what shop `s` sells best, as JSON. */
export const bestPictures = (limit: number): SQL => sql`(
  select coalesce(json_agg(b.picture order by b.shelf desc, b.sold_90 desc, b.id desc) filter (where b.picture is not null), '[]')
  from (select p.id, p.shelf, p.sold_90, ${mediaJson(sql`p.first_media_id`)} as picture from products p
    where p.shop_id = s.id and ${offered} order by p.shelf desc, p.sold_90 desc, p.id desc limit ${limit}) b
)`

/** A scalar: the cards of the shops that `from` leaves over of `shops s`, in the order `s.ord`. */
export const shopCardsJson = (shops: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'name', s.name, 'slug', s.slug, 'tagline', s.tagline, 'city', s.city,
    'logo', ${mediaJson(sql`s.logo_media_id`)}, 'tone', ${shopTone}, 'productCount', t.products,
    'ratingSum', t.rating_sum, 'ratingCount', t.rating_count, 'pictures', ${bestPictures(3)}
  ) order by s.ord), '[]')
  from (select s.*, row_number() over () as ord from (${shops}) s) s cross join ${shopTotals}
)`

export const shopCardOf = ({ ratingSum, ratingCount, logo, pictures, ...row }: ShopCardRow): ShopCard => ({
  ...row,
  logo: nullablePicture(logo, row.name),
  rating: ratingOf(ratingSum, ratingCount),
  pictures: pictures.map(picture => pictureOf(picture, row.name)),
})
