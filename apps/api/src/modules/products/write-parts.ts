import { sql } from 'drizzle-orm'
import { insertRows } from '../../platform/db/bulk.ts'
import type { Tx } from '../../platform/db/client.ts'
import { optionKeyOf } from '../read-model/index.ts'
import type { VariantRow } from './editor/product.repository.ts'
import type { PlannedVariant } from './plan/plan-edited-variants.ts'
import type { Option, OptionPlan } from './plan/plan-options.ts'
import { countedStock } from './stock/counted-stock.ts'

/** Options and values as planned. A name that another one had until now is free by then. */
export async function saveOptions(tx: Tx, productId: string, options: readonly Option[]): Promise<void> {
  const rows = options.map(({ id, name }, position) => ({ id, product_id: productId, name, position }))
  const values = options.flatMap(option =>
    option.values.map(({ id, value, swatch }, position) => ({
      id,
      option_id: option.id,
      value,
      swatch,
      position,
    })),
  )
  const optionIds = sql.param(rows.map(({ id }) => id))
  const valueIds = sql.param(values.map(({ id }) => id))
  await tx.execute(
    sql`delete from product_options where product_id = ${productId}::uuid and not id = any(${optionIds}::uuid[])`,
  )
  await tx.execute(sql`delete from product_option_values
    where option_id = any(${optionIds}::uuid[]) and not id = any(${valueIds}::uuid[])`)
  await tx.execute(sql`update product_options o set name = o.id::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(id uuid, name text) where o.id = w.id and o.name <> w.name`)
  await tx.execute(sql`update product_option_values x set value = x.id::text
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) w(id uuid, value text) where x.id = w.id and x.value <> w.value`)
  await insertRows(
    tx,
    'product_options',
    rows,
    `on conflict (id) do update set name = excluded.name, position = excluded.position
     where (product_options.name, product_options.position) is distinct from (excluded.name, excluded.position)`,
  )
  await insertRows(
    tx,
    'product_option_values',
    values,
    `on conflict (id) do update set value = excluded.value, swatch = excluded.swatch, position = excluded.position
     where (product_option_values.value, product_option_values.swatch, product_option_values.position)
       is distinct from (excluded.value, excluded.swatch, excluded.position)`,
  )
}

/** Takes variants off sale. They stay where carts and orders know them. */
export async function removeVariants(
  tx: Tx,
  productId: string,
  removed: readonly VariantRow[],
): Promise<void> {
  await tx.execute(sql`update variants set is_active = false, updated_at = now()
    where product_id = ${productId}::uuid and id = any(${sql.param(removed.map(({ id }) => id))}::uuid[]) and is_active`)
}

/** Writes the variants that are new or differ; stock as a difference, a sale as in force at this moment. */
export async function saveVariants(
  tx: Tx,
  productId: string,
  plan: OptionPlan<VariantRow>,
  planned: readonly PlannedVariant[],
  now: Date,
): Promise<void> {
  const before = new Map(plan.variants.map(({ id, known }) => [id, known]))
  const changed = planned.filter(row => differs(row, before.get(row.id) ?? null))
  if (changed.length === 0) return
  const rows = changed.map(({ valueIds, stock, isNew, ...row }) => ({
    ...row,
    optionKey: optionKeyOf(valueIds),
    isNew,
    hasStock: stock !== null,
    from: stock?.from ?? null,
    to: stock?.to ?? null,
  }))
  // One that is no longer current may still have the key that another gets now.
  await tx.execute(sql`update variants set option_key = 'removed ' || id
    where product_id = ${productId}::uuid and option_key = any(${sql.param(rows.map(({ optionKey }) => optionKey))}::text[])
      and not id = any(${sql.param(planned.map(({ id }) => id))}::uuid[])`)
  const wanted = sql`(
    select w.*, (w."saleFrom"::timestamp at time zone s.time_zone) as starts_at,
      ((w."saleUntil" + 1)::timestamp at time zone s.time_zone) as ends_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(id uuid, "optionKey" text, sku text, barcode text,
      price bigint, "salePrice" bigint, "saleFrom" date, "saleUntil" date, "weightGrams" int, "mediaId" text,
      "isActive" boolean, position int, "isNew" boolean, "isPriced" boolean, "hasStock" boolean, "from" int, "to" int)
    join products p on p.id = ${productId}::uuid join shops s on s.id = p.shop_id)`
  const inForce = sql`case when w."salePrice" is not null
      and (w.starts_at is null or w.starts_at <= ${now.toISOString()}::timestamptz)
      and (w.ends_at is null or w.ends_at > ${now.toISOString()}::timestamptz) then w."salePrice" end`
  await tx.execute(sql`update variants v set sku = w.sku, barcode = w.barcode, option_key = w."optionKey",
      price_minor = w.price, sale_plan_minor = case when w."isPriced" then w."salePrice" else v.sale_plan_minor end,
      sale_starts_at = case when w."isPriced" then w.starts_at else v.sale_starts_at end,
      sale_ends_at = case when w."isPriced" then w.ends_at else v.sale_ends_at end,
      price_sale_minor = case when w."isPriced" then ${inForce} else v.price_sale_minor end,
      stock = case when not w."hasStock" then v.stock when w."to" is null then null
        when v.stock is null or w."from" is null then ${countedStock(sql`w."to"`)} else greatest(0, v.stock + w."to" - w."from") end,
      weight_grams = w."weightGrams", media_id = w."mediaId", is_active = w."isActive", position = w.position,
      updated_at = now()
    from ${wanted} w where v.id = w.id and v.product_id = ${productId}::uuid and not w."isNew"`)
  await tx.execute(sql`insert into variants (id, product_id, sku, barcode, option_key, price_minor, sale_plan_minor,
      sale_starts_at, sale_ends_at, price_sale_minor, stock, weight_grams, media_id, is_active, position)
    select w.id, ${productId}::uuid, w.sku, w.barcode, w."optionKey", w.price, w."salePrice", w.starts_at, w.ends_at,
      ${inForce}, w."to", w."weightGrams", w."mediaId", w."isActive", w.position
    from ${wanted} w where w."isNew"`)
  await insertRows(
    tx,
    'variant_values',
    changed.flatMap(({ id, valueIds }) =>
      valueIds.map((valueId, at) => ({ variant_id: id, option_id: plan.options[at]!.id, value_id: valueId })),
    ),
  )
}

const FIELDS = [
  'sku',
  'barcode',
  'price',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'weightGrams',
  'mediaId',
  'isActive',
  'position',
] as const

const differs = (row: PlannedVariant, known: VariantRow | null): boolean =>
  known === null ||
  (row.stock !== null && row.stock.from !== row.stock.to) ||
  row.valueIds.join() !== known.valueIds.join() ||
  FIELDS.some(field => row[field] !== known[field])
