import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products } from './products.schema.ts'

/**
 * What a shop's own table of products is filtered, sorted and counted by. Apart from the product, whose row is wide and
 * has many indexes: a sale writes here alone. Triggers keep it right.
 */
export const productStock = pgTable(
  'product_stock',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    status: text('status', { enum: ['active', 'draft', 'archived'] }).notNull(),
    /** Pieces of all variants that are on; null when one of them is not counted. */
    total: integer('total'),
    /** Pieces of the counted variant that has the fewest; null when none is counted. */
    lowest: integer('lowest'),
  },
  t => [
    // What is not counted comes after the largest stock.
    index('product_stock_total_idx').on(t.shopId, sql`coalesce(${t.total}, 2147483647)`, t.productId),
    // Of what is on sale, where the least is left.
    index('product_stock_low_idx').on(t.shopId, t.lowest, t.productId).where(sql`${t.status} = 'active'`),
    index('product_stock_counts_idx').on(t.shopId, t.status, t.total, t.lowest),
  ],
)

/** The words that its shop finds a product by. Triggers keep them right. */
export const productWords = pgTable(
  'product_words',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    /** How its name begins, in plain letters. */
    nameStart: text('name_start').notNull(),
    /** Its name, and the SKUs and barcodes of its variants, in plain letters. */
    words: text('words').notNull(),
  },
  t => [
    index('product_words_start_idx').on(t.shopId, sql`${t.nameStart} collate "C"`, t.productId),
    index('product_words_idx').using('gin', t.shopId, sql`${t.words} gin_trgm_ops`),
  ],
)
