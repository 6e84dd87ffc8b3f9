import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { userRoles, users } from './users.schema.ts'

export type UserRow = typeof users.$inferSelect

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found ?? null
}

export async function findUserById(db: Queryable, id: string): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(eq(users.id, id))
  return found ?? null
}

/**
 * Locks an account, so that it is neither deleted nor changed until the transaction ends. Null if it was deleted
 * before.
 */
export async function holdUser(
  tx: Queryable,
  id: string,
): Promise<Pick<UserRow, 'passwordHash' | 'restrictedBy'> | null> {
  const [held] = await tx
    .select({ passwordHash: users.passwordHash, restrictedBy: users.restrictedBy })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('share')
  return held ?? null
}

/** Waits for everyone who holds the account. Null when it is deleted already. */
export async function lockUser(
  tx: Queryable,
  id: string,
): Promise<Pick<UserRow, 'passwordHash' | 'avatarMediaId'> | null> {
  const [locked] = await tx
    .select({ passwordHash: users.passwordHash, avatarMediaId: users.avatarMediaId })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  return locked ?? null
}

export const insertUser = (db: Queryable, values: typeof users.$inferInsert) =>
  db.insert(users).values(values)

export const insertRole = (db: Queryable, userId: string, name: string) =>
  db.insert(userRoles).values({ userId, name }).onConflictDoNothing()

export const deleteRoles = (db: Queryable, userId: string) =>
  db.delete(userRoles).where(eq(userRoles.userId, userId))

/** Replaces a password hash. Returns false if it had been changed in the meantime. */
export async function replaceHash(db: Queryable, id: string, before: string, after: string) {
  const replaced = await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
  return replaced.rowCount === 1
}

export const updateUser = (db: Queryable, id: string, values: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(values).where(eq(users.id, id))
