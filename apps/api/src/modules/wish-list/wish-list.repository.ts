import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { publicNameOf } from '../users/index.ts'
import { wishLists } from './wish-list.schema.ts'

export type WishListRow = typeof wishLists.$inferSelect

/** Locks the row of a user's wish list, creating it if needed. */
export async function openWishList(tx: Tx, userId: string, stopToken: string): Promise<WishListRow> {
  await tx.insert(wishLists).values({ userId, stopToken }).onConflictDoNothing()
  return (await findWishList(tx, userId))!
}

export async function findWishList(db: Queryable, userId: string): Promise<WishListRow | null> {
  const [found] = await db.select().from(wishLists).where(eq(wishLists.userId, userId))
  return found ?? null
}

/** The owner of a shared list, by the last part of its link. */
export async function findSharer(
  db: Queryable,
  shareToken: string,
): Promise<{ userId: string; username: string } | null> {
  const { rows } = await db.execute<{ userId: string; username: string }>(sql`
    select l.user_id as "userId", ${publicNameOf(sql`u.username`)} as username from wish_lists l join users u on u.id = l.user_id
    where l.share_token = ${shareToken}`)
  return rows[0] ?? null
}

export async function changeWishList(
  tx: Tx,
  userId: string,
  change: Partial<Pick<WishListRow, 'alertsOn' | 'shareToken' | 'pricesToldAt'>>,
): Promise<void> {
  await tx.update(wishLists).set(change).where(eq(wishLists.userId, userId))
}

/** Sets today's prices and stock as the state with which later ones are compared. */
export const watchFromNow = (tx: Tx, userId: string) =>
  tx.execute(sql`update wishes i set watched_price_minor = p.effective_price_min, was_sold_out = not p.is_buyable
    from products p where p.id = i.product_id and i.user_id = ${userId}::uuid`)

/** Ends all emails of the list that the token belongs to. */
export const stopEmails = (tx: Tx, stopToken: string) =>
  tx.execute(sql`
    with stopped as (update wish_lists set is_told = false where stop_token = ${stopToken} returning user_id)
    delete from stock_alerts a using stopped where a.user_id = stopped.user_id`)

export const deleteWishList = (tx: Queryable, userId: string) =>
  tx.delete(wishLists).where(eq(wishLists.userId, userId))

/**
 * Whether the email address is confirmed. Emails only go to confirmed addresses, because anyone can register another
 * person's.
 */
export async function isEmailConfirmed(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_confirmed: boolean }>(
    sql`select email_confirmed_at is not null as is_confirmed from users where id = ${userId}::uuid`,
  )
  return rows[0]?.is_confirmed ?? false
}
