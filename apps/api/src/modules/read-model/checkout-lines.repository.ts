import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { readRows } from '../../platform/db/read.ts'
import type { WithdrawalException } from '../../platform/withdrawal-exception.ts'
import type { Destination } from './destination.ts'
import { mediaJson, type PictureRow, pictureJson } from './picture.sql.ts'
import {
  type PurchasableVariant,
  type PurchasableVariantRow,
  purchasableVariantOf,
  selectVariants,
} from './purchasable-variants.repository.ts'
import type { Tier } from './shipping-prices.ts'
import { type ShopTone, shopTone } from './shop-tone.sql.ts'
import { type SoldByRow, soldByJson } from './sold-by.sql.ts'
import { taxTermsJson } from './tax-terms.sql.ts'
import type { AppliedTax, TaxTerms } from './tax-terms.ts'

/** Line that is about to be bought, with its current variant. */
export interface QuotedLine {
  cartItemId: string
  quantity: number
  /** The effective price when it was added to the cart; null when that is not known. */
  addedPrice: number | null
  /** Variant whose stock includes the items that this checkout has reserved. */
  variant: PurchasableVariant
  /** Null if the shop has no tax registration. */
  tax: TaxTerms | null
  /** The business behind the shop. Null if the shop hasn't given its details. */
  soldBy: SoldByRow | null
}

interface QuotedLineRow extends PurchasableVariantRow {
  cart_item_id: string
  quantity: number
  added_price_minor: string | null
  held_quantity: number
  tax: TaxTerms | null
  sold_by: SoldByRow | null
}

/**
 * Quantity of a cart line that isn't being bought already. Items stay in the cart until they are paid for, so without
 * this, opening the checkout again during a payment would buy them twice.
 */
const LEFT_TO_BUY = sql`(c.quantity - coalesce((
  select sum(w.quantity) from checkouts p join checkout_lines w on w.checkout_id = p.id
  where p.user_id = c.user_id and p.status = 'paying' and w.variant_id = c.variant_id), 0))::int`

/** Finds a user's cart lines with these ids, in the order in which they were added, with the quantity left to buy. */
export async function findCartSelection(
  db: Db,
  userId: string,
  { itemIds, to }: { itemIds: readonly string[]; to: Destination },
): Promise<QuotedLine[]> {
  // Planning it takes longer than running it.
  return (await readRows<QuotedLineRow>(db, cartSelectionStatement(userId, itemIds, to))).map(lineOf)
}

export const cartSelectionStatement = (userId: string, itemIds: readonly string[], to: Destination): SQL =>
  selectLines(
    to,
    sql`select c.id as cart_item_id, c.variant_id, ${LEFT_TO_BUY} as quantity, c.added_price_minor,
        (row_number() over (order by c.created_at, c.id))::int as position, r.quantity as held
      from cart_items c
      left join checkouts k on k.user_id = c.user_id and k.status = 'open'
      left join stock_reservations r on r.checkout_id = k.id and r.variant_id = c.variant_id
      where c.user_id = ${userId}::uuid and c.id = any(${sql.param(itemIds)}::uuid[]) and ${LEFT_TO_BUY} > 0`,
  )

/**
 * Finds the lines of an open checkout, in their order, with the quantity left to buy in the cart. Leaves out lines
 * whose variant was deleted.
 */
export async function findQuotedLines(
  db: Queryable,
  checkoutId: string,
  to: Destination,
): Promise<QuotedLine[]> {
  return (await db.execute<QuotedLineRow>(quotedLinesStatement(checkoutId, to))).rows.map(lineOf)
}

export const quotedLinesStatement = (checkoutId: string, to: Destination): SQL =>
  selectLines(
    to,
    sql`select c.id as cart_item_id, l.variant_id, least(l.quantity, ${LEFT_TO_BUY}) as quantity,
        c.added_price_minor, l.position, r.quantity as held
      from checkout_lines l
      join checkouts k on k.id = l.checkout_id
      join cart_items c on c.user_id = k.user_id and c.variant_id = l.variant_id
      left join stock_reservations r on r.checkout_id = l.checkout_id and r.variant_id = l.variant_id
      where l.checkout_id = ${checkoutId}::uuid and ${LEFT_TO_BUY} > 0`,
  )

/**
 * Builds lines from variants, for a checkout that has not been started. Keeps the given order and leaves out deleted
 * variants.
 */
export async function findVariantLines(
  db: Queryable,
  wanted: readonly { variantId: string; quantity: number }[],
  to: Destination,
): Promise<QuotedLine[]> {
  const statement = selectLines(
    to,
    sql`select gen_random_uuid() as cart_item_id, (w.value ->> 'variantId')::uuid as variant_id,
        (w.value ->> 'quantity')::int as quantity, null::bigint as added_price_minor, w.position::int as position,
        0 as held
      from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) with ordinality as w(value, position)`,
  )
  return (await db.execute<QuotedLineRow>(statement)).rows.map(lineOf)
}

/**
 * Selects the lines first, then the variant of each. One join would have more tables than PostgreSQL reorders
 * (`join_collapse_limit`), and would read all variants of the marketplace.
 */
