import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalog/products/products.schema.ts'
import { shops } from '../shops/shops.schema.ts'

/** Number of views of a product's page by the shop's day. Stores no cookie, user id or IP address. */
export const productViews = pgTable(
  'product_views',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    views: integer('views').notNull(),
  },
  t => [
    primaryKey({ name: 'product_views_pkey', columns: [t.shopId, t.day, t.productId] }),
    index('product_views_product_idx').on(t.productId),
  ],
)

/** Number of views of a whole shop, by the source of the visit. */
export const shopViews = pgTable(
  'shop_views',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: ['home', 'search', 'category', 'shop', 'elsewhere'] }).notNull(),
    views: integer('views').notNull(),
  },
  t => [primaryKey({ name: 'shop_views_pkey', columns: [t.shopId, t.day, t.source] })],
)
