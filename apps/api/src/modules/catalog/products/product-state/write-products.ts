import { type SQL, sql } from 'drizzle-orm'
import { insertRows, updateWhereDifferent } from '../../../../platform/db/bulk.ts'
import type { Tx } from '../../../../platform/db/client.ts'
import { textOf } from '../../../../platform/description-html.ts'
import { effectivePrice } from '../../../../platform/money.ts'
import { priceOf } from '../price-of.ts'
import type { ProductState, VariantState } from './product-state.ts'

const PRODUCT_KEYS = ['id', 'shop_id', 'slug']
const PRODUCT_COLUMNS = [
  'category_id',
  'name',
  'summary',
  'description_html',
  'details',
  'tags',
  'status',
  'publish_at',
  'price_min',
  'price_sale_min',
  'seo_title',
  'seo_description',
  'extra',
  'search_extra',
  'import_key',
]
/**
 * What triggers keep right. A new row says it itself: each trigger that finds nothing to mend spares the whole row with
 * all of its indexes another writing.
 */
const FOLLOWED = ['effective_price_max', 'is_buyable', 'option_count', 'first_media_id', 'choices']
const VARIANT_COLUMNS = [
  'sku',
  'option_key',
  'price_minor',
  'price_sale_minor',
  'sale_plan_minor',
  'sale_starts_at',
  'sale_ends_at',
  'barcode',
  'weight_grams',
  'extra',
  'stock',
  'position',
  'is_active',
  'media_id',
]

/**
 * Makes products what these values say, with few statements for all of them. What differs is written, what is gone
 * from a value is removed, and each product's version moves by one. Variants are only ever put out of use; what may be
 * deleted, `removeVariants` deletes.
 *
 * @returns the new version of each product
 */
export async function writeProducts(
  tx: Tx,
  shopId: string,
  states: readonly ProductState[],
): Promise<Map<string, number>> {
  if (states.length === 0) return new Map()
  await writeMedia(tx, states)
  const versions = await writeRows(tx, shopId, states)
  await removeWhatIsGone(tx, states)
  await writeParts(tx, states)
  return versions
}

/** Pictures that are known by their address only are fetched later. */
const writeMedia = (tx: Tx, states: readonly ProductState[]) =>
  insertRows(
    tx,
    'media',
    states
      .flatMap(({ pictures }) => pictures)
      .filter(({ id }) => id.startsWith('r-'))
      .map(({ id, url, alt }) => ({ id, source: 'url', path: url, alt, status: 'pending' })),
  )

