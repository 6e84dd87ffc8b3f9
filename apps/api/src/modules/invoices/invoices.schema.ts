import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { orders } from '../orders/orders.schema.ts'
import { refunds } from '../payments/payments.schema.ts'
import { shops } from '../shops/shops.schema.ts'
import type { FeeDocument } from './fee-document.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/**
 * Issued invoices and credit notes: those of shops for their orders, and those of the marketplace for its fee. Rows are
 * only added; the PDF is drawn from `document`.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    /** Null for an invoice of the marketplace. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    /** Refund that a credit note is for. Null for an invoice. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    /** Month of the marketplace's fee, such as `2026-11`. Null for an invoice of an order. */
    month: text('month'),
    series: text('series').notNull(),
    seq: integer('seq').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Version of the business details that it names. Null if the shop had none. */
    traderVersion: integer('trader_version'),
    /** Null once it has been kept as long as the settings say. The number stays. */
    document: jsonb('document').$type<InvoiceDocument | FeeDocument>(),
  },
  t => [
    uniqueIndex('invoices_number_key').on(t.shopId, t.series, t.seq),
    index('invoices_series_idx').on(t.series, t.seq),
    uniqueIndex('invoices_order_key').on(t.orderId).where(sql`${t.refundId} is null`),
    uniqueIndex('invoices_refund_key').on(t.refundId),
    uniqueIndex('invoices_fee_number_key').on(t.series, t.seq).where(sql`${t.month} is not null`),
    // Fees of test orders have an invoice of their own.
    uniqueIndex('invoices_fee_month_key')
      .on(t.shopId, t.month, sql`(${t.series} like 'TEST-%')`)
      .where(sql`${t.month} is not null`),
    index('invoices_kept_idx').on(t.issuedAt).where(sql`${t.document} is not null`),
    check('invoices_subject_check', sql`(${t.orderId} is null) = (${t.month} is not null)`),
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

/** Last number of each series of the marketplace's own invoices. Locked while a number is drawn. */
export const feeInvoiceCounters = pgTable(
  'fee_invoice_counters',
  { series: text('series').primaryKey(), last: integer('last').notNull() },
  t => [check('fee_invoice_counters_check', sql`${t.last} > 0`)],
)

/**
 * Months whose fees are invoiced. The first row is the month before fees were invoiced at all; each later one has the ledger
 * entries since the end of the month before.
 */
export const feeMonths = pgTable('fee_months', {
  month: text('month').primaryKey(),
  /** Its end in the time zone that the marketplace had when the month was begun. Never changes. */
  until: instant('until').notNull(),
  /** Time at which every shop had its invoices. Null until then. */
  closedAt: instant('closed_at'),
})
