import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { orders } from '../orders/orders.schema.ts'
import { refunds } from '../payments/payments.schema.ts'
import { shops } from '../shops/shops.schema.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** Issued invoices and credit notes. Rows are only added; the PDF is drawn from `document`. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Refund that a credit note is for. Null for an invoice. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    series: text('series').notNull(),
    seq: integer('seq').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Version of the business details that it names. Null if the shop had none. */
    traderVersion: integer('trader_version'),
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
  },
  t => [
    uniqueIndex('invoices_number_key').on(t.shopId, t.series, t.seq),
    uniqueIndex('invoices_order_key').on(t.orderId).where(sql`${t.refundId} is null`),
    uniqueIndex('invoices_refund_key').on(t.refundId),
  ],
)

/** Last number of each series of a shop. Locked while a number is drawn, so that numbers have no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    series: text('series').notNull(),
    last: integer('last').notNull(),
  },
  t => [primaryKey({ columns: [t.shopId, t.series] }), check('invoice_counters_check', sql`${t.last} > 0`)],
)
