import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Invoice, InvoiceLine } from '../../ports/documents.ts'
import { mediaJson, type PictureRow, type ShopTone, shopTone } from '../read-model/index.ts'
import { linePictureJson } from './order-json.sql.ts'
import type { OrderAddress } from './orders.schema.ts'

type InvoiceRow = Omit<Invoice, 'placedAt' | 'seller' | 'buyer' | 'lines'> & {
  /** Milliseconds. */
  placedAt: number
  shop: { name: string; city: string | null; country: string | null; logo: PictureRow | null; tone: ShopTone }
  email: string | null
  address: OrderAddress | null
  lines: (Omit<InvoiceLine, 'totalMinor' | 'picture'> & { picture: PictureRow | null })[]
}

/** An order of the user for its invoice; null if there is none, also for another user's order. */
export async function findInvoice(db: Db, userId: string, number: string): Promise<InvoiceRow | null> {
  const found = await readRow<{ invoice: InvoiceRow }>(db, invoiceStatement(userId, number))
  return found?.invoice ?? null
}

const invoiceStatement = (userId: string, number: string) => sql`
  select json_build_object('number', o.number, 'placedAt', (extract(epoch from g.placed_at) * 1000)::bigint,
    'timeZone', s.time_zone, 'shop', json_build_object('name', s.name, 'city', s.city, 'country', s.country,
      'logo', ${mediaJson(sql`s.logo_media_id`)}, 'tone', ${shopTone}),
    'email', g.email, 'address', g.shipping_address, 'currency', g.currency, 'isTest', g.is_test,
    'paidWith', (select pay.instrument from payments pay where pay.id = g.payment_id),
    'itemMinor', o.item_minor, 'shippingMinor', o.shipping_minor, 'taxMinor', o.tax_minor,
    'totalMinor', o.total_minor, 'refundedMinor', o.refunded_minor, 'lines', (
      select json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', l.quantity,
        'unitMinor', l.unit_minor, 'picture', ${linePictureJson}) order by l.position, l.id)
      from order_lines l where l.order_id = o.id)) as invoice
  from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id
  where o.number = ${number} and g.customer_id = ${userId}`
