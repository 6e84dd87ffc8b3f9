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
  refundLimitMinor: number | null
  addedAt: Date
}

/** Access that an operator gets. */
export interface OperatorChange {
  keys: readonly OperatorKey[]
  /** Daily limit of refunds, in minor units; null for the default. */
  refundLimitMinor?: number | null | undefined
}

const columns = {
  id: operators.userId,
  name: users.username,
  email: users.email,
  keys: operators.keys,
  refundLimitMinor: operators.refundLimitMinor,
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

/**
 * Locks an operator and reads what they may do. No one changes it until the transaction ends, and their actions run one at a time.
 * Null if the access has ended.
 */
export async function holdOperator(tx: Tx, userId: string): Promise<typeof operators.$inferSelect | null> {
  const [row] = await tx.select().from(operators).where(eq(operators.userId, userId)).for('no key update')
  return row ?? null
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

/** @param change.refundLimitMinor stays if it is undefined */
export async function putOperator(
  tx: Tx,
  { userId, keys, refundLimitMinor, now }: OperatorChange & { userId: string; now: Date },
): Promise<void> {
  const change = { keys: [...keys], ...(refundLimitMinor !== undefined && { refundLimitMinor }) }
  await tx
    .insert(operators)
    .values({ userId, ...change, addedAt: now })
    .onConflictDoUpdate({ target: operators.userId, set: change })
}

/** Ends an operator's access and sessions. */
export async function deleteOperator(tx: Tx, userId: string): Promise<void> {
  await tx.delete(operators).where(eq(operators.userId, userId))
}
