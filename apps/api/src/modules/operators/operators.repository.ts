import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { users } from '../users/users.schema.ts'
import { operators } from './operators.schema.ts'

interface OperatorRow {
  id: string
  name: string
  email: string
  keys: OperatorKey[]
  addedAt: Date
}

const columns = {
  id: operators.userId,
  name: users.username,
  email: users.email,
  keys: operators.keys,
  addedAt: operators.addedAt,
}

/** All operators, longest first. */
export const findOperators = (db: Queryable): Promise<OperatorRow[]> =>
  db
    .select(columns)
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.addedAt), asc(operators.userId))

export async function findOperator(db: Queryable, userId: string): Promise<OperatorRow | null> {
  const [row] = await db
    .select(columns)
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(eq(operators.userId, userId))
  return row ?? null
}

/** Keys of an operator, which no one changes until the transaction ends. Null if the access has ended. */
export async function holdKeys(tx: Tx, userId: string): Promise<OperatorKey[] | null> {
  const [row] = await tx
    .select({ keys: operators.keys })
    .from(operators)
    .where(eq(operators.userId, userId))
    .for('share')
  return row?.keys ?? null
}

/** Ids of the operators with the key `admin`. Changes of them wait for each other until the transaction ends. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: operators.userId })
    .from(operators)
    .where(sql`'admin' = any(${operators.keys})`)
    .orderBy(asc(operators.userId))
    .for('update')
  return rows.map(({ id }) => id)
}

export async function putOperator(
  tx: Tx,
  { userId, keys, now }: { userId: string; keys: readonly OperatorKey[]; now: Date },
): Promise<void> {
  await tx
    .insert(operators)
    .values({ userId, keys: [...keys], addedAt: now })
    .onConflictDoUpdate({ target: operators.userId, set: { keys: [...keys] } })
}

/** Ends an operator's access and sessions. */
export async function deleteOperator(tx: Tx, userId: string): Promise<void> {
  await tx.delete(operators).where(eq(operators.userId, userId))
}
