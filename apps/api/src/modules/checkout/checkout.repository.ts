import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { HOUR } from '../../platform/durations.ts'
import { newId } from '../../platform/ids.ts'
import { struckPrice, type Tier } from '../read-model/index.ts'
import { checkoutShipping, checkouts } from './checkout.schema.ts'
import { optionTexts, type Quote } from './quote.ts'

export type CheckoutRow = typeof checkouts.$inferSelect

interface OpenCheckout {
  userId: string
  number: string
  quote: Quote
  now: Date
}

/** Makes the user's open checkout, or replaces it, and locks it. Null when the account was deleted a moment ago. */
export async function writeOpen(
  tx: Tx,
  { userId, number, quote, now }: OpenCheckout,
): Promise<{ id: string; number: string } | null> {
  const at = now.toISOString()
  const { rows } = await tx.execute<{ id: string; number: string }>(sql`
    with owner as (select id from users where id = ${userId}::uuid and deleted_at is null for key share)
    insert into checkouts as c (id, user_id, number, currency, amount_hash, total_minor, address,
      terms_version_id, created_at, updated_at)
    select ${newId()}::uuid, owner.id, ${number}, ${quote.currency}, ${quote.amountHash}, ${quote.totalMinor}::bigint,
      ${quote.address && JSON.stringify(quote.address)}::jsonb,
      ${quote.termsVersionId}::uuid, ${at}::timestamptz, ${at}::timestamptz
    from owner
    on conflict (user_id) where status = 'open' do update set currency = excluded.currency,
      amount_hash = excluded.amount_hash, total_minor = excluded.total_minor, address = excluded.address,
      terms_version_id = excluded.terms_version_id, updated_at = excluded.updated_at
    returning c.id, c.number`)
  return rows[0] ?? null
}

/** Stores the lines of a quote. The checkout has to be locked. */
export async function writeQuote(tx: Tx, checkoutId: string, quote: Quote): Promise<void> {
  const lines = quote.shops.flatMap(({ shop, lines, taxes }) =>
    lines.map(({ cartItemId, quantity, variant }, at) => ({
      checkout_id: checkoutId,
      variant_id: variant.variantId,
      shop_id: shop.id,
      product_id: variant.productId,
      cart_item_id: cartItemId,
      quantity,
      unit_minor: variant.effectivePrice,
      compare_at_minor: struckPrice(variant, quote.reduction),
      tax_rate_basis_points: taxes[at]!.rateBasisPoints,
      tax_country: taxes[at]!.country,
      tax_region: taxes[at]!.region,
      tax_category: taxes[at]!.category,
      tax_reason: taxes[at]!.reason,
      title: variant.productName,
      withdrawal_exception: variant.withdrawalException,
      sku: variant.sku,
      options: optionTexts(variant),
      option_ids: variant.options.map(({ valueId }) => valueId),
      media_id: variant.picture?.id ?? null,
    })),
  )
  const shipping = quote.shops.flatMap(({ shop, terms, tier, shippingMinor, standardMinor, duties }) =>
    tier === null
      ? []
      : [
          {
            checkout_id: checkoutId,
            shop_id: shop.id,
            tier: tier.tier,
            amount_minor: shippingMinor,
            zone_name: terms.zone?.name,
            handling_days: terms.handlingDays,
            transit_min: tier.transitMin,
            transit_max: tier.transitMax,
            standard_minor: standardMinor,
            duties,
          },
        ],
  )
  const positioned = lines.map((line, position) => ({ ...line, position }))
  await tx.execute(sql`
    with lines as (select * from jsonb_populate_recordset(null::checkout_lines, ${JSON.stringify(positioned)}::jsonb)),
    shipping as (select * from jsonb_populate_recordset(null::checkout_shipping, ${JSON.stringify(shipping)}::jsonb)),
    lines_gone as (
      delete from checkout_lines where checkout_id = ${checkoutId}::uuid
        and variant_id not in (select variant_id from lines)
    ),
    shipping_gone as (
      delete from checkout_shipping where checkout_id = ${checkoutId}::uuid
        and shop_id not in (select shop_id from shipping)
    ),
    shipping_kept as (
      insert into checkout_shipping select * from shipping
      on conflict (checkout_id, shop_id) do update set tier = excluded.tier, amount_minor = excluded.amount_minor,
        zone_name = excluded.zone_name, handling_days = excluded.handling_days, transit_min = excluded.transit_min,
        transit_max = excluded.transit_max, standard_minor = excluded.standard_minor, duties = excluded.duties
    )
    insert into checkout_lines select * from lines
    on conflict (checkout_id, variant_id) do update set shop_id = excluded.shop_id, product_id = excluded.product_id,
      cart_item_id = excluded.cart_item_id, position = excluded.position, quantity = excluded.quantity,
      unit_minor = excluded.unit_minor, compare_at_minor = excluded.compare_at_minor,
      tax_rate_basis_points = excluded.tax_rate_basis_points, tax_country = excluded.tax_country,
      tax_region = excluded.tax_region, tax_category = excluded.tax_category, tax_reason = excluded.tax_reason,
      withdrawal_exception = excluded.withdrawal_exception, title = excluded.title, sku = excluded.sku,
      options = excluded.options, option_ids = excluded.option_ids, media_id = excluded.media_id`)
}

