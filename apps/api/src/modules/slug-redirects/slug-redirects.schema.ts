import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/db/columns.ts'
import { products } from '../catalog/products/products.schema.ts'
import { categories } from '../categories/categories.schema.ts'
import { shops } from '../shops/shops.schema.ts'

/** Slugs that things had before, and paths that categories had. Triggers write it; see the migration. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    kind: text('kind', { enum: ['product', 'shop', 'category'] }).notNull(),
    slug: text('slug').notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ name: 'slug_redirects_pkey', columns: [t.kind, t.slug] }),
    index('slug_redirects_product_idx').on(t.productId),
    index('slug_redirects_shop_idx').on(t.shopId),
    index('slug_redirects_category_idx').on(t.categoryId),
  ],
)
