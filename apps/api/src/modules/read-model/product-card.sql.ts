import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { DAY } from '../../platform/durations.ts'
import type { Money } from '../../platform/money.ts'
import { shadeOf } from './color-families.ts'
import { type MadeByRow, madeByJson, madeByOf } from './made-by.sql.ts'
import { mediaJson, nullablePicture, type PictureRow, pictureJson, pictureOf } from './picture.sql.ts'
import { ratingOf } from './rating.ts'
import { type ShopTone, shopTone } from './shop-tone.sql.ts'
import { type Reduction, shownPrices } from './shown-prices.ts'

export type ProductCard = components['schemas']['ProductCard']

const NEW_FOR = 30 * DAY

/** @param createdAt milliseconds */
export const isNew = (createdAt: number, now: Date): boolean => now.getTime() - createdAt < NEW_FOR

/** Columns of `products p` for a card and for every sort order of a list. */
export const cardColumns: SQL = sql`p.id, p.slug, p.name, p.shop_id, p.price_min, p.price_sale_min,
  p.prior_min, p.effective_price_min, p.effective_price_max, p.rating_sum, p.rating_count, p.rating_mean, p.sold_90, p.created_at,
  p.is_buyable, p.shelf, p.option_count, p.first_media_id, p.colors`

/** A card as `cardsJson` selects it. Prices in minor units. */
export interface CardRow {
  id: string
  slug: string
  name: string
  shop: {
    id: string
    name: string
    slug: string
    tone: ShopTone
    /** Sign of the shop, in lists. Suggestions don't have it. */
    logo?: PictureRow | null
  }
  madeBy: MadeByRow
  picture: PictureRow | null
  priceMin: number
  priceSaleMin: number | null
  priorMin: number | null
  effectivePriceMin: number
  effectivePriceMax: number | null
  ratingSum: number
  ratingCount: number
  ratingMean: number
  sold90: number
  /** Milliseconds. */
  createdAt: number
  /** Relevance of a search; null in every other list. */
  rank: number | null
  isBuyable: boolean
  /** 2 can be bought, 1 has no picture, 0 is sold out. */
  shelf: number
  optionCount: number
  /** Variant that the list asks for, whose picture the card shows. */
  variant?: { id: string; options: { name: string; value: string; valueId: string }[] } | null
  /** Further picture, for lists only. Suggestions don't have it. */
  secondPicture?: PictureRow | null
  /** Stock of all variants if it is low. Null if one of them isn't counted. */
  left?: number | null
  /** Available option values that are colors, with the shop's own shade. */
  colors?: { value: string; swatch: string | null }[] | null
}

const LITTLE = 3
const SHOWN_SWATCHES = 5

/** Variant `k` with its values by option, each looked up by its id: a plan for any variant would read whole tables. */
const variantJson: SQL = sql`case when k.id is not null then json_build_object('id', k.id, 'options', (
  select coalesce(json_agg(json_build_object('name', o.name, 'value', x.value, 'valueId', w.value_id) order by o.position, w.option_id), '[]')
  from variant_values w
  cross join lateral (select name, position from product_options where id = w.option_id offset 0) o
  cross join lateral (select value from product_option_values where id = w.value_id offset 0) x
  where w.variant_id = k.id)) end`

/**
 * A select of the variant of product `p` that a list names, for `cardsJson`. One that is no longer offered has gone.
 *
 * @param named condition for `variants v`
 */
export const namedVariant = (named: SQL): SQL => sql`
  select v.id, coalesce(v.media_id, (select min(x.media_id) from variant_values w
    join product_option_values x on x.id = w.value_id where w.variant_id = v.id)) as media_id
  from variants v where ${named} and v.product_id = p.id and v.is_active order by v.position, v.id limit 1`

/**
 * Availability of product `p`, read from its few variants.
 *
 * @param shown id of the picture on the card. If the list asks for it, there is no second one, which may show another variant.
 */
const extrasJson = (shown: SQL): SQL => sql`,
    'secondPicture', (select ${pictureJson} from product_media pm join media m on m.id = pm.media_id
      where pm.product_id = p.id and pm.media_id <> p.first_media_id and ${shown} = p.first_media_id
      order by pm.position, pm.media_id limit 1),
    'left', (select case when k.total <= ${sql.raw(`${LITTLE}`)} then k.total end from product_stock k where k.product_id = p.id),
    'colors', case when p.is_buyable and p.colors <> '{}' then (
      select json_agg(json_build_object('value', x.value, 'swatch', x.swatch) order by o.position, x.position, x.value)
      from product_options o join product_option_values x on x.option_id = o.id
      where o.product_id = p.id and x.color is not null and (select true from variant_values w join variants v on v.id = w.variant_id
        where w.value_id = x.id and v.is_active and (v.stock is null or v.stock > 0) limit 1)) end`