/** Stores the total of a checkout as it was last accepted. */
export const writeTotals = (tx: Tx, id: string, quote: Quote, now: Date) =>
  tx
    .update(checkouts)
    .set({
      currency: quote.currency,
      amountHash: quote.amountHash,
      totalMinor: quote.totalMinor,
      termsVersionId: quote.termsVersionId,
      updatedAt: now,
    })
    .where(eq(checkouts.id, id))

/**
 * Finds the user's current checkout. Prefers the open one, unless all of its items have left the cart; then the one
 * being paid; then one placed within the last hour.
 */
export async function findCurrent(db: Queryable, userId: string, now: Date): Promise<CheckoutRow | null> {
  const [found] = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        sql`(${checkouts.status} = 'paying'
          or (${checkouts.status} = 'open' and exists (
            select from checkout_lines l join cart_items c on c.variant_id = l.variant_id
            where l.checkout_id = ${checkouts.id} and c.user_id = ${userId}::uuid))
          or (${checkouts.status} = 'placed' and ${checkouts.updatedAt} > ${new Date(now.getTime() - HOUR).toISOString()}))`,
      ),
    )
    .orderBy(
      sql`array_position(array['open', 'paying', 'placed'], ${checkouts.status})`,
      sql`${checkouts.updatedAt} desc`,
    )
    .limit(1)
  return found ?? null
}

export async function findCheckout(db: Queryable, id: string): Promise<CheckoutRow | null> {
  const [found] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  return found ?? null
}

/** One writer of a checkout at a time, until the transaction ends. It is locked before its payment and its variants. */
export async function lockCheckout(tx: Tx, id: string | SQL): Promise<CheckoutRow | null> {
  const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update')
  return found ?? null
}

export async function findTiers(db: Queryable, checkoutId: string): Promise<Map<string, Tier>> {
  const rows = await db
    .select({ shopId: checkoutShipping.shopId, tier: checkoutShipping.tier })
    .from(checkoutShipping)
    .where(eq(checkoutShipping.checkoutId, checkoutId))
  return new Map(rows.map(({ shopId, tier }) => [shopId, tier]))
}

export async function setStatus(tx: Tx, id: string, status: CheckoutRow['status'], now: Date): Promise<void> {
  const isOver = status === 'placed' || status === 'canceled'
  await tx
    .update(checkouts)
    .set({ status, updatedAt: now, ...(isOver && { heldFrom: null }) })
    .where(eq(checkouts.id, id))
}

export async function hasOpen(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')))
  return found.length > 0
}

/** Takes the person off all checkouts of an account, and ends the open one. */
export async function forgetCheckouts(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`update checkouts set user_id = null, address = null,
    status = case when status = 'open' then 'canceled' else status end where user_id = ${userId}::uuid`)
}

export async function findOrderNumber(db: Queryable, checkoutId: string): Promise<string | null> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from order_groups where checkout_id = ${checkoutId}::uuid`,
  )
  return rows[0]?.number ?? null
}
