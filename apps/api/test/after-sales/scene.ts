import { type SQL, sql } from 'drizzle-orm'
import type { OrderState, WantedLine } from '../../src/modules/orders/index.ts'
import type { Db } from '../../src/platform/db/client.ts'

export interface Subject {
  id: string
  status: string
  claimId: string | null
  lines: WantedLine[]
}

/** An order with all that hangs on it, and a way to act on it. */
export interface Scene {
  db: Db
  order: OrderState
  parcels: Subject[]
  returns: Subject[]
  claims: Subject[]
  disputes: Subject[]
  refused: Subject[]
  now: Date
  advance(milliseconds: number): void
  /** Sends what is due; the provider declines it if `isDeclined`. */
  sendRefunds(isDeclined: boolean): Promise<void>
  runDeadlines(): Promise<void>
  /** Items that a cancellation kept out of stock, by variant. */
  lost: Map<string, number>
}

const linesOf = (table: string, key: string): SQL => sql`(
  select coalesce(json_agg(json_build_object('orderLineId', x.order_line_id, 'quantity', x.quantity)), '[]')
  from ${sql.raw(table)} x where x.${sql.raw(key)} = s.id)`

const subjects = (table: string, lines: SQL, claimId = sql`null`): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'status', s.status, 'claimId', ${claimId}, 'lines', ${lines})
    order by s.id), '[]')
  from ${sql.raw(table)} s where s.order_id = o.id)`

/** Reads everything that belongs to an order. */
export async function readSubjects(
  db: Db,
  orderId: string,
): Promise<Pick<Scene, 'parcels' | 'returns' | 'claims' | 'disputes' | 'refused'>> {
  const { rows } = await db.execute<Record<string, Subject[]>>(sql`
    select ${subjects('fulfillments', linesOf('fulfillment_lines', 'fulfillment_id'), sql`s.claim_id`)} as parcels,
      ${subjects('returns', linesOf('return_lines', 'return_id'))} as returns,
      ${subjects('claims', linesOf('claim_lines', 'claim_id'), sql`s.resolution`)} as claims,
      ${subjects('disputes', sql`'[]'::json`)} as disputes,
      (select coalesce(json_agg(json_build_object('id', s.id, 'status', s.status, 'lines', '[]'::json)), '[]')
        from refunds s where s.order_id = o.id and s.status = 'failed' and s.settled_by is null) as refused
    from orders o where o.id = ${orderId}::uuid`)
  return rows[0] as never
}
