import type { components } from '@stoa/api-client/operator-schema'
import { type SQL, sql } from 'drizzle-orm'
import {
  type ClaimRow,
  claimJson,
  isoJson,
  type ReturnRow,
  returnJson,
  statementsJson,
  timelineJson,
} from '../../modules/orders/index.ts'
import type { PictureRow } from '../../modules/read-model/index.ts'
import type { Queryable } from '../../platform/db/client.ts'

type Schemas = components['schemas']
export type OrderCaseKind = 'dispute' | 'claim' | 'return'

/** A dispute, claim or return with everything that it is about. Amounts in minor units. */
export interface OrderCaseFile extends Record<string, unknown> {
  order: {
    id: string
    number: string
    purchase: string
    shop: { id: string; name: string }
    buyerId: string | null
    buyer: string | null
    totalMinor: number
    refundedMinor: number
    placedAt: string
  }
  lines: { id: string; title: string; quantity: number }[]
  claim: ClaimRow | null
  return: ReturnRow | null
  dispute: {
    id: string
    status: 'open' | 'under_review' | 'resolved_buyer' | 'resolved_seller'
    amountMinor: number
    text: string
    decision: string | null
    openedAt: string
    decideBy: string
    decidedAt: string | null
    statements: { id: string; text: string; at: string; pictures: PictureRow[] }[]
  } | null
  /** Whether the shop has an address for the parcel of a return. */
  hasAddress: boolean
  history: Schemas['OrderEvent'][]
}

const DISPUTE_OF = {
  dispute: sql`true`,
  claim: sql`d.claim_id = x.id`,
  return: sql`d.return_id = x.id`,
} satisfies Record<OrderCaseKind, SQL>

const SUBJECTS: Record<OrderCaseKind, (id: string) => SQL> = {
  dispute: id =>
    sql`select d.order_id, d.claim_id, d.return_id, d.id as dispute_id from disputes d where d.id = ${id}::uuid`,
  claim: id => sql`select x.order_id, x.id as claim_id, null::uuid as return_id, (select d.id from disputes d
    where d.order_id = x.order_id and ${DISPUTE_OF.claim} order by d.opened_at desc limit 1) as dispute_id
    from claims x where x.id = ${id}::uuid`,
  return: id => sql`select x.order_id, null::uuid as claim_id, x.id as return_id, (select d.id from disputes d
    where d.order_id = x.order_id and ${DISPUTE_OF.return} order by d.opened_at desc limit 1) as dispute_id
    from returns x where x.id = ${id}::uuid`,
}

/** Reads a case about an order in one statement. Null if there is none. */
export async function findOrderCase(
  db: Queryable,
  kind: OrderCaseKind,
  id: string,
): Promise<OrderCaseFile | null> {
  const { rows } = await db.execute<OrderCaseFile>(sql`
    with x as (${SUBJECTS[kind](id)})
    select json_build_object('id', o.id, 'number', o.number, 'purchase', g.number,
        'shop', json_build_object('id', s.id, 'name', s.name), 'buyerId', g.customer_id, 'buyer', g.email,
        'totalMinor', o.total_minor, 'refundedMinor', o.refunded_minor, 'placedAt', ${isoJson(sql`o.placed_at`)}) as order,
      (select json_agg(json_build_object('id', l.id, 'title', l.title, 'quantity', l.quantity) order by l.position, l.id)
        from order_lines l where l.order_id = o.id) as lines,
      (select ${claimJson} from claims c where c.id = x.claim_id) as claim,
      (select ${returnJson} from returns r where r.id = x.return_id) as return,
      (select json_build_object('id', d.id, 'status', d.status, 'amountMinor', d.amount_minor, 'text', d.text,
          'decision', d.decision, 'openedAt', ${isoJson(sql`d.opened_at`)}, 'decideBy', ${isoJson(sql`d.decide_by`)},
          'decidedAt', ${isoJson(sql`d.decided_at`)}, 'statements', ${statementsJson})
        from disputes d where d.id = x.dispute_id) as dispute,
      s.return_address is not null or s.address is not null as "hasAddress", ${timelineJson} as history
    from x join orders o on o.id = x.order_id join order_groups g on g.id = o.order_group_id
      join shops s on s.id = o.shop_id`)
  return rows[0] ?? null
}