interface CardParts {
  /** An integer column of the page that holds the relevance of a search. */
  rank?: SQL
  /** A select of the variant of product `p` to show: its `id` and its `media_id`, of one row at most. */
  variant?: SQL | null
  /** Leaves out what only a card of full size shows. */
  isPlain?: boolean
  /** Adds the portraits of the makers. */
  hasFaces?: boolean
}

/**
 * A scalar: the cards of the rows that `page` selects, in its order, as JSON of `CardRow`s.
 *
 * @param page a select of `cardColumns`, already ordered and limited
 */
export function cardsJson(
  page: SQL,
  { rank = sql`null::int`, variant = null, isPlain = false, hasFaces = false }: CardParts = {},
): SQL {
  const shown = variant ? sql`coalesce(k.media_id, p.first_media_id)` : sql`p.first_media_id`
  return sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name,
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'tone', ${shopTone}${
      isPlain ? sql`` : sql`, 'logo', ${mediaJson(sql`s.logo_media_id`)}`
    }), 'madeBy', ${madeByJson({ hasFaces })},
    'picture', case when m.id is not null then ${pictureJson} end,
    'priceMin', p.price_min, 'priceSaleMin', p.price_sale_min, 'priorMin', p.prior_min,
    'effectivePriceMin', p.effective_price_min, 'effectivePriceMax', p.effective_price_max,
    'ratingSum', p.rating_sum, 'ratingCount', p.rating_count, 'ratingMean', p.rating_mean, 'sold90', p.sold_90,
    'createdAt', (extract(epoch from p.created_at) * 1000)::bigint, 'rank', ${rank},
    'isBuyable', p.is_buyable, 'shelf', p.shelf, 'optionCount', p.option_count${
      variant ? sql`, 'variant', ${variantJson}` : sql``
    }${isPlain ? sql`` : extrasJson(shown)}) order by p.ord), '[]')
  from (select page.*, row_number() over () as ord from (${page}) page) p
  join shops s on s.id = p.shop_id ${variant ? sql`left join lateral (${variant}) k on true` : sql``}
  left join media m on m.id = ${shown}
)`
}

/** Currency and settings that a card shows. */
export type CardForm = Pick<Deps, 'money' | 'market'>

/** A row as the contract's card: prices in decimals. */
export const cardOf = (row: CardRow, { money, market }: CardForm, now: Date): ProductCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  shop: shopOf(row.shop),
  madeBy: madeByOf(row.madeBy),
  picture: nullablePicture(row.picture, row.name),
  ...pricesOf(row, money, market.settings.prices.reduction),
  hasPriceRange: (row.effectivePriceMax ?? 0) > row.effectivePriceMin,
  rating: ratingOf(row.ratingSum, row.ratingCount),
  isSoldOut: !row.isBuyable,
  isNew: isNew(row.createdAt, now),
  optionCount: row.optionCount,
  ...extrasOf(row),
})

/** The shown prices of a product, in decimals. */
export function pricesOf(
  { priceMin, priceSaleMin, priorMin }: Pick<CardRow, 'priceMin' | 'priceSaleMin' | 'priorMin'>,
  money: Money,
  reduction: Reduction,
): Pick<ProductCard, 'price' | 'priceSale'> {
  const shown = shownPrices({ price: priceMin, salePrice: priceSaleMin, priorPrice: priorMin }, reduction)
  return { price: money.toDecimal(shown.price), priceSale: money.toNullableDecimal(shown.salePrice) }
}

const shopOf = ({ logo, ...shop }: CardRow['shop']): ProductCard['shop'] => ({
  ...shop,
  ...(logo && { logo: pictureOf(logo, shop.name) }),
})

/** Only includes fields with a value: most cards have few of them. */
function extrasOf({ variant, secondPicture, left, colors, name }: CardRow) {
  const shades = colors?.map(({ value, swatch }) => swatch ?? shadeOf(value)) ?? []
  return {
    ...(variant && { variant }),
    ...(secondPicture && { secondPicture: pictureOf(secondPicture, name) }),
    ...(left && { stock: left }),
    ...(shades.length > 1 && {
      swatches: [...new Set(shades.filter(shade => shade !== null))].slice(0, SHOWN_SWATCHES),
      colorCount: shades.length,
    }),
  }
}

export const cardsOf = (rows: readonly CardRow[], form: CardForm, now: Date): ProductCard[] =>
  rows.map(row => cardOf(row, form, now))
