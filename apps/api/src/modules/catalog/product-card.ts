import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Money } from '../../platform/money.ts'
import { nullablePicture, type PictureRow } from '../media/picture.ts'

export type ProductCard = components['schemas']['ProductCard']
export type Rating = components['schemas']['Rating']

/** What a card and every sort of a list need of `products p`. */
export const cardColumns: SQL = sql`p.id, p.slug, p.name, p.shop_id, p.price_min, p.price_sale_min, p.price_pay,
  p.rating_sum, p.rating_count, p.rating_mean, p.sold_90, p.created_at, p.pay_max, p.is_buyable`

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

/** Row `m` of the media as a `PictureRow`. */
export const pictureJson = sql`json_build_object('id', m.id, 'path', m.path, 'width', m.width, 'height', m.height, 'alt', m.alt)`

/** The first picture of product `id`, as JSON. */
export const firstPicture = (id: SQL): SQL => sql`(select ${pictureJson} from media m where m.id =
  (select pm.media_id from product_media pm where pm.product_id = ${id} order by pm.position limit 1))`

/**
 * A scalar: the cards of the rows that `page` selects, in its order, as JSON.
 *
 * @param page a select of `cardColumns`, already ordered and limited
 * @param rank an integer column of it that the relevance of a search is kept in
 */
export const cardsJson = (page: SQL, rank: SQL = sql`null::int`): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name,
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
    'picture', ${firstPicture(sql`p.id`)},
    'priceMin', p.price_min, 'priceSaleMin', p.price_sale_min, 'pricePay', p.price_pay, 'payMax', p.pay_max,
    'ratingSum', p.rating_sum, 'ratingCount', p.rating_count, 'ratingMean', p.rating_mean,
    'sold90', p.sold_90, 'createdAt', (extract(epoch from p.created_at) * 1000)::bigint, 'rank', ${rank},
    'isBuyable', p.is_buyable,
    'optionCount', (select count(*) from product_options o where o.product_id = p.id)
  ) order by p.ord), '[]')
  from (select page.*, row_number() over () as ord from (${page}) page) p
  join shops s on s.id = p.shop_id
)`

const NEW_FOR = 30 * 24 * 3_600_000

/** @param createdAt milliseconds */
export const isNew = (createdAt: number, now: Date): boolean => now.getTime() - createdAt < NEW_FOR

/** The mean with one decimal; null while nobody has rated. */
export const ratingOf = (sum: number, count: number): Rating | null =>
  count > 0 ? { average: Math.round((sum / count) * 10) / 10, count } : null

export const decimalOrNull = (minor: number | null, money: Money): number | null =>
  minor === null ? null : money.toDecimal(minor)

/** A row of `cardsJson` as the contract's card: prices in decimals. */
export function cardOf(row: CardRow, money: Money, now: Date): ProductCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    shop: row.shop,
    picture: nullablePicture(row.picture, row.name),
    price: money.toDecimal(row.priceMin),
    priceSale: decimalOrNull(row.priceSaleMin, money),
    hasPriceRange: (row.payMax ?? 0) > row.pricePay,
    rating: ratingOf(row.ratingSum, row.ratingCount),
    isSoldOut: !row.isBuyable,
    isNew: isNew(row.createdAt, now),
    optionCount: row.optionCount,
  }
}
