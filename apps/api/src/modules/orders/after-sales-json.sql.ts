import { type SQL, sql } from 'drizzle-orm'
import { pictureJson } from '../read-model/index.ts'
import { isoJson } from './order-json.sql.ts'

/** Cancellations of order `o`, oldest first. */
const cancellations = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'actor', c.actor, 'reason', c.reason, 'note', c.note,
    'at', ${isoJson(sql`c.at`)}, 'lines', (
      select coalesce(json_agg(json_build_object('orderLineId', cl.order_line_id, 'quantity', cl.quantity)), '[]')
      from order_cancellation_lines cl where cl.cancellation_id = c.id)) order by c.at, c.id), '[]')
  from order_cancellations c where c.order_id = o.id)`

const refunds = sql`(
  select coalesce(json_agg(json_build_object('id', rf.id, 'amountMinor', rf.amount_minor, 'reason', rf.reason,
    'status', rf.status, 'note', rf.note, 'at', ${isoJson(sql`rf.created_at`)}) order by rf.created_at, rf.id), '[]')
  from refunds rf where rf.order_id = o.id)`

/** Address, with the name, to which parcels for shop `s` go back; null if the shop has stated none. */
export const returnToJson: SQL = sql`(coalesce(s.return_address, s.address) || jsonb_build_object('fullName', s.name))`

/** Condition that return `r` waits for an answer or a label of its shop. */
export const waitsForShop: SQL = sql`(r.status = 'requested'
  or r.status = 'approved' and r.postage is null and r.label_due_at is not null)`

/** Return `r` of order `o`. */
export const returnJson: SQL = sql`json_build_object('id', r.id, 'status', r.status, 'text', r.text,
  'keptMinor', r.kept_minor, 'keptReason', r.kept_reason, 'rejectionReason', r.rejection_reason,
  'instructions', r.instructions, 'carrier', r.carrier, 'trackingNumber', r.tracking_number,
  'requestedAt', ${isoJson(sql`r.requested_at`)}, 'decideBy', ${isoJson(sql`r.decide_by`)},
  'sendBy', ${isoJson(sql`r.send_by`)},
  'postage', r.postage, 'labelDueAt', ${isoJson(sql`r.label_due_at`)}, 'hasLabel', r.label_key is not null,
  'postageMaxMinor', r.postage_max_minor, 'postageMinor', r.postage_minor,
  'returnTo', (
    select ${returnToJson} from shops s where s.id = o.shop_id and r.status in ('approved', 'in_transit')),
  'refunded', (select json_build_object('itemMinor', rf.item_minor, 'shippingMinor', rf.shipping_minor)
    from refunds rf where rf.id = r.refund_id),
  'isDisputed', exists (select from disputes d where d.order_id = r.order_id and d.return_id = r.id),
  'lines', (
    select json_agg(json_build_object('orderLineId', rl.order_line_id, 'title', l.title, 'quantity', rl.quantity,
      'reason', rl.reason, 'receivedQuantity', rl.received_quantity, 'condition', rl.condition)
      order by l.position, l.id)
    from return_lines rl join order_lines l on l.id = rl.order_line_id where rl.return_id = r.id),
  'pictures', (
    select coalesce(json_agg(${pictureJson} order by rm.position), '[]')
    from return_media rm join media m on m.id = rm.media_id where rm.return_id = r.id))`

/** Claim `c`. */
export const claimJson: SQL = sql`json_build_object('id', c.id, 'kind', c.kind, 'wanted', c.wanted, 'status', c.status,
  'resolution', c.resolution, 'text', c.text, 'answer', c.answer, 'decision', c.decision,
  'openedAt', ${isoJson(sql`c.opened_at`)},
  'answerBy', ${isoJson(sql`c.answer_by`)},
  'isDisputed', exists (select from disputes d where d.order_id = c.order_id and d.claim_id = c.id),
  'lines', (
    select coalesce(json_agg(json_build_object('orderLineId', cl.order_line_id, 'quantity', cl.quantity)), '[]')
    from claim_lines cl where cl.claim_id = c.id),
  'pictures', (
    select coalesce(json_agg(${pictureJson} order by cm.position), '[]')
    from claim_media cm join media m on m.id = cm.media_id where cm.claim_id = c.id))`

/** Statements of the shop in dispute `d`, oldest first. */
export const statementsJson: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', ds.id, 'text', ds.text, 'at', ${isoJson(sql`ds.at`)}, 'pictures', (
      select coalesce(json_agg(${pictureJson} order by dm.position), '[]')
      from dispute_statement_media dm join media m on m.id = dm.media_id where dm.statement_id = ds.id))
    order by ds.at, ds.id), '[]')
  from dispute_statements ds where ds.dispute_id = d.id)`

const disputes = sql`(
  select coalesce(json_agg(json_build_object('id', d.id, 'status', d.status, 'amountMinor', d.amount_minor,
    'refundedMinor', coalesce((select r.amount_minor from refunds r where r.id = d.refund_id), 0), 'text', d.text,
    'statements', ${statementsJson}, 'decision', d.decision, 'claimId', d.claim_id, 'returnId', d.return_id,
    'openedAt', ${isoJson(sql`d.opened_at`)}, 'decideBy', ${isoJson(sql`d.decide_by`)})
    order by d.opened_at, d.id), '[]')
  from disputes d where d.order_id = o.id)`

/** Everything after the sale of order `o`, as `AfterSalesRow`. */
export const afterSalesJson: SQL = sql`json_build_object('cancellations', ${cancellations}, 'refunds', ${refunds},
  'returns', (select coalesce(json_agg(${returnJson} order by r.requested_at, r.id), '[]')
    from returns r where r.order_id = o.id),
  'claims', (select coalesce(json_agg(${claimJson} order by c.opened_at, c.id), '[]')
    from claims c where c.order_id = o.id),
  'disputes', ${disputes})`
