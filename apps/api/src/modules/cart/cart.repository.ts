import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { isForeignKeyViolation } from '../../platform/db/errors.ts'
import { changeRow } from '../../platform/db/read.ts'
import { newId } from '../../platform/ids.ts'
import { type BuyableRow, buyableOf, type Choice } from '../catalog/buyables.ts'
import { isReviewed } from '../reviews/reviewed.ts'
import { cartItems } from './cart.schema.ts'

export type CartRow = typeof cartItems.$inferSelect

export const findLines = (db: Queryable, userId: string): Promise<CartRow[]> =>
  db
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))

export async function findLine(db: Queryable, userId: string, id: string): Promise<CartRow | null> {
  const [found] = await db
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.id, id), eq(cartItems.userId, userId)))
  return found ?? null
}

/** One writer of a cart at a time, until the transaction ends. */
export const lockCart = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`)

export interface Addition {
  userId: string
  wanted: Choice & { quantity: number }
  now: Date
  /** Pieces of one line, whatever is in stock. */
  mostPieces: number
  mostLines: number
}

type Added =
  | { outcome: 'added'; id: string; quantity: number }
  | { outcome: 'not_enough'; held: number }
  | { outcome: 'full' }
  | { outcome: 'no_account' }

interface AdditionRow extends BuyableRow {
  /** Null where it is not offered, and nothing was tried. */
  added: Added | null
  is_reviewed: boolean
}

/**
 * Looks a choice up and adds it to the line of its variant, or makes the line, all in one statement; it changes all or
 * nothing. Null when there is nothing of that kind.
 */
export async function addChoice(db: Db, addition: Addition): Promise<AdditionRow | null> {
  const { userId, wanted, now, mostPieces, mostLines } = addition
  const row = await changeRow<AdditionRow>(
    db,
    sql`select b.*,
      case when b.is_offered and b.is_shop_open then add_to_cart(${newId()}, ${userId}, b.variant_id,
        ${wanted.quantity}, least(b.stock, ${mostPieces}::int), ${mostLines},
        coalesce(b.price_sale_minor, b.price_minor), ${now.toISOString()}) end as added,
      ${isReviewed(userId, sql`b.product_id`)} as is_reviewed
    from (${buyableOf(wanted)}) b`,
  ).catch(error => {
    // The variant was deleted between the look at it and the line.
    if (isForeignKeyViolation(error, 'cart_items_variant_id_variants_id_fk')) return null
    throw error
  })
  return row ?? null
}

export interface Put {
  variantId: string
  quantity: number
  priceMinor: number
}

/** Gives lines these quantities, or makes them, in one statement. Answers their ids by variant. */
export async function putLines(
  db: Queryable,
  userId: string,
  puts: readonly Put[],
  now: Date,
): Promise<Map<string, string>> {
  if (puts.length === 0) return new Map()
  const lines = await db
    .insert(cartItems)
    .values(
      puts.map(({ variantId, quantity, priceMinor }) => ({
        id: newId(),
        userId,
        variantId,
        quantity,
        addedPriceMinor: priceMinor,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.variantId],
      set: {
        quantity: sql`excluded.quantity`,
        addedPriceMinor: sql`excluded.added_price_minor`,
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
  values: { quantity: number; addedPriceMinor: number; updatedAt: Date },
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
