import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../platform/db/columns.ts'
import { products } from '../catalog/products/products.schema.ts'
import { media } from '../media/media.schema.ts'
import { users } from '../users/users.schema.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Shop of the product. A trigger fills it. */
    shopId: uuid('shop_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    rating: smallint('rating').notNull(),
    title: text('title').notNull().default(''),
    body: text('body').notNull().default(''),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Options that the author bought, as in the order line: `Glaze: Lagoon`. Empty if they aren't known. */
    options: text('options').array().notNull().default(sql`'{}'`),
    /** Answer of the shop. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Time at which the shop reported it to the marketplace. */
    reportedAt: instant('reported_at'),
    reportReason: text('report_reason'),
    /** Restriction that hides it. Null if there is none. */
    restrictedBy: uuid('restricted_by'),
    createdAt: createdAt(),
  },
  t => [
    index('reviews_product_idx').on(t.productId, t.createdAt, t.id),
    index('reviews_shop_idx').on(t.shopId, t.createdAt, t.id),
    index('reviews_shop_unanswered_idx').on(t.shopId, t.createdAt, t.id).where(sql`${t.answer} is null`),
    uniqueIndex('reviews_author_key').on(t.productId, t.userId),
    check('reviews_rating_check', sql`${t.rating} between 1 and 5`),
  ],
)

/** Pictures of a review. */
export const reviewMedia = pgTable(
  'review_media',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  t => [primaryKey({ name: 'review_media_pkey', columns: [t.reviewId, t.mediaId] })],
)
