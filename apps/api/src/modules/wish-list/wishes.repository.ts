import { MAX_WISHES } from '@stoa/api-client/limits'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Cursor, KeyKind } from '../../platform/pagination/cursor.ts'
import { type CardRow, cardColumns, cardsJson, namedVariant, visible } from '../read-model/index.ts'
import { wishes } from './wish-list.schema.ts'

export const WISH_KEYS: readonly KeyKind[] = ['integer', 'uuid']

/** A product to be saved. Null: now, at today's price. */
export interface WantedWish {
  productId: string
  variantId: string | null
  savedAt: Date | null
  /** Minor units. */
  savedPrice: number | null
}

/** One writer of a wish list at a time, until the transaction ends. */
export const lockWishes = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 3))`)

/**
 * Saves visible products that are not in the list yet, newest first, up to the limit. A variant that has gone or is
 * another product's is left out. Returns which products are in the list, which didn't fit and whose variant is another
 * product's; products that are no longer sold are in neither of the first two.
 */
export async function insertWishes(
  tx: Tx,
  userId: string,
  wanted: readonly WantedWish[],
  now: Date,
): Promise<{ isIn: ReadonlySet<string>; refused: string[]; misnamed: string[] }> {
  const at = sql`${now.toISOString()}::timestamptz`
  const given = sql`(select distinct on (w."productId") w.* from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
    as w("productId" uuid, "variantId" uuid, "savedAt" timestamptz, "savedPrice" bigint) order by w."productId", w."savedAt") w`
  await tx.execute(sql`
    insert into wishes (user_id, product_id, variant_id, saved_at, saved_price_minor, watched_price_minor, was_sold_out)
    select ${userId}::uuid, p.id,
      (select v.id from variants v where v.id = w."variantId" and v.product_id = p.id and v.is_active),
      least(w."savedAt", ${at}), coalesce(w."savedPrice", p.effective_price_min),
      p.effective_price_min, not p.is_buyable
    from ${given} join products p on p.id = w."productId"
    where ${visible} and not exists (select from wishes i where i.user_id = ${userId}::uuid and i.product_id = p.id)
    order by least(w."savedAt", ${at}) desc, p.id
    limit greatest(0, ${MAX_WISHES} - (select count(*) from wishes i where i.user_id = ${userId}::uuid))
    on conflict do nothing`)
  const { rows } = await tx.execute<{ id: string; is_in: boolean; is_misnamed: boolean }>(sql`
    select w."productId" as id, i.product_id is not null as is_in,
      exists (select from variants v where v.id = w."variantId" and v.product_id <> p.id) as is_misnamed
    from ${given} join products p on p.id = w."productId"
    left join wishes i on i.user_id = ${userId}::uuid and i.product_id = p.id
    where i.product_id is not null or (${visible})`)
  return {
    isIn: new Set(rows.flatMap(({ id, is_in }) => (is_in ? [id] : []))),
    refused: rows.flatMap(({ id, is_in }) => (is_in ? [] : [id])),
    misnamed: rows.flatMap(({ id, is_misnamed }) => (is_misnamed ? [id] : [])),
  }
}

export const deleteWish = (db: Queryable, userId: string, productId: string) =>
  db.delete(wishes).where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))

export const deleteWishes = (tx: Queryable, userId: string) =>
  tx.delete(wishes).where(eq(wishes.userId, userId))

export async function findWishedIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: wishes.productId })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.savedAt), asc(wishes.productId))
  return rows.map(({ id }) => id)
}

/** Owner of the wishes, and the page to read. */
export interface WishChoice {
  userId: string
  cursor: Cursor | null
  limit: number
  /** Whether to leave out products that are no longer sold. */
  isPublic?: boolean
}

export interface WishRow extends CardRow {
  isOffered: boolean
  /** Milliseconds. */
  savedAt: number
  /** Minor units. */
  savedPrice: number
}

interface PlaceRow extends Record<string, unknown> {
  id: string
  saved_at: string
  saved_price: string
  is_offered: boolean
}

/** Finds wishes, last saved first. Contains one more than the limit if there are more. */
export async function findWishes(db: Queryable, choice: WishChoice): Promise<WishRow[]> {
  const { userId, cursor, limit, isPublic = false } = choice
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (i.saved_at, i.product_id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  const { rows: places } = await db.execute<PlaceRow>(sql`
    select p.id, round(extract(epoch from i.saved_at) * 1000)::bigint as saved_at,
      i.saved_price_minor as saved_price, ${visible} as is_offered
    from wishes i join products p on p.id = i.product_id
    where i.user_id = ${userId}::uuid ${isPublic ? sql`and ${visible}` : sql``} ${border}
    order by i.saved_at ${way}, i.product_id ${way} limit ${limit + 1}`)
  if (places.length === 0) return []
  const ids = sql.param(places.map(({ id }) => id))
  const wished = sql`select ${cardColumns} from products p where p.id = any(${ids}::uuid[])`
  const variant = namedVariant(
    sql`v.id = (select i.variant_id from wishes i where i.user_id = ${userId}::uuid and i.product_id = p.id)`,
  )
  const { rows } = await db.execute<{ cards: CardRow[] }>(
    sql`select ${cardsJson(wished, { variant })} as cards`,
  )
  const cards = new Map(rows[0]!.cards.map(card => [card.id, card]))
  return places.flatMap(({ id, saved_at, saved_price, is_offered }) => {
    const card = cards.get(id)
    // The driver gives bigint as text.
    const own = { isOffered: is_offered, savedAt: Number(saved_at), savedPrice: Number(saved_price) }
    return card ? [{ ...card, ...own }] : []
  })
}

export async function countWishes(db: Queryable, userId: string, isPublic: boolean): Promise<number> {
  const { rows } = await db.execute<{ all: number }>(sql`
    select count(*)::int as all from wishes i join products p on p.id = i.product_id
    where i.user_id = ${userId}::uuid ${isPublic ? sql`and ${visible}` : sql``}`)
  return rows[0]!.all
}

/** Wishes for the user's own data download. */
export async function findWishesOf(
  db: Queryable,
  userId: string,
): Promise<{ product: string; options: string[]; savedAt: string }[]> {
  const { rows } = await db.execute<{ product: string; options: string[]; savedAt: Date }>(sql`
    select p.name as product, i.saved_at as "savedAt",
      array(select o.name || ': ' || x.value from variant_values w join product_options o on o.id = w.option_id
        join product_option_values x on x.id = w.value_id where w.variant_id = i.variant_id
        order by o.position, o.id) as options
    from wishes i join products p on p.id = i.product_id
    where i.user_id = ${userId}::uuid order by i.saved_at desc, p.id`)
  return rows.map(({ savedAt, ...wish }) => ({ ...wish, savedAt: new Date(savedAt).toISOString() }))
}
