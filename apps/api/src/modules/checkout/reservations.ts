import type { Tx } from '../../platform/db/client.ts'
import * as repository from './reservations.repository.ts'

/** How long pieces are held after Pay was pressed; milliseconds. */
const HELD_FOR = 15 * 60_000

export interface Wanted {
  variantId: string
  quantity: number
}

export const holdUntil = (now: Date): Date => new Date(now.getTime() + HELD_FOR)

/**
 * Locks the variants that a checkout holds or wants, in the order of ids. What is read of them afterwards is true until
 * the transaction ends. The checkout and its payment are locked before.
 */
export async function lockStock(tx: Tx, checkoutId: string, wanted: readonly Wanted[]): Promise<void> {
  const reserved = await repository.findReserved(tx, checkoutId)
  const ids = new Set([...reserved, ...wanted].map(({ variantId }) => variantId))
  await repository.lockVariants(tx, [...ids])
}

/**
 * Takes pieces out of stock for a checkout. What it holds already counts, and what it holds too much goes back. All or
 * nothing: answers whether there was enough of everything.
 *
 * @param expiresAt null holds them without an end
 */
export async function takeStock(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
  expiresAt: Date | null,
): Promise<boolean> {
  const reserved = new Map(
    (await repository.findReserved(tx, checkoutId)).map(({ variantId, quantity }) => [variantId, quantity]),
  )
  const needed = new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]))
  const ids = new Set([...reserved.keys(), ...needed.keys()])
  const variants = await repository.lockVariants(tx, [...ids])
  const changes = [...ids].flatMap(variantId => {
    const by = (reserved.get(variantId) ?? 0) - (needed.get(variantId) ?? 0)
    return by === 0 ? [] : [{ variantId, by }]
  })
  const isEnough = [...needed.keys()].every(id => {
    const variant = variants.get(id)
    const by = (reserved.get(id) ?? 0) - needed.get(id)!
    return variant && (variant.stock === null || variant.stock + by >= 0)
  })
  if (!isEnough) return false
  if (changes.length === 0) {
    await repository.setExpiry(tx, checkoutId, expiresAt)
    return true
  }
  await repository.changeStock(tx, changes)
  await repository.replaceReservations(tx, checkoutId, wanted, expiresAt)
  return true
}

/** Gives all back that a checkout holds. */
export const releaseStock = (tx: Tx, checkoutId: string): Promise<boolean> =>
  takeStock(tx, checkoutId, [], null)

/** What is held is sold: it does not come back. */
export async function consumeStock(tx: Tx, checkoutId: string): Promise<void> {
  await repository.deleteReservations(tx, checkoutId)
}

/** What is held stays held until then; without an end for null. */
export async function holdStock(tx: Tx, checkoutId: string, until: Date | null): Promise<void> {
  await repository.setExpiry(tx, checkoutId, until)
}

/** Locks a checkout that holds pieces too long; null when there is none. */
export async function lockLapsedCheckout(tx: Tx, now: Date): Promise<string | null> {
  const id = await repository.lockLapsed(tx, now)
  // Looked at again: it may have been kept on between the look and the lock.
  return id !== null && (await repository.hasLapsed(tx, id, now)) ? id : null
}
