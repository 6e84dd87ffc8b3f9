import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

export interface Held {
  lines: number
  items: number
}

/** Items that unpaid checkouts of a user and of an address hold, without those of one checkout. */
export interface HeldUnpaid {
  account: Held
  address: Held
  /** Items at the address that users hold who have never ordered anything. */
  newAtAddress: Held
  /** Whether the user has never ordered anything. */
  isNew: boolean
}

/** Stores from which address a checkout reserves items. */
export async function setHeldFrom(tx: Tx, checkoutId: string, address: string): Promise<void> {
  await tx.execute(
    sql`update checkouts set held_from = decode(${address}, 'hex') where id = ${checkoutId}::uuid`,
  )
}

/** Lets the checkouts of one address reserve items one after the other, until the transaction ends. */
export const lockHoldsAt = (tx: Tx, address: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${address}`}, 0))`)

/** @param address hash of the address, in hexadecimal digits */
export async function readHeld(
  tx: Tx,
  { checkoutId, userId, address }: { checkoutId: string; userId: string; address: string },
): Promise<HeldUnpaid> {
  const heldBy = (isHolder: ReturnType<typeof sql>) => sql`(
    select jsonb_build_object('lines', count(*), 'items', coalesce(sum(r.quantity), 0))
    from checkouts c join stock_reservations r on r.checkout_id = c.id
    where c.status = 'open' and c.id <> ${checkoutId}::uuid and ${isHolder})`
  const atAddress = sql`c.held_from = decode(${address}, 'hex')`
  const hasOrdered = (user: ReturnType<typeof sql>) =>
    sql`exists (select from checkouts placed where placed.user_id = ${user} and placed.status = 'placed')`
  const { rows } = await tx.execute<HeldUnpaid & Record<string, unknown>>(sql`
    select ${heldBy(sql`c.user_id = ${userId}::uuid`)} as account,
      ${heldBy(atAddress)} as address,
      ${heldBy(sql`${atAddress} and not ${hasOrdered(sql`c.user_id`)}`)} as "newAtAddress",
      not ${hasOrdered(sql`${userId}::uuid`)} as "isNew"`)
  return rows[0]!
}

/** Returns whose items a checkout has reserved. */
export async function findHolder(
  db: Db,
  checkoutId: string,
): Promise<{ userId: string | null; address: string | null } | undefined> {
  return readRow(
    db,
    sql`select user_id as "userId", encode(held_from, 'hex') as address from checkouts where id = ${checkoutId}::uuid`,
  )
}
