import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, minor } from '../../platform/db/columns.ts'
import { products } from '../catalog/products/products.schema.ts'
import { variants } from '../catalog/products/variants.schema.ts'
import { users } from '../users/users.schema.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What goes with a user's wish list; made with the first of it that is needed. */
export const wishLists = pgTable(
  'wish_lists',
  {
    userId: userId().primaryKey(),
    /** Emails about prices and stock are wanted. */
    alertsOn: boolean('is_told').notNull().default(false),
    /** The last part of the shared link; null while it is not shared. */
    shareToken: text('share_token'),
    /** Ends the emails without a log-in; it stands in each of them. */
    stopToken: text('stop_token').notNull(),
    /** When the last email about prices was written: one a day. */
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
    savedAt: instant('saved_at').notNull(),
    /** What it cost then: only to say how far it fell since. */
    savedPrice: minor('saved_price_minor').notNull(),
    /** Below this price there is something to tell; it follows what was told, and the price up to the saved one. */
    watchedPrice: minor('watched_price_minor').notNull(),
    /** It was sold out when last looked at: its return is to be told. */
    wasSoldOut: boolean('was_sold_out').notNull(),
    /** When its return was last told: once a day. */
    returnToldAt: instant('return_told_at'),
  },
  t => [
    primaryKey({ name: 'wishes_pkey', columns: [t.userId, t.productId] }),
    index('wishes_order_idx').on(t.userId, t.savedAt, t.productId),
    index('wishes_product_idx').on(t.productId),
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
