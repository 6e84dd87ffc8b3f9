import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { addresses } from './addresses.schema.ts'

export type AddressRow = typeof addresses.$inferSelect
type Values = Omit<typeof addresses.$inferInsert, 'id' | 'userId' | 'createdAt'>

const own = (userId: string, id: string) => and(eq(addresses.id, id), eq(addresses.userId, userId))
const newestFirst = [desc(addresses.createdAt), desc(addresses.id)] as const

/** One writer of an address book at a time, until the transaction ends. */
export const lockBook = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`)

export const findAll = (db: Queryable, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), ...newestFirst)

export async function findOne(db: Queryable, userId: string, id: string): Promise<AddressRow | null> {
  const [found] = await db.select().from(addresses).where(own(userId, id))
  return found ?? null
}

export const clearDefault = (tx: Queryable, userId: string, except: string | null = null) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(
      and(
        eq(addresses.userId, userId),
        eq(addresses.isDefault, true),
        except === null ? undefined : ne(addresses.id, except),
      ),
    )

/** The newest becomes the default. */
export async function promoteNewest(tx: Queryable, userId: string): Promise<void> {
  const [newest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(...newestFirst)
    .limit(1)
  if (newest) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest.id))
}

export async function insert(tx: Queryable, values: typeof addresses.$inferInsert): Promise<AddressRow> {
  const [made] = await tx.insert(addresses).values(values).returning()
  return made!
}

export async function replace(tx: Queryable, id: string, values: Values): Promise<AddressRow> {
  const [changed] = await tx.update(addresses).set(values).where(eq(addresses.id, id)).returning()
  return changed!
}

export async function remove(tx: Queryable, userId: string, id: string): Promise<AddressRow | null> {
  const [removed] = await tx.delete(addresses).where(own(userId, id)).returning()
  return removed ?? null
}

export const removeAll = (tx: Queryable, userId: string) =>
  tx.delete(addresses).where(eq(addresses.userId, userId))
