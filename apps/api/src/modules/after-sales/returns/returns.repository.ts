import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../platform/db/client.ts'
import type { PostalAddress } from '../../../platform/postal-address.ts'
import {
  type Due,
  type DueBefore,
  type ReturnPostageState,
  type ReturnStatus,
  returnToJson,
} from '../../orders/index.ts'
import { returnLines, returnMedia, returns } from './returns.schema.ts'

type ReturnValues = typeof returns.$inferInsert

/** Facts about a return that decide which steps are possible. */
export interface ReturnState extends ReturnPostageState {
  id: string
  status: ReturnStatus
  keptMinor: number
  /** ISO 8601. */
  decideBy: string | null
  requestedAt: string
  sendBy: string | null
  labelKey: string | null
  postageMaxMinor: number | null
  postageMinor: number | null
  /** Whether it is canceled if the buyer doesn't send it in time. One of a withdrawal isn't. */
  lapses: boolean
  isDisputed: boolean
  lines: {
    orderLineId: string
    quantity: number
    reason: (typeof returnLines.$inferSelect)['reason']
    receivedQuantity: number | null
  }[]
}

/** Reads a return. Its order has to be locked. */
export async function readReturn(
  tx: Queryable,
  { id, orderId }: { id: string; orderId: string },
): Promise<ReturnState | null> {
  const { rows } = await tx.execute<{ state: ReturnState }>(sql`
    select json_build_object('id', r.id, 'status', r.status, 'keptMinor', r.kept_minor, 'decideBy', r.decide_by,
      'requestedAt', r.requested_at, 'sendBy', r.send_by, 'postage', r.postage, 'labelDueAt', r.label_due_at,
      'labelKey', r.label_key, 'postageMaxMinor', r.postage_max_minor, 'postageMinor', r.postage_minor,
      'lapses', not exists (select from withdrawal_parts w where w.return_id = r.id),
      'isDisputed', exists (select from disputes d where d.order_id = r.order_id and d.return_id = r.id),
      'lines', (
        select json_agg(json_build_object('orderLineId', rl.order_line_id, 'quantity', rl.quantity,
          'reason', rl.reason, 'receivedQuantity', rl.received_quantity) order by l.position, l.id)
        from return_lines rl join order_lines l on l.id = rl.order_line_id where rl.return_id = r.id)) as state
    from returns r where r.id = ${id}::uuid and r.order_id = ${orderId}::uuid`)
  return rows[0]?.state ?? null
}

/** Null also for another shop's. */
export async function findOrderOfReturn(
  tx: Queryable,
  { id, shopId }: { id: string; shopId?: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(and(eq(returns.id, id), shopId === undefined ? undefined : eq(returns.shopId, shopId)))
  return row?.orderId ?? null
}

export async function insertReturn(
  tx: Tx,
  values: ReturnValues & { id: string },
  { lines, pictureIds }: { lines: Pick<ReturnState, 'lines'>['lines']; pictureIds: readonly string[] },
): Promise<void> {
  await tx.insert(returns).values(values)
  await tx.insert(returnLines).values(
    lines.map(({ orderLineId, quantity, reason }) => ({
      returnId: values.id,
      orderLineId,
      quantity,
      reason,
    })),
  )
  if (pictureIds.length > 0)
    await tx
      .insert(returnMedia)
      .values(pictureIds.map((mediaId, position) => ({ returnId: values.id, mediaId, position })))
}

export async function setReturn(
  tx: Tx,
  id: string,
  change: Partial<Omit<ReturnValues, 'id' | 'orderId' | 'shopId'>>,
): Promise<void> {
  await tx.update(returns).set(change).where(eq(returns.id, id))
}

export interface ReceivedLine {
  orderLineId: string
  receivedQuantity: number
  restockQuantity: number
  condition: string
}

/** Stores the received quantities. */
export async function setReceived(tx: Tx, id: string, lines: readonly ReceivedLine[]): Promise<void> {
  await tx.execute(sql`update return_lines rl set received_quantity = g."receivedQuantity",
      restocked_quantity = g."restockQuantity", condition = g.condition
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g("orderLineId" uuid,
      "receivedQuantity" int, "restockQuantity" int, condition text)
    where rl.return_id = ${id}::uuid and rl.order_line_id = g."orderLineId"`)
}

/** Looked at under the lock of its order. */
export async function isStill(tx: Tx, id: string, status: ReturnStatus): Promise<boolean> {
  const [row] = await tx.select({ status: returns.status }).from(returns).where(eq(returns.id, id))
  return row?.status === status
}

export interface DueReturn extends Due {
  orderId: string
}

/**
 * Locks the return of this status, with its order, that has been due longest after `after`. Skips orders that other
 * transactions have locked.
 */
const lockDue =
  (status: ReturnStatus, due: SQL, also = sql``) =>
  async (tx: Tx, { before, after }: DueBefore): Promise<DueReturn | null> => {
    const { rows } = await tx.execute<DueReturn>(sql`
      select r.id, r.order_id as "orderId", ${due}::text as at from returns r join orders o on o.id = r.order_id
      where r.status = ${status} and ${due} < ${before.toISOString()}::timestamptz ${also}
        ${after ? sql`and (${due}, r.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
      order by ${due}, r.id limit 1 for no key update of o skip locked`)
    return rows[0] ?? null
  }

/** Locks the returns that the shop has not answered in time. */
export const lockUnanswered = lockDue('requested', sql`r.decide_by`)

/** Approved ones that the buyer has not sent in time, unless a dispute about them is open. */
export const lockUnsent = lockDue(
  'approved',
  sql`r.send_by`,
  sql`and not exists (
    select from disputes d where d.order_id = r.order_id and d.return_id = r.id and d.status in ('open', 'under_review'))`,
)

/** Shop to which items go back. */
export interface ReturnDestination {
  name: string
  /** Null if the shop has stated none. */
  returnTo: PostalAddress | null
  [column: string]: unknown
}

export async function findDestination(tx: Tx, shopId: string): Promise<ReturnDestination> {
  const { rows } = await tx.execute<ReturnDestination>(
    sql`select s.name, ${returnToJson} as "returnTo" from shops s where s.id = ${shopId}::uuid`,
  )
  return rows[0]!
}
