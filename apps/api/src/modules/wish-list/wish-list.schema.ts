import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, minor } from '../../platform/db/columns.ts'
import { products } from '../catalog/products/products.schema.ts'
import { variants } from '../catalog/products/variants.schema.ts'
import { users } from '../users/users.schema.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Settings of a user's wish list. The row is created when one of them is first needed. */
export const wishLists = pgTable(
  'wish_lists',
  {
    userId: userId().primaryKey(),
    /** Emails about prices and stock are wanted. */
    alertsOn: boolean('is_told').notNull().default(false),
    /** The last part of the shared link; null while it is not shared. */
    shareToken: text('share_token'),
    /** Secret that ends the emails without a login. Each email contains it. */
    stopToken: text('stop_token').notNull(),
    /** Time of the last email about prices. There is at most one a day. */
    pricesToldAt: instant('prices_told_at'),
    createdAt: createdAt(),
  },
  t => [
    uniqueIndex('wish_lists_share_key').on(t.shareToken),
    uniqueIndex('wish_lists_stop_key').on(t.stopToken),
  ],
)

/** A product on a user's wish list. */
export const wishes = pgTable(
  'wishes',
  {
    userId: userId(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Variant that was chosen when it was saved. It only describes the wish. Null if none was chosen. */
    variantId: uuid('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
    /** Price when it was saved, for showing how far it has fallen since. */
    savedPrice: minor('saved_price_minor').notNull(),
    /** Price below which there is news. It follows the prices in emails, and rises up to the saved price. */
    watchedPrice: minor('watched_price_minor').notNull(),
    /** Whether it was sold out at the last check, so that its return is news. */
    wasSoldOut: boolean('was_sold_out').notNull(),
    /** Time of the last email about its return. There is at most one a day. */
    returnToldAt: instant('return_told_at'),
  },
  t => [
    primaryKey({ name: 'wishes_pkey', columns: [t.userId, t.productId] }),
    index('wishes_order_idx').on(t.userId, t.savedAt, t.productId),
    index('wishes_product_idx').on(t.productId),
    index('wishes_variant_idx').on(t.variantId).where(sql`${t.variantId} is not null`),
  ],
)

/** A sold-out variant that a user waits for; gone with the email that tells of its return. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    userId: userId(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ name: 'stock_alerts_pkey', columns: [t.userId, t.variantId] }),
    index('stock_alerts_variant_idx').on(t.variantId),
  ],
)
