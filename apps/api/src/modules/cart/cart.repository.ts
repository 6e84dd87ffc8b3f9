import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
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

/** How many lines the cart has, and how many pieces of this variant. */
export async function findStanding(db: Queryable, userId: string, variantId: string) {
  const [found] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      held: sql<number>`coalesce(sum(${cartItems.quantity}) filter (where ${cartItems.variantId} = ${variantId}), 0)::int`,
    })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
  return found!
}
/** One writer of a cart at a time, until the transaction ends. */
export const lockCart = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`)

export interface Addition {
  userId: string
  variantId: string
  quantity: number
  /** The line never holds more. */
  limit: number
  priceMinor: number
  now: Date
}

/**
 * Adds to the line or makes it, in one statement, so that additions at the same time all count. Null
 * when the line would hold more than its limit; nothing is changed then.
 */
export async function addToLine(db: Queryable, addition: Addition): Promise<CartRow | null> {
  const { userId, variantId, quantity, limit, priceMinor, now } = addition
  if (quantity > limit) return null
  const sum = sql`${cartItems.quantity} + excluded.quantity`
  const [line] = await db
    .insert(cartItems)
    .values({
      id: newId(),
      userId,
      variantId,
      quantity,
      addedPriceMinor: priceMinor,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.variantId],
      set: { quantity: sum, addedPriceMinor: priceMinor, updatedAt: now },
      setWhere: sql`${sum} <= ${limit}`,
    })
    .returning()
  return line ?? null
}

export async function putLine(
  db: Queryable,
  { userId, variantId, quantity, priceMinor, now }: Omit<Addition, 'limit'>,
) {
  const [line] = await db
    .insert(cartItems)
    .values({
      id: newId(),
      userId,
      variantId,
      quantity,
      addedPriceMinor: priceMinor,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.variantId],
      set: { quantity, addedPriceMinor: priceMinor, updatedAt: now },
    })
    .returning()
  return line!
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
