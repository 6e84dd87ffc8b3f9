import type { Tx } from '../../platform/db/client.ts'
import { MINUTE } from '../../platform/durations.ts'
import { changeStock } from '../catalog/index.ts'
import * as repository from './reservations.repository.ts'

/** Time for which items are reserved after Pay was pressed, in milliseconds. */
const HELD_FOR = 15 * MINUTE

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
  const ids = new Set(wanted.map(({ variantId }) => variantId))
  await repository.lockHeld(tx, checkoutId, [...ids])
}

/**
 * Reserves stock for a checkout, all or nothing. Items that it has already reserved count, and surplus ones are
 * returned. Returns whether there was enough of everything.
 *
 * @param expiresAt null reserves without a limit
 */
export async function takeStock(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
  expiresAt: Date | null,
): Promise<boolean> {
  const needed = new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]))
  const variants = await repository.lockHeld(tx, checkoutId, [...needed.keys()])
  const known = new Map(variants.map(variant => [variant.variantId, variant]))
  const changes = variants.flatMap(({ variantId, held }) => {
    const by = held - (needed.get(variantId) ?? 0)
    return by === 0 ? [] : [{ variantId, by }]
  })
  const isEnough = [...needed].every(([id, quantity]) => {
    const variant = known.get(id)
    return variant && (variant.stock === null || variant.stock + variant.held - quantity >= 0)
  })
  if (!isEnough) return false
  // If nothing is needed, reservations of deleted variants are removed too.
  if (changes.length === 0 && needed.size > 0) {
    const isHeldForGood = variants.every(variant => variant.expiresAt === null)
    if (expiresAt !== null || !isHeldForGood) await repository.setExpiry(tx, checkoutId, expiresAt)
    return true
  }
  await changeStock(tx, changes)
  await repository.replaceReservations(tx, checkoutId, wanted, expiresAt)
  return true
}

/** Releases all reservations of a checkout. */
export const releaseStock = (tx: Tx, checkoutId: string): Promise<boolean> =>
  takeStock(tx, checkoutId, [], null)

/** Turns reserved items into sold ones: they won't return to the stock. */
export async function consumeStock(tx: Tx, checkoutId: string): Promise<void> {
  await repository.deleteReservations(tx, checkoutId)
}

/** Sets the end of a checkout's reservations. Null is no end. */
export async function holdStock(tx: Tx, checkoutId: string, until: Date | null): Promise<void> {
  await repository.setExpiry(tx, checkoutId, until)
}

/** Locks a checkout whose reservation has expired. Null if there is none. */
export async function lockLapsedCheckout(tx: Tx, now: Date): Promise<string | null> {
  const id = await repository.lockLapsed(tx, now)
  // Looked at again: it may have been kept on between the look and the lock.
  return id !== null && (await repository.hasLapsed(tx, id, now)) ? id : null
}
