import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { insertRows } from '../../platform/db/bulk.ts'
import type { Tx } from '../../platform/db/client.ts'
import { textOf } from '../../platform/description-html.ts'
import { effectivePrice } from '../../platform/money.ts'
import { priceOf } from '../catalog/index.ts'
import { addRemotePictures } from '../media/index.ts'
import { requireNoGaps } from '../shops/index.ts'
import { FIELD_KEYS, FIELDS } from './fields.ts'
import { searchTextOf } from './search-text.ts'
import type { ProductChange, ProductState } from './state.ts'
import { writeParts } from './write-parts.repository.ts'

/** Columns of a product's row that follow from its state. */
const COLUMNS = [
  ...FIELD_KEYS.map(key => FIELDS[key].column),
  'summary',
  'price_min',
  'price_sale_min',
  'search_extra',
]

/**
 * Makes products what these states say, with few statements for all of them. Only differences are written. A product's
 * version moves by one unless nothing but stock changed. Variants are only ever switched off; `removeVariants` deletes
 * those that may be deleted. Existing products must be locked by `lockProducts`.
 *
 * @returns the version of each product after the write
 * @throws problem `shop.cannot_open` if a product would go on sale in a shop that lacks something
 */
export async function writeProducts(
  tx: Tx,
  shopId: string,
  changes: readonly ProductChange[],
  now: Date,
): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map()
  if (changes.some(goesOnSale)) await requireNoGaps(tx, shopId)
  const moved = changes.filter(movesVersion)
  if (moved.length > 0) await writeMedia(tx, moved)
  if (moved.length > 0) await writeRows(tx, shopId, moved, now)
  await writeParts(tx, changes)
  const movedIds = new Set(moved.map(({ after }) => after.id))
  return new Map(
    changes.map(({ before, after }) => [
      after.id,
      before ? before.version + (movedIds.has(after.id) ? 1 : 0) : 1,
    ]),
  )
}

/** Whether a change puts a product on sale, now or at a planned time. */
export const goesOnSale = ({ before, after }: ProductChange): boolean =>
  (after.status === 'active' && before?.state.status !== 'active') ||
  (after.publishAt !== null && before?.state.publishAt !== after.publishAt)

function movesVersion({ before, after }: ProductChange): boolean {
  return before === null || !isDeepStrictEqual(withoutStock(before.state), withoutStock(after))
}

const withoutStock = ({ variants, ...state }: ProductState) => ({
  ...state,
  variants: variants.map(({ stock: _, ...variant }) => variant),
})

/** Adds pictures that are known by their URL only; they are fetched later. */
const writeMedia = (tx: Tx, changes: readonly ProductChange[]): Promise<void> =>
  addRemotePictures(
    tx,
    changes
      .flatMap(({ before, after }) =>
        after.pictures.filter(({ id }) => !before?.state.pictures.some(known => known.id === id)),
      )
      .filter(({ id }) => id.startsWith('r-')),
  )

async function writeRows(
  tx: Tx,
  shopId: string,
  changes: readonly ProductChange[],
  now: Date,
): Promise<void> {
  const created = changes.filter(({ before }) => before === null)
  await insertRows(
    tx,
    'products',
    created.map(({ after }) => ({
      id: after.id,
      shop_id: shopId,
      ...rowOf(after),
      ...followedBy(after),
    })),
    '',
  )
  if (created.length === changes.length) return
  const rows = changes
    .filter(({ before }) => before !== null)
    .map(({ after }) => ({ id: after.id, ...rowOf(after) }))
  const assignments = sql.raw(COLUMNS.map(column => `"${column}" = w."${column}"`).join(', '))
  await tx.execute(sql`update products p set ${assignments}, version = p.version + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) w
    where p.id = w.id and p.shop_id = ${shopId}::uuid`)
}

function rowOf(state: ProductState): Record<string, unknown> {
  const offered = state.variants.filter(({ isActive }) => isActive)
  const { price, salePrice } = priceOf(offered.length > 0 ? offered : state.variants)
  return {
    ...Object.fromEntries(FIELD_KEYS.map(key => [FIELDS[key].column, state[key]])),
    publish_at: state.status === 'draft' ? state.publishAt : null,
    summary: textOf(state.descriptionHtml).slice(0, 240).toWellFormed(),
    price_min: price,
    price_sale_min: salePrice,
    search_extra: searchTextOf(state),
  }
}

/**
 * Columns that triggers keep right. A new row has them from the start: each trigger that finds nothing to fix spares the
 * whole row, with all of its indexes, another write.
 */
function followedBy(state: ProductState): Record<string, unknown> {
  const offered = state.variants.filter(({ isActive }) => isActive)
  const pictures = state.pictures.toSorted((a, b) => a.position - b.position)
  return {
    // Infinity is null in JSON: nothing is offered.
    effective_price_max: Math.max(...offered.map(effectivePrice)),
    is_buyable: offered.some(({ stock }) => stock === null || stock > 0),
    option_count: state.options.length,
    first_media_id: pictures[0]?.id ?? null,
    choices: choicesOf(state),
  }
}

/** Values that a shopper can choose, as the variants' trigger writes them. */
const choicesOf = ({ options, variants }: ProductState): string[] => {
  const used = new Set(variants.filter(({ isActive }) => isActive).flatMap(({ valueIds }) => valueIds))
  return options.flatMap(({ name, values }) =>
    (name.includes(':') ? [] : values)
      .filter(({ id }) => used.has(id))
      .map(({ value }) => `${name}:${value}`),
  )
}
