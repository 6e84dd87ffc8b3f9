import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { type BulkRow, insertRows, updateWhereDifferent } from '../../platform/db/bulk.ts'
import type { Tx } from '../../platform/db/client.ts'
import { markPicturesUsed } from '../media/index.ts'
import type { OptionState, ProductChange, ProductState, VariantState } from './state.ts'

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
 * Writes options, variants and pictures that differ. Removals come first, then renames, then additions, so that names
 * are free when they are needed.
 */
export async function writeParts(tx: Tx, changes: readonly ProductChange[]): Promise<void> {
  const parts = changes.map(partsThatDiffer)
  const all = <Key extends keyof Parts>(key: Key): Parts[Key] =>
    parts.flatMap(each => each[key]) as Parts[Key]
  await removeWhatIsGone(tx, changes)
  await freeNames(tx, changes)
  await insertRows(
    tx,
    'product_options',
    all('options'),
    updateWhereDifferent('id', 'product_options', ['name', 'position']),
  )
  await insertRows(
    tx,
    'product_option_values',
    all('values'),
    updateWhereDifferent('id', 'product_option_values', ['value', 'position', 'swatch', 'media_id']),
  )
  await insertRows(
    tx,
    'variants',
    all('variants'),
    updateWhereDifferent('id', 'variants', VARIANT_COLUMNS, 'touch'),
  )
  await insertRows(
    tx,
    'variant_values',
    all('variantValues'),
    updateWhereDifferent('variant_id, option_id', 'variant_values', ['value_id']),
  )
  const pictures = all('pictures')
  await markPicturesUsed(
    tx,
    pictures.map(row => String(row.media_id)),
  )
  await insertRows(
    tx,
    'product_media',
    pictures,
    updateWhereDifferent('product_id, media_id', 'product_media', ['alt', 'position']),
  )
}

interface Parts {
  options: BulkRow[]
  values: BulkRow[]
  variants: BulkRow[]
  variantValues: BulkRow[]
  pictures: BulkRow[]
}

function partsThatDiffer({ before, after }: ProductChange): Parts {
  const was = before?.state ?? null
  const options = changed(was?.options ?? [], after.options)
  const variants = changed(was?.variants ?? [], after.variants)
  const chosen = new Map(was?.variants.map(({ id, valueIds }) => [id, valueIds.join()]))
  const optionOf = new Map(
    after.options.flatMap(({ id, values }) => values.map(value => [value.id, id] as const)),
  )
  return {
    options: options.map(({ id, name, position }) => ({ id, product_id: after.id, name, position })),
    values: options.flatMap(option => valueRows(option, was)),
    variants: variants.map(variant => variantRow(after.id, variant)),
    variantValues: variants
      .filter(({ id, valueIds }) => chosen.get(id) !== valueIds.join())
      .flatMap(({ id, valueIds }) =>
        valueIds.flatMap(valueId => {
          const optionId = optionOf.get(valueId)
          return optionId ? [{ variant_id: id, option_id: optionId, value_id: valueId }] : []
        }),
      ),
    pictures: changed(was?.pictures ?? [], after.pictures).map(({ id, alt, position }) => ({
      product_id: after.id,
      media_id: id,
      alt,
      position,
    })),
  }
}

function changed<Part extends { id: string }>(before: readonly Part[], after: readonly Part[]): Part[] {
  const known = new Map(before.map(part => [part.id, part]))
  return after.filter(part => !isDeepStrictEqual(part, known.get(part.id)))
}

const valueRows = ({ id, values }: OptionState, was: ProductState | null): BulkRow[] =>
  changed(was?.options.find(option => option.id === id)?.values ?? [], values).map(value => ({
    id: value.id,
    option_id: id,
    value: value.value,
    position: value.position,
    swatch: value.swatch,
    media_id: value.mediaId,
  }))

const variantRow = (productId: string, variant: VariantState): BulkRow => ({
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

async function removeWhatIsGone(tx: Tx, changes: readonly ProductChange[]): Promise<void> {
  const gone = (read: (state: ProductState) => readonly { id: string }[]) =>
    changes.flatMap(({ before, after }) => {
      const kept = new Set(read(after).map(({ id }) => id))
      return (before ? read(before.state) : []).filter(({ id }) => !kept.has(id))
    })
  const ids = (parts: readonly { id: string }[]) => anyOf(parts.map(({ id }) => id))
  const variants = gone(state => state.variants)
  if (variants.length > 0)
    await tx.execute(
      sql`update variants set is_active = false, updated_at = now() where id = ${ids(variants)} and is_active`,
    )
  const options = gone(state => state.options)
  if (options.length > 0) await tx.execute(sql`delete from product_options where id = ${ids(options)}`)
  const values = gone(state => state.options.flatMap(option => option.values))
  if (values.length > 0) await tx.execute(sql`delete from product_option_values where id = ${ids(values)}`)
  const pairs = changes.flatMap(({ before, after }) =>
    (before?.state.pictures ?? [])
      .filter(({ id }) => !after.pictures.some(picture => picture.id === id))
      .map(({ id }) => ({ product_id: after.id, media_id: id })),
  )
  if (pairs.length > 0)
    await tx.execute(sql`delete from product_media l
      using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) k(product_id uuid, media_id text)
      where k.product_id = l.product_id and k.media_id = l.media_id`)
}

/** Names and keys are unique, and may pass from one row to another: rows that lose theirs get one of their own first. */
async function freeNames(tx: Tx, changes: readonly ProductChange[]): Promise<void> {
  const renamed = (read: (state: ProductState) => readonly { id: string; name: string }[]) =>
    changes.flatMap(({ before, after }) => {
      if (!before) return []
      const names = new Map(read(after).map(({ id, name }) => [id, name]))
      return read(before.state).flatMap(({ id, name }) => {
        const next = names.get(id)
        return next === undefined || next === name ? [] : [id]
      })
    })
  const options = renamed(state => state.options)
  if (options.length > 0)
    await tx.execute(sql`update product_options set name = id::text where id = ${anyOf(options)}`)
  const values = renamed(state =>
    state.options.flatMap(option => option.values.map(({ id, value }) => ({ id, name: value }))),
  )
  if (values.length > 0)
    await tx.execute(sql`update product_option_values set value = id::text where id = ${anyOf(values)}`)
  const keys = keysToFree(changes)
  if (keys.length > 0)
    await tx.execute(sql`update variants set option_key = 'removed ' || id where id = ${anyOf(keys)}`)
}

/** Variants whose key another variant gets. */
function keysToFree(changes: readonly ProductChange[]): string[] {
  return changes.flatMap(({ before, after }) => {
    if (!before) return []
    const owner = new Map(before.state.variants.map(({ id, optionKey }) => [optionKey, id]))
    return after.variants.flatMap(({ id, optionKey }) => {
      const known = owner.get(optionKey)
      return known === undefined || known === id ? [] : [known]
    })
  })
}

const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::uuid[])`
