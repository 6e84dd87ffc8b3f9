import { type SQL, sql } from 'drizzle-orm'
import { insertRows, updateWhereDifferent } from '../../../platform/db/bulk.ts'
import type { Queryable, Tx } from '../../../platform/db/client.ts'
import { stableId } from '../../../platform/ids.ts'
import { slugify } from '../../../platform/slug.ts'
import { cleanDescription, textOf } from './description-html.ts'
import { type PricedVariant, priceOf } from './price-of.ts'

export interface ImportedVariant extends PricedVariant {
  sku: string | null
  /** One value of each option, in their order. */
  values: string[]
  /** Null where stock is not counted. */
  stock: number | null
  pictureUrl: string | null
}

/** A product of a shop's file. Its handle names it in every import of the file. */
export interface ProductImport {
  handle: string
  title: string
  body: string
  vendor: string
  type: string
  tags: readonly string[]
  isActive: boolean
  options: readonly string[]
  variants: readonly ImportedVariant[]
  pictures: readonly { url: string; alt: string; position: number }[]
}

interface ImportingShop {
  id: string
  slug: string
  name: string
}

/** The id of a shop's picture by its address: the same address in another shop is another picture. */
export const importedMediaId = (shop: Pick<ImportingShop, 'id'>, url: string): string =>
  `r-${stableId('media', shop.id, url)}`

type Change = 'created' | 'updated' | 'unchanged'

/** Writes one product in all its tables. Only what differs is written, so that a repeat changes nothing. */
export async function saveProduct(
  tx: Tx,
  shop: ImportingShop,
  product: ProductImport,
  categoryId: string | null,
  categoryNames: readonly string[],
): Promise<Change> {
  const id = stableId('import', shop.id, product.handle)
  const { rows: known } = await tx.execute<{ slug: string }>(sql`select slug from products where id = ${id}`)
  const slug = known[0]?.slug ?? (await freeSlug(tx, product.handle, shop.slug, id))
  const descriptionHtml = cleanDescription(product.body)
  const { price, salePrice } = priceOf(product.variants)
  const pictures = [...product.pictures].sort((a, b) => a.position - b.position)
  const changes = [
    await insertRows(
      tx,
      'media',
      pictures.map(({ url, alt }) => ({
        id: importedMediaId(shop, url),
        source: 'url',
        path: url,
        alt,
        status: 'pending',
      })),
    ),
    await insertRows(
      tx,
      'products',
      [
        {
          id,
          shop_id: shop.id,
          category_id: categoryId,
          name: product.title,
          slug,
          summary: textOf(descriptionHtml).slice(0, 240),
          description_html: descriptionHtml,
          details: product.vendor === '' ? [] : [{ label: 'Brand', value: product.vendor }],
          tags: product.tags,
          status: product.isActive ? 'active' : 'draft',
          price_min: price,
          price_sale_min: salePrice,
          search_extra: [shop.name, product.vendor, product.type, ...product.tags, ...categoryNames]
            .join(' ')
            .trim(),
          import_key: product.handle,
        },
      ],
      updateWhereDifferent(
        'id',
        'products',
        [
          'category_id',
          'name',
          'summary',
          'description_html',
          'details',
          'tags',
          'status',
          'price_min',
          'price_sale_min',
          'search_extra',
        ],
        'touch',
      ),
    ),
    await saveRelations(
      tx,
      shop,
      id,
      product,
      pictures.map(({ url }) => importedMediaId(shop, url)),
    ),
  ]
  if (known.length === 0) return 'created'
  return changes.some(count => count > 0) ? 'updated' : 'unchanged'
}

