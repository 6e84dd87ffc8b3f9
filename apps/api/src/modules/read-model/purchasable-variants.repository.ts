import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { readRows } from '../../platform/db/read.ts'
import type { WithdrawalException } from '../../platform/withdrawal-exception.ts'
import { barredByTax } from './barred-by-tax.sql.ts'
import { type DeliveryTerms, type DeliveryTermsRow, termsOf } from './delivery-terms.ts'
import type { Destination } from './destination.ts'
import { mediaJson, type PictureRow, pictureJson } from './picture.sql.ts'
import { shippingZone } from './shipping-zone.sql.ts'
import { type ShopTone, shopTone } from './shop-tone.sql.ts'
import { offered } from './visible.sql.ts'

/** A variant with all that a cart needs to know of it. Amounts in minor units. */
export interface PurchasableVariant {
  variantId: string
  productId: string
  productName: string
  productSlug: string
  /** Reason why buyers can't withdraw from the contract. Null if they can. */
  withdrawalException: WithdrawalException | null
  shop: {
    id: string
    name: string
    slug: string
    districtId: number | null
    logo: PictureRow | null
    tone: ShopTone
  }
  /** Shipping terms of the shop. */
  terms: DeliveryTerms
  isShopOpen: boolean
  /** The local day from which a pausing shop sells again: `2026-12-12`. */
  backOn: string | null
  /** The product is listed and the variant offered. */
  isOffered: boolean
  /** The marketplace hides the product. */
  isRestricted: boolean
  price: number
  salePrice: number | null
  /** Lowest price of the 30 days before the reduction in force; null if there is none. */
  priorPrice: number | null
  /** Current price of one unit. */
  effectivePrice: number
  sku: string | null
  /** Null if stock isn't counted. */
  stock: number | null
  options: readonly { name: string; valueId: string; label: string }[]
  picture: PictureRow | null
}

export interface Choice {
  productId: string
  /** One value of each of the product's options, in any order. */
  optionIds: readonly string[]
}

export interface PurchasableVariantRow extends DeliveryTermsRow, Record<string, unknown> {
  variant_id: string
  product_id: string
  option_key: string
  product_name: string
  product_slug: string
  withdrawal_exception: WithdrawalException | null
  shop_id: string
  shop_name: string
  shop_slug: string
  shop_district_id: number | null
  shop_logo: PictureRow | null
  shop_tone: ShopTone
  is_shop_open: boolean
  back_on: string | null
  is_offered: boolean
  is_restricted: boolean
  price_minor: string
  price_sale_minor: string | null
  prior_minor: string | null
  effective_price_minor: string
  sku: string | null
  stock: number | null
  options: { name: string; valueId: string; label: string }[] | null
  picture: PictureRow | null
}

/** The values' ids, sorted and joined by commas, as in `variants.option_key`; empty without options. */
export const optionKeyOf = (optionIds: readonly string[]): string =>
  [...new Set(optionIds.map(id => id.toLowerCase()))].sort().join(',')

/** The variants with these ids, by id. */
export async function findPurchasableVariants(
  db: Queryable,
  variantIds: readonly string[],
  to: Destination,
): Promise<Map<string, PurchasableVariant>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await db.execute<PurchasableVariantRow>(variantsStatement(variantIds, to))
  return new Map(rows.map(row => [row.variant_id, purchasableVariantOf(row)]))
}

export const variantsStatement = (variantIds: readonly string[], to: Destination): SQL =>
  selectVariants(sql`v.id = any(${sql.param(variantIds)}::uuid[])`, to)

/** Selects the variant of a choice as a `PurchasableVariantRow`. Returns no row if it doesn't exist. */
export const selectChoice = ({ productId, optionIds }: Choice, to: Destination): SQL =>
  selectVariants(sql`v.product_id = ${productId}::uuid and v.option_key = ${optionKeyOf(optionIds)}`, to)

/** Reason why a choice has no variant. */
export type MissingReason = 'no-product' | 'no-variant'

/** Finds out why a choice has no variant. */
export async function missingReasonOf(db: Queryable, { productId }: Choice): Promise<MissingReason> {
  return (await findExisting(db, [productId])).size > 0 ? 'no-variant' : 'no-product'
}

interface WantedKey {
  product: string
  key: string
}

/** Finds the variant of each choice, in the given order. */
export const resolveChoices = (db: Db, choices: readonly Choice[], to: Destination) =>
  // Planning it takes longer than running it.
  resolve(db, choices, wanted => readRows<PurchasableVariantRow>(db, choicesStatement(wanted, to)))

/** Like `resolveChoices`, and keeps the variants from being deleted until the transaction ends. */
export const lockChoices = (tx: Tx, choices: readonly Choice[], to: Destination) =>
  resolve(tx, choices, async wanted => {
    const statement = sql`${choicesStatement(wanted, to)} for key share of v`
    return (await tx.execute<PurchasableVariantRow>(statement)).rows
  })