const selectLines = (to: Destination, lines: SQL): SQL => sql`
    with l as materialized (${lines})
    select b.*, l.cart_item_id, l.quantity, l.added_price_minor, coalesce(l.held, 0) as held_quantity
    from l
    cross join lateral (${selectVariants(sql`v.id = l.variant_id`, to, sql`${taxTermsJson} as tax, ${soldByJson} as sold_by`)}) b
    order by l.position`

function lineOf(row: QuotedLineRow): QuotedLine {
  const variant = purchasableVariantOf(row)
  return {
    cartItemId: row.cart_item_id,
    quantity: row.quantity,
    addedPrice: numberOf(row.added_price_minor),
    variant: { ...variant, stock: variant.stock === null ? null : variant.stock + row.held_quantity },
    tax: row.tax,
    soldBy: row.sold_by,
  }
}

/** The driver gives bigint as text. */
const numberOf = (minor: string | null): number | null => (minor === null ? null : Number(minor))

/** A line as it was when its payment began; amounts in minor units. */
export interface FrozenLine {
  cartItemId: string
  variantId: string
  productId: string
  shop: {
    id: string
    name: string
    slug: string
    logo: PictureRow | null
    tone: ShopTone
    soldBy: SoldByRow | null
  }
  slug: string
  title: string
  sku: string | null
  options: string[]
  optionIds: string[]
  mediaId: string | null
  picture: PictureRow | null
  quantity: number
  unitMinor: number
  compareAtMinor: number | null
  withdrawalException: WithdrawalException | null
  tax: AppliedTax
  timeZone: string
  handlingDays: number
  tier: Tier | null
  shippingMinor: number
  /** Terms of the destination. Null in checkouts from before shipping had zones. */
  zoneName: string | null
  transitMin: number | null
  transitMax: number | null
  standardMinor: number | null
  duties: boolean | null
  /** Commission by the rules of today, in basis points. Null if none applies; then the settings do. */
  commissionBasisPoints: number | null
}

/**
 * The most specific rate of product `p` of shop `s` at a time. That of the shop in the nearest category comes first, then that of
 * the shop, that of the nearest category, and that of everything. It reads a few rows by their keys, and no statement more.
 */
const commissionRate = (at: SQL): SQL => sql`(
  with recursive above as (
    select c.id, c.parent_id, 0 as steps from categories c where c.id = p.category_id
    union all
    select c.id, c.parent_id, a.steps + 1 from above a join categories c on c.id = a.parent_id)
  select r.rate_basis_points from (
    select o.*, a.steps from above a
      join commission_rules o on o.category_id = a.id and (o.shop_id is null or o.shop_id = s.id)
    union all select o.*, null from commission_rules o where o.shop_id = s.id and o.path = ''
    union all select o.*, null from commission_rules o where o.shop_id is null and o.path = '') r
  where coalesce(r.starts_at, r.set_at) <= ${at} and (r.ended_at is null or r.ended_at > ${at})
  order by r.shop_id nulls last, r.steps nulls last limit 1)`

/**
 * The lines of a checkout as they were stored, in their order.
 *
 * @param at time whose commission rules count; now by default
 */
export async function findFrozenLines(db: Queryable, checkoutId: string, at?: Date): Promise<FrozenLine[]> {
  const placedAt = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`
  const { rows } = await db.execute<{ line: FrozenLine }>(sql`
    select json_build_object('cartItemId', l.cart_item_id, 'variantId', l.variant_id, 'productId', l.product_id,
      'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug,
        'logo', ${mediaJson(sql`s.logo_media_id`)}, 'tone', ${shopTone}, 'soldBy', ${soldByJson}), 'slug', coalesce(p.slug, ''),
      'title', l.title, 'sku', l.sku, 'options', l.options, 'optionIds', l.option_ids, 'mediaId', m.id,
      'picture', case when m.id is null then null else ${pictureJson} end, 'quantity', l.quantity,
      'unitMinor', l.unit_minor, 'compareAtMinor', l.compare_at_minor, 'withdrawalException', l.withdrawal_exception,
      'tax', json_build_object('country', l.tax_country, 'region', l.tax_region, 'category', l.tax_category,
        'rateBasisPoints', l.tax_rate_basis_points, 'reason', coalesce(l.tax_reason, 'not_stated')),
      'timeZone', s.time_zone, 'handlingDays', coalesce(h.handling_days, s.handling_days), 'tier', h.tier,
      'shippingMinor', coalesce(h.amount_minor, 0), 'zoneName', h.zone_name, 'transitMin', h.transit_min,
      'transitMax', h.transit_max, 'standardMinor', h.standard_minor, 'duties', h.duties,
      'commissionBasisPoints', ${commissionRate(placedAt)}) as line
    from checkout_lines l
    join shops s on s.id = l.shop_id
    left join checkout_shipping h on h.checkout_id = l.checkout_id and h.shop_id = l.shop_id
    left join products p on p.id = l.product_id
    left join media m on m.id = l.media_id
    where l.checkout_id = ${checkoutId}::uuid
    order by l.position`)
  return rows.map(({ line }) => line)
}
