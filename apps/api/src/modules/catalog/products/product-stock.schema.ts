import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products } from './products.schema.ts'

/**
 * Columns by which a shop's own product table is filtered, sorted and counted. They are separate from the product,
 * whose row is wide and has many indexes, so that a sale only writes here. Triggers keep them up to date.
 */
export const productStock = pgTable(
  'product_stock',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    status: text('status', { enum: ['active', 'draft', 'archived'] }).notNull(),
    /** Total stock of all active variants. Null if one of them isn't counted. */
    total: integer('total'),
    /** Stock of the counted variant with the fewest items. Null if none is counted. */
    lowest: integer('lowest'),
  },
  t => [
    // What is not counted comes after the largest stock.
    index('product_stock_total_idx').on(t.shopId, sql`coalesce(${t.total}, 2147483647)`, t.productId),
    // Finds active products with the lowest stock.
    index('product_stock_low_idx').on(t.shopId, t.lowest, t.productId).where(sql`${t.status} = 'active'`),
    index('product_stock_counts_idx').on(t.shopId, t.status, t.total, t.lowest),
  ],
)

/** Search terms by which a shop finds its own products. Triggers keep them up to date. */
export const productWords = pgTable(
  'product_words',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    /** Beginning of the name, in plain letters. */
    nameStart: text('name_start').notNull(),
    /** Name, with the SKUs and barcodes of the variants, in plain letters. */
    words: text('words').notNull(),
  },
  t => [
    index('product_words_start_idx').on(t.shopId, sql`${t.nameStart} collate "C"`, t.productId),
    index('product_words_idx').using('gin', t.shopId, sql`${t.words} gin_trgm_ops`),
  ],
)