async function resolve(
  db: Queryable,
  choices: readonly Choice[],
  read: (wanted: readonly WantedKey[]) => Promise<PurchasableVariantRow[]>,
): Promise<(PurchasableVariant | MissingReason)[]> {
  const wanted = choices.map(({ productId, optionIds }) => ({
    product: productId.toLowerCase(),
    key: optionKeyOf(optionIds),
  }))
  const rows = await read(wanted)
  const found = new Map(rows.map(row => [`${row.product_id} ${row.option_key}`, purchasableVariantOf(row)]))
  const missing = wanted
    .filter(({ product, key }) => !found.has(`${product} ${key}`))
    .map(({ product }) => product)
  const existing = missing.length > 0 ? await findExisting(db, missing) : new Set<string>()
  return wanted.map(
    ({ product, key }) =>
      found.get(`${product} ${key}`) ?? (existing.has(product) ? 'no-variant' : 'no-product'),
  )
}

/**
 * Selects the variants of choices. It may also return a variant of one product with the options chosen for another
 * one: callers have to pick by product and key.
 */
export const choicesStatement = (wanted: readonly WantedKey[], to: Destination): SQL =>
  selectVariants(
    sql`v.product_id = any(${sql.param(wanted.map(({ product }) => product))}::uuid[])
    and v.option_key = any(${sql.param(wanted.map(({ key }) => key))}::text[])`,
    to,
  )

async function findExisting(db: Queryable, productIds: readonly string[]): Promise<Set<string>> {
  const found = await db.execute<{ id: string }>(
    sql`select id from products where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(productIds)}))`,
  )
  return new Set(found.rows.map(({ id }) => id))
}

/**
 * Current sale price of variant `v`. A planned sale counts by its times, even if the job that starts or ends it
 * hasn't run yet.
 */
const saleInForce: SQL = sql`(case when v.sale_plan_minor is null then v.price_sale_minor
  when (v.sale_starts_at is null or v.sale_starts_at <= now()) and (v.sale_ends_at is null or v.sale_ends_at > now())
  then v.sale_plan_minor end)`

/**
 * Selects the variants `v` that meet a condition, as `PurchasableVariantRow`s with the terms of a destination.
 *
 * @param more another column, of variant `v`, product `p` or shop `s`
 */
export const selectVariants = (where: SQL, to: Destination, more?: SQL): SQL => sql`
    select v.id as variant_id, v.product_id, v.option_key, v.price_minor, ${saleInForce} as price_sale_minor,
      coalesce(${saleInForce}, v.price_minor) as effective_price_minor,
      case when v.price_sale_minor = ${saleInForce} then v.prior_minor end as prior_minor, v.sku, v.stock,
      p.name as product_name, p.slug as product_slug, p.withdrawal_exception,
      v.is_active and ${offered} as is_offered, p.restricted_by is not null as is_restricted,
      s.id as shop_id, s.name as shop_name, s.slug as shop_slug, s.district_id as shop_district_id,
      ${mediaJson(sql`s.logo_media_id`)} as shop_logo, ${shopTone} as shop_tone,
      s.time_zone, s.handling_days, s.country as ships_from, zone.terms as zone, ${barredByTax(to)} as is_barred_by_tax, s.tax_rate_basis_points,
      s.status = 'open' and not s.is_paused as is_shop_open,
      case when s.status = 'open' and s.is_paused then (s.closed_until + 1)::text end as back_on,
      selected.options,
      case when m.id is null then null else ${pictureJson} end as picture
      ${more ? sql`, ${more}` : sql``}
    from variants v
    join products p on p.id = v.product_id
    join shops s on s.id = p.shop_id
    left join lateral ${shippingZone(to)} zone on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('name', o.name, 'valueId', ov.id, 'label', ov.value) order by o.position) as options,
        min(ov.media_id) as media_id
      from variant_values vv
      join product_options o on o.id = vv.option_id
      join product_option_values ov on ov.id = vv.value_id
      where vv.variant_id = v.id
    ) selected on true
    left join media m on m.id = coalesce(v.media_id, selected.media_id, p.first_media_id)
    where ${where}`

export function purchasableVariantOf(row: PurchasableVariantRow): PurchasableVariant {
  return {
    variantId: row.variant_id,
    productId: row.product_id,
    productName: row.product_name,
    productSlug: row.product_slug,
    withdrawalException: row.withdrawal_exception,
    shop: {
      id: row.shop_id,
      name: row.shop_name,
      slug: row.shop_slug,
      districtId: row.shop_district_id,
      logo: row.shop_logo,
      tone: row.shop_tone,
    },
    terms: termsOf(row),
    isShopOpen: row.is_shop_open,
    backOn: row.back_on,
    isOffered: row.is_offered,
    isRestricted: row.is_restricted,
    // The driver gives bigint as text.
    price: Number(row.price_minor),
    salePrice: row.price_sale_minor === null ? null : Number(row.price_sale_minor),
    priorPrice: row.prior_minor === null ? null : Number(row.prior_minor),
    effectivePrice: Number(row.effective_price_minor),
    sku: row.sku,
    stock: row.stock,
    options: row.options ?? [],
    picture: row.picture,
  }
}
