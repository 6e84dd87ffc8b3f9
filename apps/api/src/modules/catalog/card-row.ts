import { type SQL, sql } from 'drizzle-orm'
import type { PictureRow } from '../media/picture.ts'

/** What a card and every sort of a list need of `products p`. */
export const cardColumns: SQL = sql`p.id, p.slug, p.name, p.shop_id, p.price_min, p.price_sale_min, p.price_pay,
  p.rating_sum, p.rating_count, p.rating_mean, p.sold_90, p.created_at, p.pay_max, p.is_buyable, p.option_count,
  p.first_media_id`

export interface CardRow {
  id: string
  slug: string
  name: string
  shop: { id: string; name: string; slug: string }
  picture: PictureRow | null
  priceMin: number
  priceSaleMin: number | null
  pricePay: number
  payMax: number | null
  ratingSum: number
  ratingCount: number
  ratingMean: number
  sold90: number
  /** Milliseconds. */
  createdAt: number
  rank: number | null
  isBuyable: boolean
  optionCount: number
}

/** A card as it is sent by the database: to name each value in each of them costs as much as to find them. */
export type CardTuple = [
  id: string,
  slug: string,
  name: string,
  shopId: string,
  shopName: string,
  shopSlug: string,
  pictureId: string | null,
  path: string,
  width: number | null,
  height: number | null,
  alt: string,
  priceMin: number,
  priceSaleMin: number | null,
  pricePay: number,
  payMax: number | null,
  ratingSum: number,
  ratingCount: number,
  ratingMean: number,
  sold90: number,
  createdAt: number,
  rank: number | null,
  isBuyable: boolean,
  optionCount: number,
]

const tuple = (rank: SQL): SQL => sql`json_build_array(p.id, p.slug, p.name, s.id, s.name, s.slug,
  m.id, m.path, m.width, m.height, m.alt, p.price_min, p.price_sale_min, p.price_pay, p.pay_max,
  p.rating_sum, p.rating_count, p.rating_mean, p.sold_90, (extract(epoch from p.created_at) * 1000)::bigint, ${rank},
  p.is_buyable, p.option_count)`

/**
 * A scalar: the cards of the rows that `page` selects, in its order, as JSON of `CardTuple`s.
 *
 * @param page a select of `cardColumns`, already ordered and limited
 * @param rank an integer column of it that the relevance of a search is kept in
 */
export const cardsJson = (page: SQL, rank: SQL = sql`null::int`): SQL => sql`(
  select coalesce(json_agg(${tuple(rank)} order by p.ord), '[]')
  from (select page.*, row_number() over () as ord from (${page}) page) p
  join shops s on s.id = p.shop_id left join media m on m.id = p.first_media_id
)`

export function readCard([
  id,
  slug,
  name,
  shopId,
  shopName,
  shopSlug,
  pictureId,
  path,
  width,
  height,
  alt,
  priceMin,
  priceSaleMin,
  pricePay,
  payMax,
  ratingSum,
  ratingCount,
  ratingMean,
  sold90,
  createdAt,
  rank,
  isBuyable,
  optionCount,
]: CardTuple): CardRow {
  return {
    id,
    slug,
    name,
    shop: { id: shopId, name: shopName, slug: shopSlug },
    picture: pictureId === null ? null : { id: pictureId, path, width, height, alt },
    priceMin,
    priceSaleMin,
    pricePay,
    payMax,
    ratingSum,
    ratingCount,
    ratingMean,
    sold90,
    createdAt,
    rank,
    isBuyable,
    optionCount,
  }
}