async function writeRows(
  tx: Tx,
  shopId: string,
  states: readonly ProductState[],
): Promise<Map<string, number>> {
  const names = sql.raw(
    [...PRODUCT_KEYS, ...PRODUCT_COLUMNS, ...FOLLOWED].map(name => `"${name}"`).join(', '),
  )
  const changes = sql.raw(PRODUCT_COLUMNS.map(name => `"${name}" = excluded."${name}"`).join(', '))
  const { rows } = await tx.execute<{ id: string; version: number }>(sql`insert into products (${names})
    select ${names} from jsonb_populate_recordset(null::products, ${JSON.stringify(states.map(state => productRow(shopId, state)))}::jsonb)
    on conflict (id) do update set ${changes}, version = products.version + 1, updated_at = now()
    where products.shop_id = ${shopId}
    returning id, version`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

function productRow(shopId: string, state: ProductState) {
  const offered = state.variants.filter(({ isActive }) => isActive)
  const { price, salePrice } = priceOf(offered.length > 0 ? offered : state.variants)
  const pictures = [...state.pictures].sort((a, b) => a.position - b.position)
  return {
    id: state.id,
    shop_id: shopId,
    slug: state.slug,
    category_id: state.categoryId,
    name: state.name,
    summary: textOf(state.descriptionHtml).slice(0, 240).toWellFormed(),
    description_html: state.descriptionHtml,
    details: state.details,
    tags: state.tags,
    status: state.status,
    publish_at: state.status === 'draft' ? state.publishAt : null,
    price_min: price,
    price_sale_min: salePrice,
    seo_title: state.seoTitle,
    seo_description: state.seoDescription,
    extra: state.extra,
    search_extra: state.searchExtra,
    import_key: state.importKey,
    effective_price_max: Math.max(...offered.map(effectivePrice)),
    is_buyable: offered.some(({ stock }) => stock === null || stock > 0),
    option_count: state.options.length,
    first_media_id: pictures[0]?.id ?? null,
    choices: choicesOf(state),
  }
}

/** As the variants' trigger writes them. */
const choicesOf = ({ options, variants }: ProductState): string[] => {
  const used = new Set(variants.filter(({ isActive }) => isActive).flatMap(({ valueIds }) => valueIds))
  return options.flatMap(({ name, values }) =>
    (name.includes(':') ? [] : values)
      .filter(({ id }) => used.has(id))
      .map(({ value }) => `${name}:${value}`),
  )
}

/** Before what comes: a name or a set of values may pass from one row to another. */
async function removeWhatIsGone(tx: Tx, states: readonly ProductState[]): Promise<void> {
  const products = anyOf(states.map(({ id }) => id))
  const options = states.flatMap(({ options: each }) => each)
  const kept = anyOf(states.flatMap(({ variants }) => variants.filter(v => v.isActive).map(({ id }) => id)))
  await tx.execute(sql`update variants set is_active = false, updated_at = now()
    where product_id = ${products} and is_active and not id = ${kept}`)
  await tx.execute(sql`delete from product_options
    where product_id = ${products} and not id = ${anyOf(options.map(({ id }) => id))}`)
  await tx.execute(sql`delete from product_option_values
    where option_id = ${anyOf(options.map(({ id }) => id))}
      and not id = ${anyOf(options.flatMap(({ values }) => values.map(({ id }) => id)))}`)
  await tx.execute(sql`delete from product_media l where l.product_id = ${products} and not exists (
    select from jsonb_to_recordset(${JSON.stringify(pairs(states))}::jsonb) k(product_id uuid, media_id text)
    where k.product_id = l.product_id and k.media_id = l.media_id)`)
}

const pairs = (states: readonly ProductState[]) =>
  states.flatMap(({ id, pictures }) => pictures.map(picture => ({ product_id: id, media_id: picture.id })))

async function writeParts(tx: Tx, states: readonly ProductState[]): Promise<void> {
  await insertRows(
    tx,
    'product_options',
    states.flatMap(({ id, options }) =>
      options.map(option => ({
        id: option.id,
        product_id: id,
        name: option.name,
        position: option.position,
      })),
    ),
    updateWhereDifferent('id', 'product_options', ['name', 'position']),
  )
  await insertRows(
    tx,
    'product_option_values',
    states.flatMap(({ options }) =>
      options.flatMap(({ id, values }) =>
        values.map(value => ({
          id: value.id,
          option_id: id,
          value: value.value,
          position: value.position,
          swatch: value.swatch,
          media_id: value.mediaId,
        })),
      ),
    ),
    updateWhereDifferent('id', 'product_option_values', ['value', 'position', 'swatch', 'media_id']),
  )
  await insertRows(
    tx,
    'variants',
    states.flatMap(({ id, variants }) => variants.map(variant => variantRow(id, variant))),
    updateWhereDifferent('id', 'variants', VARIANT_COLUMNS, 'touch'),
  )
  await insertRows(
    tx,
    'variant_values',
    states.flatMap(({ options, variants }) =>
      variants.flatMap(({ id, valueIds }) =>
        valueIds.flatMap(valueId => {
          const option = options.find(({ values }) => values.some(value => value.id === valueId))
          return option ? [{ variant_id: id, option_id: option.id, value_id: valueId }] : []
        }),
      ),
    ),
    updateWhereDifferent('variant_id, option_id', 'variant_values', ['value_id']),
  )
  await insertRows(
    tx,
    'product_media',
    states.flatMap(({ id, pictures }) =>
      pictures.map(({ id: mediaId, alt, position }) => ({
        product_id: id,
        media_id: mediaId,
        alt,
        position,
      })),
    ),
    updateWhereDifferent('product_id, media_id', 'product_media', ['alt', 'position']),
  )
}

const variantRow = (productId: string, variant: VariantState) => ({
  id: variant.id,
  product_id: productId,
  sku: variant.sku,
  option_key: variant.optionKey,
  price_minor: variant.price,
  price_sale_minor: variant.salePrice,
  sale_plan_minor: variant.salePlan,
  sale_starts_at: variant.saleStartsAt,
  sale_ends_at: variant.saleEndsAt,
  barcode: variant.barcode,
  weight_grams: variant.grams,
  extra: variant.extra,
  stock: variant.stock,
  position: variant.position,
  is_active: variant.isActive,
  media_id: variant.mediaId,
})

const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::uuid[])`
