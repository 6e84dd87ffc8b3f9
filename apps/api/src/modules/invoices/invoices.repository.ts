import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { linePictureJson } from '../orders/index.ts'
import { mediaJson, type PictureRow, type ShopTone, shopTone } from '../read-model/index.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** The buyer of an order, or its shop. */
export type OrderParty = { readonly userId: string } | { readonly shopId: string }

/** Document of an order with what isn't kept in it: the buyer's email address and pictures. */
export interface IssuedDocument {
  orderId: string
  isIssued: boolean
  /** Null if it isn't issued yet, or no longer kept. */
  document: InvoiceDocument | null
  email: string | null
  tone: ShopTone
  logo: PictureRow | null
  pictures: { id: string; picture: PictureRow | null }[]
  [column: string]: unknown
}

/**
 * Reads the invoice of an order, or the credit note of one of its refunds.
 *
 * @param refundId null for the invoice
 * @returns undefined if there is no such order or succeeded refund, also for another buyer or shop
 */
export const findDocument = (
  db: Db,
  given: { of: OrderParty; number: string; refundId: string | null },
): Promise<IssuedDocument | undefined> => readRow<IssuedDocument>(db, documentStatement(given))

function documentStatement({
  of,
  number,
  refundId,
}: {
  of: OrderParty
  number: string
  refundId: string | null
}): SQL {
  const owner = 'userId' in of ? sql`g.customer_id = ${of.userId}::uuid` : sql`o.shop_id = ${of.shopId}::uuid`
  return sql`
    select o.id as "orderId", i.id is not null as "isIssued", i.document, g.email, ${shopTone} as tone, ${mediaJson(sql`s.logo_media_id`)} as logo, (
      select json_agg(json_build_object('id', l.id, 'picture', ${linePictureJson}))
      from order_lines l where l.order_id = o.id) as pictures
    from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id
    left join invoices i on i.order_id = o.id and i.refund_id is not distinct from ${refundId}::uuid
    where o.number = ${number} and ${owner}
      and (${refundId}::uuid is null or exists (
        select from refunds r where r.id = ${refundId}::uuid and r.order_id = o.id and r.status = 'succeeded'))`
}
