import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

interface Reserved {
  variantId: string
  quantity: number
}

interface HeldVariant {
  variantId: string
  stock: number | null
  /** Quantity that the checkout has already reserved. */
  held: number
  expiresAt: string | null
}

/**
 * Locks the variants that a checkout has reserved or needs. Deleted variants are left out. The checkout has to be
 * locked first.
 */
export async function lockHeld(
  tx: Tx,
  checkoutId: string,
  wantedIds: readonly string[],
): Promise<HeldVariant[]> {
  const { rows } = await tx.execute<HeldVariant & Record<string, unknown>>(sql`
    select v.id as "variantId", v.stock, coalesce(r.quantity, 0) as held, r.expires_at as "expiresAt"
    from variants v left join stock_reservations r on r.variant_id = v.id and r.checkout_id = ${checkoutId}::uuid
    where v.id = any(${sql.param([...wantedIds])}::uuid[]
      || array(select variant_id from stock_reservations where checkout_id = ${checkoutId}::uuid))
    order by v.id for no key update of v`)
  return rows
}

export async function replaceReservations(
  tx: Tx,
  checkoutId: string,
  lines: readonly Reserved[],
  expiresAt: Date | null,
): Promise<void> {
  await deleteReservations(tx, checkoutId)
  if (lines.length === 0) return
  await tx.execute(sql`insert into stock_reservations (checkout_id, variant_id, quantity, expires_at)
    select ${checkoutId}::uuid, "variantId", quantity, ${expiresAt?.toISOString() ?? null}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("variantId" uuid, quantity int)`)
}

export const deleteReservations = (tx: Tx, checkoutId: string) =>
  tx.execute(sql`delete from stock_reservations where checkout_id = ${checkoutId}::uuid`)

export const setExpiry = (tx: Tx, checkoutId: string, expiresAt: Date | null) =>
  tx.execute(sql`update stock_reservations set expires_at = ${expiresAt?.toISOString() ?? null}::timestamptz
    where checkout_id = ${checkoutId}::uuid`)

/** Locks a checkout whose reservation has expired, skipping those locked by others. Null if there is none. */
export async function lockLapsed(tx: Tx, now: Date): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from checkouts c
    where c.id in (select checkout_id from stock_reservations where expires_at <= ${now.toISOString()}::timestamptz)
    order by c.id limit 1 for update skip locked`)
  return rows[0]?.id ?? null
}

export async function hasLapsed(tx: Tx, checkoutId: string, now: Date): Promise<boolean> {
  const { rows } =
    await tx.execute(sql`select 1 from stock_reservations where checkout_id = ${checkoutId}::uuid
    and expires_at <= ${now.toISOString()}::timestamptz limit 1`)
  return rows.length > 0
}
