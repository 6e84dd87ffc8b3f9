import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { ClaimStatus, WantedLine } from '../orders/index.ts'
import { claimLines, claimMedia, claims } from './claims.schema.ts'

type ClaimValues = typeof claims.$inferInsert

/** Facts about a claim that decide which steps are possible. */
export interface ClaimState {
  id: string
  kind: ClaimValues['kind']
  status: ClaimStatus
  /** ISO 8601. */
  answerBy: string
  isDisputed: boolean
  lines: WantedLine[]
  /** Items of the claim whose replacement has not been shipped. */
  unreplaced: WantedLine[]
}

/** Reads a claim. Its order has to be locked. */
export async function readClaim(
  tx: Tx,
  { id, orderId }: { id: string; orderId: string },
): Promise<ClaimState | null> {
  const { rows } = await tx.execute<{ state: ClaimState }>(sql`
    select json_build_object('id', c.id, 'kind', c.kind, 'status', c.status, 'answerBy', c.answer_by,
      'isDisputed', exists (select from disputes d where d.order_id = c.order_id and d.claim_id = c.id),
      'lines', (
        select json_agg(json_build_object('orderLineId', cl.order_line_id, 'quantity', cl.quantity)
          order by l.position, l.id)
        from claim_lines cl join order_lines l on l.id = cl.order_line_id where cl.claim_id = c.id),
      'unreplaced', (
        select json_agg(json_build_object('orderLineId', cl.order_line_id, 'quantity', cl.quantity - (
            select coalesce(sum(q.quantity), 0) from order_line_quantities q
            where q.order_line_id = l.id and q.shop_id = l.shop_id and q.cause = c.id and q.kind = 'replaced'))
          order by l.position, l.id)
        from claim_lines cl join order_lines l on l.id = cl.order_line_id where cl.claim_id = c.id)) as state
    from claims c where c.id = ${id}::uuid and c.order_id = ${orderId}::uuid`)
  return rows[0]?.state ?? null
}

/** @param which.shopId another shop's claim isn't found; any is without it */
export async function findOrderOfClaim(
  tx: Tx,
  { id, shopId }: { id: string; shopId?: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ orderId: claims.orderId })
    .from(claims)
    .where(and(eq(claims.id, id), shopId === undefined ? undefined : eq(claims.shopId, shopId)))
  return row?.orderId ?? null
}

/** Reads a shop's IANA time zone, and the working days it needs before it ships. */
export async function findShopDays(
  tx: Tx,
  shopId: string,
): Promise<{ timeZone: string; handlingDays: number }> {
  const { rows } = await tx.execute<{ timeZone: string; handlingDays: number }>(sql`
    select time_zone as "timeZone", handling_days as "handlingDays" from shops where id = ${shopId}::uuid`)
  return rows[0]!
}

export async function insertClaim(
  tx: Tx,
  values: ClaimValues & { id: string },
  { lines, pictureIds }: { lines: readonly WantedLine[]; pictureIds: readonly string[] },
): Promise<void> {
  await tx.insert(claims).values(values)
  await tx
    .insert(claimLines)
    .values(lines.map(({ orderLineId, quantity }) => ({ claimId: values.id, orderLineId, quantity })))
  if (pictureIds.length > 0)
    await tx
      .insert(claimMedia)
      .values(pictureIds.map((mediaId, position) => ({ claimId: values.id, mediaId, position })))
}

export async function setClaim(
  tx: Tx,
  id: string,
  change: Partial<Pick<ClaimValues, 'status' | 'resolution' | 'answer' | 'decision' | 'refundId' | 'shipBy'>>,
): Promise<void> {
  await tx.update(claims).set(change).where(eq(claims.id, id))
}