async function saveRelations(
  tx: Tx,
  shop: ImportingShop,
  id: string,
  product: ProductImport,
  media: string[],
): Promise<number> {
  const options = product.options.map((name, position) => ({
    id: stableId('option', id, name),
    product_id: id,
    name,
    position,
  }))
  const values = options.flatMap((option, at) =>
    [...new Set(product.variants.map(variant => variant.values[at]!))].map((value, position) => ({
      id: stableId('option-value', option.id, value),
      option_id: option.id,
      value,
      position,
    })),
  )
  const variants = product.variants.map((variant, position) => {
    const valueIds = options.map((option, at) => stableId('option-value', option.id, variant.values[at]!))
    const picture = variant.pictureUrl && importedMediaId(shop, variant.pictureUrl)
    return {
      valueIds,
      row: {
        id: stableId('variant', id, ...variant.values),
        product_id: id,
        sku: variant.sku,
        option_key: [...valueIds].sort().join(','),
        price_minor: variant.price,
        price_sale_minor: variant.salePrice,
        stock: variant.stock,
        position,
        is_active: true,
        media_id: picture && media.includes(picture) ? picture : null,
      },
    }
  })
  const held = await lockHeld(
    tx,
    variants.map(({ row }) => row.id),
  )
  for (const { row } of variants)
    if (row.stock !== null) row.stock = Math.max(0, row.stock - (held.get(row.id) ?? 0))
  const links = variants.flatMap(({ row, valueIds }) =>
    valueIds.map((valueId, at) => ({ variant_id: row.id, option_id: options[at]!.id, value_id: valueId })),
  )
  let changed = 0
  // A variant that is gone stays where carts and orders know it, and is no longer offered.
  const kept = sql.param(variants.map(({ row }) => row.id))
  changed += await count(
    tx,
    sql`update variants set is_active = false, updated_at = now()
    where product_id = ${id} and is_active and not id = any(${kept}::uuid[])`,
  )
  // An option that is gone would be asked for in vain; with it go the values of the variants out of use.
  changed += await count(
    tx,
    sql`delete from product_options
    where product_id = ${id} and not id = any(${sql.param(options.map(option => option.id))}::uuid[])`,
  )
  changed += await count(
    tx,
    sql`delete from product_media
    where product_id = ${id} and not media_id = any(${sql.param(media)}::text[])`,
  )
  changed += await insertRows(
    tx,
    'product_options',
    options,
    updateWhereDifferent('id', 'product_options', ['name', 'position']),
  )
  changed += await insertRows(
    tx,
    'product_option_values',
    values,
    updateWhereDifferent('id', 'product_option_values', ['value', 'position']),
  )
  changed += await insertRows(
    tx,
    'variants',
    variants.map(({ row }) => row),
    updateWhereDifferent(
      'id',
      'variants',
      ['sku', 'option_key', 'price_minor', 'price_sale_minor', 'stock', 'position', 'is_active', 'media_id'],
      'touch',
    ),
  )
  changed += await insertRows(tx, 'variant_values', links)
  changed += await insertRows(
    tx,
    'product_media',
    media.map((mediaId, position) => ({ product_id: id, media_id: mediaId, position })),
    updateWhereDifferent('product_id, media_id', 'product_media', ['position']),
  )
  return changed
}

/**
 * How many pieces of each variant are held for buyers who are paying. They are out of stock already and come back when
 * nobody pays, so a file's figure, which counts them, is stored without them. Locks the variants, in the order of ids.
 */
async function lockHeld(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const wanted = sql.param(ids)
  await tx.execute(sql`select from variants where id = any(${wanted}::uuid[]) order by id for no key update`)
  const { rows } = await tx.execute<{ id: string; pieces: number }>(sql`
    select variant_id as id, sum(quantity)::int as pieces from stock_reservations
    where variant_id = any(${wanted}::uuid[]) group by variant_id`)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

const count = async (tx: Tx, statement: SQL) => (await tx.execute(statement)).rowCount ?? 0

/** The handle, or with the shop's name behind it where another product has that address already. */
async function freeSlug(tx: Tx, handle: string, shop: string, id: string): Promise<string> {
  const plain = slugify(handle) || `product-${id.slice(0, 8)}`
  for (const slug of [plain, `${plain}-${shop}`, `${plain}-${id.slice(0, 8)}`]) {
    const { rows } = await tx.execute(sql`select 1 from products where slug = ${slug}`)
    if (rows.length === 0) return slug
  }
  return `${plain}-${id}`
}

/** Which of these pictures have their file already. */
export async function findReadyPictures(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from media where id = any(${sql.param(ids)}::text[]) and status = 'ready'`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** After many changes: the planner's figures of the tables. */
export const analyzeProducts = (db: Queryable) => db.execute(sql`analyze products, variants`)
