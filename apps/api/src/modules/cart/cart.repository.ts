import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { isForeignKeyViolation } from '../../platform/db/errors.ts'
import { executeReturning } from '../../platform/db/read.ts'
import { newId } from '../../platform/ids.ts'
import {
  type Choice,
  type Destination,
  type PurchasableVariantRow,
  selectChoice,
} from '../read-model/index.ts'
import { isReviewed } from '../reviews/index.ts'
import { cartItems } from './cart.schema.ts'

export type CartRow = typeof cartItems.$inferSelect

/** Cart line with the quantity that is reserved for its own user, who is paying for it. */
export interface HeldRow extends CartRow {
  held: number
}

const heldOf = (userId: string | SQL, variantId: SQL): SQL<number> =>
  sql`coalesce((select sum(r.quantity)::int from stock_reservations r join checkouts c on c.id = r.checkout_id
    where r.variant_id = ${variantId} and c.user_id = ${userId}), 0)`

const withHeld = {
  ...getTableColumns(cartItems),
  held: heldOf(sql`cart_items.user_id`, sql`cart_items.variant_id`),
}

export const findLines = (db: Queryable, userId: string): Promise<HeldRow[]> =>
  db
    .select(withHeld)
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))

export async function findLine(db: Queryable, userId: string, id: string): Promise<HeldRow | null> {
  const [found] = await db
    .select(withHeld)
    .from(cartItems)
    .where(and(eq(cartItems.id, id), eq(cartItems.userId, userId)))
  return found ?? null
}

/** One of those who add to a cart at a time, until the transaction ends. */
export const lockCart = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`)

/**
 * Waits for other transactions that write lines of this cart. Data read before may be outdated; data read afterwards
 * isn't.
 */
export const lockLines = (tx: Queryable, userId: string) =>
  tx.execute(
    sql`select from cart_items where user_id = ${userId}::uuid order by created_at, id for no key update`,
  )

export interface Addition {
  userId: string
  wanted: Choice & { quantity: number }
  /** Destination whose shipping terms are returned. */
  to: Destination
  now: Date
  /** Maximum quantity of one line, regardless of the stock. */
  maxQuantity: number
  maxLines: number
}

type Added =
  | { outcome: 'added'; id: string; quantity: number }
  | { outcome: 'not_enough'; held: number }
  | { outcome: 'full' }
  | { outcome: 'no_account' }

interface AdditionRow extends PurchasableVariantRow {
  /** Added line. Null if the variant isn't offered; then nothing was changed. */
  added: Added | null
  /** Quantity of it that the same account is paying for. */
  held: number
  is_reviewed: boolean
}

/**
 * Finds the variant of a choice and adds it to its cart line, creating the line if needed. Uses one statement that
 * changes all or nothing. Null if there is no such variant.
 */
export async function addChoice(db: Queryable, addition: Addition): Promise<AdditionRow | null> {
  const { userId, wanted, to, now, maxQuantity, maxLines } = addition
  const statement = sql`select b.*,
      case when b.is_offered and b.is_shop_open then add_to_cart(${newId()}, ${userId}, b.variant_id,
        ${wanted.quantity}, least(b.stock + own.held, ${maxQuantity}::int), ${maxLines},
        b.effective_price_minor, ${now.toISOString()}) end as added,
      own.held, ${isReviewed(userId, sql`b.product_id`)} as is_reviewed
    from (${selectChoice(wanted, to)}) b
    cross join lateral (select ${heldOf(userId, sql`b.variant_id`)} as held) own`
  // Prepared only if it is its own transaction.
  const asked =
    '$client' in db
      ? executeReturning<AdditionRow>(db, statement)
      : db.execute<AdditionRow>(statement).then(({ rows }) => rows[0])
  const row = await asked.catch(error => {
    // The variant was deleted after it was read.
    if (isForeignKeyViolation(error, 'cart_items_variant_id_variants_id_fk')) return null
    throw error
  })
  return row ?? null
}

export interface LineWrite {
  variantId: string
  quantity: number
  price: number
}

/** Sets the quantities of lines, creating missing ones, in one statement. Returns the lines' ids by variant. */
export async function writeLines(
  db: Queryable,
  userId: string,
  writes: readonly LineWrite[],
  now: Date,
): Promise<Map<string, string>> {
  if (writes.length === 0) return new Map()
  const lines = await db
    .insert(cartItems)
    .values(
      writes.map(({ variantId, quantity, price }) => ({
        id: newId(),
        userId,
        variantId,
        quantity,
        addedPrice: price,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.variantId],
      set: {
        quantity: sql`excluded.quantity`,
        addedPrice: sql`excluded.added_price_minor`,
        updatedAt: now,
      },
    })
    .returning({ id: cartItems.id, variantId: cartItems.variantId })
  return new Map(lines.map(({ id, variantId }) => [variantId, id]))
}

export async function setQuantity(
  db: Queryable,
  userId: string,
  id: string,
  values: { quantity: number; addedPrice: number; updatedAt: Date },
): Promise<CartRow | null> {
  const [line] = await db
    .update(cartItems)
    .set(values)
    .where(and(eq(cartItems.id, id), eq(cartItems.userId, userId)))
    .returning()
  return line ?? null
}

export const deleteLine = (db: Queryable, userId: string, id: string) =>
  db.delete(cartItems).where(and(eq(cartItems.id, id), eq(cartItems.userId, userId)))

export const deleteLines = (tx: Queryable, userId: string) =>
  tx.delete(cartItems).where(eq(cartItems.userId, userId))

/** Removes bought items from a cart. If more were added to a line since then, the rest stays. */
export async function takeFromCart(
  tx: Queryable,
  userId: string,
  bought: readonly { variantId: string; quantity: number }[],
): Promise<void> {
  // Each half of the statement chooses its lines by the quantity before another writer whom it then waits for.
  await lockLines(tx, userId)
  const lines = sql`jsonb_to_recordset(${JSON.stringify(bought)}::jsonb) as b("variantId" uuid, quantity int)`
  await tx.execute(sql`
    with gone as (
      delete from cart_items c using ${lines}
      where c.user_id = ${userId} and c.variant_id = b."variantId" and c.quantity <= b.quantity)
    update cart_items c set quantity = c.quantity - b.quantity from ${lines}
    where c.user_id = ${userId} and c.variant_id = b."variantId" and c.quantity > b.quantity`)
}
