import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../../platform/db/client.ts'
import { orders } from '../../orders/orders.schema.ts'
import { disputeStatementMedia, disputeStatements, disputes } from './disputes.schema.ts'

type DisputeValues = typeof disputes.$inferInsert
export type DisputeRow = typeof disputes.$inferSelect

const UNDECIDED = ['open', 'under_review'] as const

export async function insertDispute(tx: Tx, values: DisputeValues): Promise<void> {
  await tx.insert(disputes).values(values)
}

export async function findDispute(db: Queryable, id: string): Promise<DisputeRow | null> {
  const [row] = await db.select().from(disputes).where(eq(disputes.id, id))
  return row ?? null
}

export async function setDispute(
  tx: Tx,
  id: string,
  change: Partial<Pick<DisputeValues, 'status' | 'decision' | 'refundId' | 'decidedAt'>>,
): Promise<void> {
  await tx.update(disputes).set(change).where(eq(disputes.id, id))
}

export async function countStatements(tx: Tx, disputeId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(disputeStatements)
    .where(eq(disputeStatements.disputeId, disputeId))
  return row?.count ?? 0
}

export async function insertStatement(
  tx: Tx,
  values: typeof disputeStatements.$inferInsert & { id: string },
  pictureIds: readonly string[],
): Promise<void> {
  await tx.insert(disputeStatements).values(values)
  if (pictureIds.length === 0) return
  await tx
    .insert(disputeStatementMedia)
    .values(pictureIds.map((mediaId, position) => ({ statementId: values.id, mediaId, position })))
}

export interface UndecidedDispute {
  id: string
  orderNumber: string
  status: DisputeRow['status']
  amountMinor: number
  decideBy: Date
}

/** Finds disputes that wait for the operator, most urgent first. */
export const findUndecided = (db: Db): Promise<UndecidedDispute[]> =>
  db
    .select({
      id: disputes.id,
      orderNumber: orders.number,
      status: disputes.status,
      amountMinor: disputes.amountMinor,
      decideBy: disputes.decideBy,
    })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(inArray(disputes.status, [...UNDECIDED]))
    .orderBy(disputes.decideBy, disputes.id)
    .limit(500)

/** Everything that both sides wrote, for the operator. */
export interface DisputeFile extends Record<string, unknown> {
  orderNumber: string
  shop: string
  buyer: string | null
  claim: { kind: string; wanted: string; text: string; answer: string | null; pictures: string[] } | null
  return: {
    text: string | null
    rejectionReason: string | null
    keptMinor: number
    keptReason: string | null
    pictures: string[]
  } | null
  /** Statements of the shop, oldest first. */
  statements: { text: string; at: string; pictures: string[] }[]
  parcels: {
    carrier: string | null
    trackingNumber: string | null
    shippedAt: string | null
    deliveredAt: string | null
  }[]
  /** Refunds of the whole order, oldest first. */
  refunds: { amountMinor: number; reason: string; status: string; createdAt: string }[]
}

export async function findDisputeFile(db: Db, id: string): Promise<DisputeFile> {
  const { rows } = await db.execute<DisputeFile>(sql`
    select o.number as "orderNumber", s.name as shop, g.email as buyer, (
        select json_build_object('kind', c.kind, 'wanted', c.wanted, 'text', c.text, 'answer', c.answer, 'pictures', (
          select coalesce(json_agg(cm.media_id order by cm.position), '[]') from claim_media cm where cm.claim_id = c.id))
        from claims c where c.id = d.claim_id) as claim, (
        select json_build_object('text', r.text, 'rejectionReason', r.rejection_reason, 'keptMinor', r.kept_minor,
          'keptReason', r.kept_reason, 'pictures', (
          select coalesce(json_agg(rm.media_id order by rm.position), '[]') from return_media rm where rm.return_id = r.id))
        from returns r where r.id = d.return_id) as return, (
        select coalesce(json_agg(json_build_object('text', ds.text, 'at', ds.at, 'pictures', (
          select coalesce(json_agg(dm.media_id order by dm.position), '[]')
          from dispute_statement_media dm where dm.statement_id = ds.id)) order by ds.at, ds.id), '[]')
        from dispute_statements ds where ds.dispute_id = d.id) as statements, (
        select coalesce(json_agg(json_build_object('carrier', f.carrier, 'trackingNumber', f.tracking_number,
          'shippedAt', f.shipped_at, 'deliveredAt', f.delivered_at) order by f.created_at), '[]')
        from fulfillments f where f.order_id = o.id and f.status <> 'canceled') as parcels, (
        select coalesce(json_agg(json_build_object('amountMinor', n.amount_minor, 'reason', n.reason, 'status', n.status,
          'createdAt', n.created_at) order by n.created_at, n.id), '[]')
        from refunds n where n.order_id = o.id) as refunds
    from disputes d join orders o on o.id = d.order_id join order_groups g on g.id = o.order_group_id
      join shops s on s.id = o.shop_id
    where d.id = ${id}::uuid`)
  return rows[0]!
}
