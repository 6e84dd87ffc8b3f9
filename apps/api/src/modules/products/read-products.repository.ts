import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { FIELD_KEYS, FIELDS } from './fields.ts'
import type { ProductState, ReadProduct } from './state.ts'
import { heldItems } from './stock/held.sql.ts'

interface Row extends Record<string, unknown> {
  state: ProductState
  version: number
  held: Record<string, number>
}

const instantOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const fields = FIELD_KEYS.map(key => {
  const { column, type } = FIELDS[key]
  return `'${key}', ${type === 'instant' ? instantOf(`p.${column}`) : `p.${column}`}`
}).join(', ')

/** The state of product `p`, its version, and what buyers who are paying hold of it. */
export const productColumns = sql`jsonb_build_object('id', p.id, ${sql.raw(fields)},
    'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'position', o.position,
        'values', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'value', v.value, 'position', v.position,
            'swatch', v.swatch, 'mediaId', v.media_id) order by v.position, v.id)
          from product_option_values v where v.option_id = o.id), '[]')) order by o.position, o.id)
      from product_options o where o.product_id = p.id), '[]'),
    'variants', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'optionKey', v.option_key, 'sku', v.sku,
        'price', v.price_minor, 'salePrice', v.price_sale_minor, 'salePlan', v.sale_plan_minor,
        'saleStartsAt', ${sql.raw(instantOf('v.sale_starts_at'))}, 'saleEndsAt', ${sql.raw(instantOf('v.sale_ends_at'))},
        'barcode', v.barcode, 'grams', v.weight_grams, 'extra', v.extra, 'stock', v.stock, 'position', v.position,
        'isActive', v.is_active, 'mediaId', v.media_id,
        'valueIds', coalesce((select jsonb_agg(l.value_id order by o.position, o.id)
          from variant_values l join product_options o on o.id = l.option_id where l.variant_id = v.id), '[]'))
        order by v.position, v.id)
      from variants v where v.product_id = p.id), '[]'),
    'pictures', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'position', l.position,
        'url', case when m.source = 'url' then m.path else '/media/' || m.id || '/1600.jpg' end,
        'alt', l.alt, 'mediaAlt', m.alt) order by l.position, m.id)
      from product_media l join media m on m.id = l.media_id where l.product_id = p.id), '[]')) as state,
  p.version,
  coalesce((select jsonb_object_agg(h.variant_id, h.items) from (${heldItems(sql`held.product_id = p.id`)}) h), '{}') as held`

/** Whole products of a shop, in the order of their ids. */
async function readProducts(db: Queryable, shopId: string, which: SQL): Promise<ReadProduct[]> {
  const { rows } = await db.execute<Row>(
    sql`select ${productColumns} from products p where p.shop_id = ${shopId} and ${which}`,
  )
  return rows.map(({ state, version, held }) => ({ state, version, held }))
}

const list = (values: readonly string[], type: 'uuid' | 'text') =>
  sql`any(${sql.param([...values])}::${sql.raw(type)}[])`

export const readProductsById = (db: Queryable, shopId: string, ids: readonly string[]) =>
  readProducts(db, shopId, sql`p.id = ${list(ids, 'uuid')}`)

/** Reads products by their name in a file: the handle of an earlier file, else the slug. */
export async function readProductsByHandle(
  db: Queryable,
  shopId: string,
  handles: readonly string[],
): Promise<Map<string, ReadProduct>> {
  const { rows } = await db.execute<{ id: string; handle: string }>(sql`
    select id, import_key as handle from products where shop_id = ${shopId} and import_key = ${list(handles, 'text')}
    union all
    select id, slug from products
    where shop_id = ${shopId} and slug = ${list(handles, 'text')} and import_key is null`)
  const found = new Map(
    (
      await readProductsById(
        db,
        shopId,
        rows.map(({ id }) => id),
      )
    ).map(one => [one.state.id, one]),
  )
  // Handles of files come first, so that the later entry, an address, never takes one over.
  return new Map(
    rows.reverse().flatMap(({ id, handle }) => (found.has(id) ? [[handle, found.get(id)!]] : [])),
  )
}

/** The next products of a shop by id, for a reading of all of them that holds none for long. */
export const readProductsAfter = (db: Queryable, shopId: string, after: string | null, limit: number) =>
  readProducts(
    db,
    shopId,
    sql`(${after}::uuid is null or p.id > ${after}::uuid) order by p.id limit ${limit}::int`,
  )

/**
 * Locks products and then their variants, each in the order of their ids. Every transaction that changes several of
 * them locks in this order. Values read afterwards don't change until the transaction ends.
 */
export async function lockProducts(tx: Queryable, shopId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select from products where shop_id = ${shopId} and id = ${list(ids, 'uuid')}
    order by id for no key update`)
  await tx.execute(
    sql`select from variants where product_id = ${list(ids, 'uuid')} order by id for no key update`,
  )
}
