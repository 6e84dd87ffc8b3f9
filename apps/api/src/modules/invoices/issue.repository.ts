import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { soldByJson } from '../read-model/index.ts'
import type { CreditedRefund, InvoiceDocument, InvoicedOrder } from './invoice-document.ts'
import { invoiceNumber } from './invoice-number.sql.ts'

/** Sums of tax lines `t` by rate, with these amounts of each. */
const taxesJson = (
  net: ReturnType<typeof sql>,
  tax: ReturnType<typeof sql>,
  from: ReturnType<typeof sql>,
) => sql`(
  select coalesce(json_agg(json_build_object('country', x.country, 'rateBasisPoints', x.rate, 'reason', x.reason,
    'netMinor', x.net, 'taxMinor', x.tax) order by x.n), '[]')
  from (
    select t.country, t.rate_basis_points as rate, t.reason, min(t.n) as n, sum(${net}) as net, sum(${tax}) as tax
    ${from} group by 1, 2, 3) x)`

/**
 * Days on which the parcels of order `o` of shop `s` left. Until all items have left, the days that the buyer was
 * promised.
 */
const supplyJson = sql`(
  case when o.fulfillment_status in ('shipped', 'partially_delivered', 'delivered') then (
    select json_build_object('from', min(x.day), 'to', max(x.day), 'isExpected', false)
    from (
      select coalesce(f.handed_over_on, (f.shipped_at at time zone s.time_zone)::date) as day from fulfillments f
      where f.order_id = o.id and f.claim_id is null and f.status in ('shipped', 'delivered')) x
    having min(x.day) is not null)
  when o.arrives_from is not null and o.arrives_to is not null then
    json_build_object('from', o.arrives_from, 'to', o.arrives_to, 'isExpected', true)
  end)`

/** Reads what an invoice says of an order, with the number of the invoice if it is issued. The order has to be locked. */
export async function readInvoicedOrder(
  tx: Tx,
  orderId: string,
): Promise<(InvoicedOrder & { invoiceNumber: string | null }) | null> {
  const { rows } = await tx.execute<{ order: InvoicedOrder & { invoiceNumber: string | null } }>(sql`
    select json_build_object('id', o.id, 'shopId', o.shop_id, 'number', o.number,
      'placedAt', to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'currency', g.currency, 'isTest', g.is_test,
      'paidWith', (select pay.instrument from payments pay where pay.id = g.payment_id),
      'shippingAddress', g.shipping_address,
      'shop', json_build_object('name', s.name, 'city', s.city, 'country', s.country, 'address', s.address),
      'supply', ${supplyJson},
      'registrations', (
        select coalesce(json_agg(json_build_object('country', r.country, 'number', r.number)
          order by r.country, r.region, r.scheme, r.from_day), '[]')
        from shop_tax_registrations r
        where r.shop_id = o.shop_id and r.number <> ''
          and (o.placed_at at time zone s.time_zone)::date between r.from_day and coalesce(r.to_day, 'infinity')),
      'soldBy', ${soldByJson}, 'itemMinor', o.item_minor, 'shippingMinor', o.shipping_minor, 'totalMinor', o.total_minor, 'lines', (
        select json_agg(json_build_object('orderLineId', l.id, 'title', l.title, 'options', l.options,
          'quantity', l.quantity, 'unitMinor', l.unit_minor, 'totalMinor', l.unit_minor * l.quantity)
          order by l.position, l.id)
        from order_lines l where l.order_id = o.id),
      'taxes', ${taxesJson(sql`t.net_minor`, sql`t.tax_minor`, sql`from order_tax_lines t where t.order_id = o.id`)},
      'invoiceNumber', (select ${invoiceNumber} from invoices i where i.order_id = o.id and i.refund_id is null),
      'invoicedBuyer', (select i.document -> 'buyer' from invoices i where i.order_id = o.id and i.refund_id is null)
      ) as "order"
    from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id
    where o.id = ${orderId}::uuid`)
  return rows[0]?.order ?? null
}

/** Reads the succeeded refunds of an order that have no credit note, in the order in which they were made. */
export async function readUncredited(tx: Tx, orderId: string): Promise<CreditedRefund[]> {
  const { rows } = await tx.execute<{ refund: CreditedRefund }>(sql`
    select json_build_object('id', r.id, 'shippingMinor', r.shipping_minor, 'lines', (
        select coalesce(json_agg(json_build_object('orderLineId', t.order_line_id, 'totalMinor', x.gross_minor)
          order by t.n), '[]')
        from refund_tax_lines x join order_tax_lines t on t.order_id = r.order_id and t.n = x.n
        where x.refund_id = r.id and t.order_line_id is not null),
      'postage', (
        select json_build_object('postageMinor', v.postage_minor,
          'goodsMinor', sum(l.unit_minor * coalesce(vl.received_quantity, vl.quantity)) - v.kept_minor,
          'orderLineIds', json_agg(l.id))
        from returns v join return_lines vl on vl.return_id = v.id join order_lines l on l.id = vl.order_line_id
        where v.refund_id = r.id and v.postage_minor > 0 and coalesce(vl.received_quantity, vl.quantity) > 0
        group by v.id),
      'taxes', ${taxesJson(
        sql`y.gross_minor - y.tax_minor`,
        sql`y.tax_minor`,
        sql`from refund_tax_lines y join order_tax_lines t on t.order_id = r.order_id and t.n = y.n where y.refund_id = r.id`,
      )}) as refund
    from refunds r
    where r.order_id = ${orderId}::uuid and r.status = 'succeeded'
      and not exists (select from invoices i where i.refund_id = r.id)
    order by r.created_at, r.id`)
  return rows.map(({ refund }) => refund)
}

/** Draws the next number of a shop's series. Other draws wait until the transaction ends, and a rollback returns it. */
export async function drawNumber(tx: Tx, shopId: string, series: string): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into invoice_counters as c (shop_id, series, last) values (${shopId}::uuid, ${series}, 1)
    on conflict (shop_id, series) do update set last = c.last + 1 returning last`)
  return rows[0]!.last
}

export async function insertInvoice(
  tx: Tx,
  given: {
    order: Pick<InvoicedOrder, 'id' | 'shopId' | 'soldBy'>
    refundId: string | null
    series: string
    seq: number
    document: InvoiceDocument
  },
): Promise<void> {
  const { order, refundId, series, seq, document } = given
  await tx.execute(sql`
    insert into invoices (id, shop_id, order_id, refund_id, series, seq, issued_at, trader_version, document)
    values (${newId()}::uuid, ${order.shopId}::uuid, ${order.id}::uuid, ${refundId}::uuid, ${series}, ${seq},
      ${document.issuedAt}::timestamptz, ${order.soldBy?.version ?? null}::int, ${JSON.stringify(document)}::jsonb)`)
}
