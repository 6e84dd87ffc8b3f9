import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { WithdrawalException } from '../../platform/withdrawal-exception.ts'
import type { Due, DueBefore } from '../orders/index.ts'
import { orderGroups } from '../orders/orders.schema.ts'
import { withdrawalLines, withdrawalParts, withdrawals } from './withdrawals.schema.ts'

type WithdrawalRow = typeof withdrawals.$inferSelect

/** A purchase as far as a withdrawal needs it. */
export interface FoundGroup extends Record<string, unknown> {
  id: string
  number: string
  email: string | null
  countryCode: string | null
  orders: {
    id: string
    number: string
    shop: string
    timeZone: string
    lines: {
      id: string
      title: string
      options: string[]
      withdrawalException: WithdrawalException | null
    }[]
  }[]
}

/**
 * A purchase by the secret of an emailed link, by its owner, by its number and email, or by its id. Only operators find one by its number
 * alone.
 */
export type WantedGroup =
  | { readonly tokenHash: Buffer }
  | { readonly number: string; readonly customerId: string }
  | { readonly numbers: readonly [string, string]; readonly email?: string }
  | { readonly id: string }

function conditionOf(wanted: WantedGroup): SQL {
  if ('tokenHash' in wanted)
    return sql`g.tracking_token_hash = decode(${wanted.tokenHash.toString('hex')}, 'hex')`
  if ('id' in wanted) return sql`g.id = ${wanted.id}::uuid`
  if ('customerId' in wanted)
    return sql`g.number = ${wanted.number} and g.customer_id = ${wanted.customerId}::uuid`
  const isNumber = sql`g.number in (${wanted.numbers[0]}, ${wanted.numbers[1]})`
  return wanted.email === undefined ? isNumber : sql`${isNumber} and lower(g.email) = ${wanted.email}`
}

export async function findGroup(tx: Queryable, wanted: WantedGroup): Promise<FoundGroup | null> {
  const { rows } = await tx.execute<FoundGroup>(sql`
    select g.id, g.number, g.email, g.shipping_address ->> 'countryCode' as "countryCode", (
      select json_agg(json_build_object('id', o.id, 'number', o.number, 'shop', s.name, 'timeZone', s.time_zone, 'lines', (
        select json_agg(json_build_object('id', l.id, 'title', l.title, 'options', l.options,
          'withdrawalException', l.withdrawal_exception) order by l.position, l.id)
        from order_lines l where l.order_id = o.id)) order by o.id)
      from orders o join shops s on s.id = o.shop_id where o.order_group_id = g.id) as orders
    from order_groups g where ${conditionOf(wanted)}`)
  return rows[0] ?? null
}

export async function insertWithdrawal(tx: Tx, values: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(values)
}

/** Returns the statuses of a purchase's withdrawals. Locks the purchase, so that others wait. */
export async function findStatuses(tx: Tx, groupId: string): Promise<Set<WithdrawalRow['status']>> {
  await tx.execute(sql`select from order_groups where id = ${groupId}::uuid for no key update`)
  const rows = await tx
    .selectDistinct({ status: withdrawals.status })
    .from(withdrawals)
    .where(eq(withdrawals.groupId, groupId))
  return new Set(rows.map(({ status }) => status))
}

/** Leaves the declarations of a purchase that wait without a session to an operator. Returns them. */
export const contestOthers = (tx: Tx, groupId: string): Promise<WithdrawalRow[]> =>
  tx
    .update(withdrawals)
    .set({ status: 'unmatched', doAt: null })
    .where(
      and(
        eq(withdrawals.groupId, groupId),
        eq(withdrawals.status, 'matched'),
        ne(withdrawals.source, 'session'),
      ),
    )
    .returning()

export async function setStatus(tx: Tx, id: string, status: WithdrawalRow['status']): Promise<void> {
  await tx.update(withdrawals).set({ status }).where(eq(withdrawals.id, id))
}

/** Names the purchase of a declaration, which takes effect at `now`. No one can object anymore. */
export async function setMatched(
  tx: Tx,
  id: string,
  { groupId, now }: { groupId: string; now: Date },
): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ groupId, status: 'matched', doAt: now, objectionHash: null })
    .where(eq(withdrawals.id, id))
}

/** Locks a withdrawal until the transaction ends, after its purchase. */
export async function lockByReference(tx: Tx, reference: string): Promise<WithdrawalRow | null> {
  await tx.execute(sql`select from order_groups where id =
    (select order_group_id from withdrawals where reference = ${reference}) for no key update`)
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.reference, reference))
    .for('no key update')
  return row ?? null
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('no key update')
  return row ?? null
}

/** Reads a withdrawal with the number and the buyer of its purchase, and when the refunds of its returns are due. */
export async function findWithdrawal(db: Queryable, id: string) {
  const [row] = await db
    .select({
      withdrawal: withdrawals,
      purchase: orderGroups.number,
      customerId: orderGroups.customerId,
      refundDueAt: sql<string | null>`(select min(p.refund_due_at) from withdrawal_parts p
        where p.withdrawal_id = ${withdrawals.id})`,
    })
    .from(withdrawals)
    .leftJoin(orderGroups, eq(orderGroups.id, withdrawals.groupId))
    .where(eq(withdrawals.id, id))
  return row ?? null
}

/** Locks the next withdrawal after `after` that takes effect now. Skips those that other transactions have locked. */
export async function lockDue(tx: Tx, { before, after }: DueBefore): Promise<Due | null> {
  const { rows } = await tx.execute<Due>(sql`
    select w.id, w.do_at::text as at from withdrawals w
    where w.status = 'matched' and w.do_at < ${before.toISOString()}::timestamptz
      ${after ? sql`and (w.do_at, w.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by w.do_at, w.id limit 1 for no key update of w skip locked`)
  return rows[0] ?? null
}

interface Part {
  orderId: string
  returnId: string | null
  refundDueAt: Date | null
  lines: readonly { orderLineId: string; canceled: number; returned: number }[]
}

export async function insertPart(tx: Tx, withdrawalId: string, { lines, ...part }: Part): Promise<void> {
  await tx.insert(withdrawalParts).values({ withdrawalId, ...part })
  if (lines.length > 0)
    await tx.insert(withdrawalLines).values(lines.map(line => ({ withdrawalId, ...line })))
}

/** Withdrawals from an account's orders, and those with its address. */
const isOf = (userId: string) => sql`(${withdrawals.groupId} = any(array(
    select g.id from order_groups g where g.customer_id = ${userId}::uuid))
  or lower(${withdrawals.email}) = (select lower(u.email) from users u where u.id = ${userId}::uuid))`

/** Returns the withdrawals of an account, the oldest first. */
export const findWithdrawalsOf = (db: Queryable, userId: string) =>
  db
    .select({
      reference: withdrawals.reference,
      number: withdrawals.number,
      name: withdrawals.name,
      email: withdrawals.email,
      status: withdrawals.status,
      receivedAt: withdrawals.receivedAt,
    })
    .from(withdrawals)
    .where(isOf(userId))
    .orderBy(withdrawals.receivedAt, withdrawals.id)

/** Removes name and address from the withdrawals of a deleted account. Call it while its orders and its address are known. */
export async function anonymizeWithdrawalsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.update(withdrawals).set({ name: '', email: '' }).where(isOf(userId))
}
