import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { QuantityKind } from './order-quantities.schema.ts'
import { KIND_OF } from './order-state.repository.ts'
import type { OrderState } from './order-state.ts'
import type { WantedLine } from './wanted-lines.ts'

export interface QuantityChange {
  kind: QuantityKind
  /** The id of what causes it. */
  cause: string
  lines: readonly WantedLine[]
}

interface QuantityRow extends Record<string, unknown> {
  orderLineId: string
  kind: QuantityKind
  quantity: number
}

/**
 * Writes what an action does to the items of an order, which is locked and changes along. Lists and figures read the sums
 * of three kinds from `order_lines`: they are added up in the same statement.
 */
export async function addQuantities(
  tx: Tx,
  order: OrderState,
  { now }: { now: Date },
  ...changes: readonly QuantityChange[]
): Promise<void> {
  const rows = changes.flatMap(({ kind, cause, lines }) =>
    lines
      .filter(({ quantity }) => quantity !== 0)
      .map(({ orderLineId, quantity }) => ({ orderLineId, kind, quantity, cause })),
  )
  if (rows.length === 0) return
  const sumOf = (kind: QuantityKind) =>
    sql.raw(`coalesce(sum(quantity) filter (where kind = '${kind}'), 0) as ${kind}`)
  await tx.execute(sql`with added as (
      insert into order_line_quantities (order_line_id, shop_id, kind, quantity, cause, at)
      select r."orderLineId", ${order.shopId}::uuid, r.kind, r.quantity, r.cause, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r("orderLineId" uuid, kind text, quantity int, cause uuid)
      returning order_line_id, kind, quantity)
    update order_lines l set fulfilled_quantity = l.fulfilled_quantity + a.fulfilled,
      canceled_quantity = l.canceled_quantity + a.canceled, returned_quantity = l.returned_quantity + a.returned
    from (select order_line_id, ${sumOf('fulfilled')}, ${sumOf('canceled')}, ${sumOf('returned')}
      from added where kind in ('fulfilled', 'canceled', 'returned') group by order_line_id) a
    where l.id = a.order_line_id`)
  apply(order, rows)
}

/** Reverses the quantities of these kinds that a cause has added, in new rows. */
export async function takeBackQuantities(
  tx: Tx,
  order: OrderState,
  { now }: { now: Date },
  {
    cause,
    kinds,
  }: { cause: string; kinds: readonly Exclude<QuantityKind, 'fulfilled' | 'canceled' | 'returned'>[] },
): Promise<void> {
  const lineIds = order.lines.map(({ id }) => id)
  const { rows } = await tx.execute<QuantityRow>(sql`
    insert into order_line_quantities (order_line_id, shop_id, kind, quantity, cause, at)
    select q.order_line_id, q.shop_id, q.kind, -sum(q.quantity), q.cause, ${now.toISOString()}::timestamptz
    from order_line_quantities q
    where q.order_line_id = any(${sql.param(lineIds)}::uuid[]) and q.shop_id = ${order.shopId}::uuid
      and q.cause = ${cause}::uuid and q.kind = any(${sql.param([...kinds])}::text[])
    group by q.order_line_id, q.shop_id, q.kind, q.cause having sum(q.quantity) <> 0
    returning order_line_id as "orderLineId", kind, quantity`)
  apply(order, rows)
}

function apply({ lines }: OrderState, rows: readonly QuantityRow[]): void {
  for (const { orderLineId, kind, quantity } of rows) {
    const line = lines.find(({ id }) => id === orderLineId)
    for (const [name, counted] of Object.entries(KIND_OF))
      if (line && counted === kind) line[name as keyof typeof KIND_OF] += quantity
  }
}
