import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from '../../platform/db/columns.ts'
import { media } from '../media/media.schema.ts'
import { users } from '../users/users.schema.ts'
import { SHOP_KEYS, type ShopAddress, shops } from './shops.schema.ts'

/** Application of a user for a shop. */
export const shopApplications = pgTable(
  'shop_applications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Set by the approval. */
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    story: text('story').notNull(),
    logoMediaId: text('logo_media_id').references(() => media.id, { onDelete: 'set null' }),
    address: jsonb('address').$type<ShopAddress>().notNull(),
    /** ISO 3166-1 alpha-2; null sends everywhere. */
    shipsTo: text('ships_to').array(),
    /** An IANA name, of the place that the shop is run from. */
    timeZone: text('time_zone').notNull().default('UTC'),
    agreedVersion: text('agreed_version').notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'withdrawn'] }).notNull(),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  t => [
    uniqueIndex('shop_applications_pending_key').on(t.userId).where(sql`${t.status} = 'pending'`),
    uniqueIndex('shop_applications_slug_key').on(t.slug).where(sql`${t.status} = 'pending'`),
    index('shop_applications_user_idx').on(t.userId, t.createdAt),
    check('shop_applications_reason_check', sql`${t.status} <> 'rejected' or ${t.reason} is not null`),
  ],
)

export const shopInvitations = pgTable(
  'shop_invitations',
  {
    id: id(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** Email address in lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: ['owner', 'manager', 'staff'] }).notNull(),
    keys: text('keys', { enum: SHOP_KEYS }).array().notNull().default([]),
    tokenHash: bytes('token_hash').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  t => [
    uniqueIndex('shop_invitations_token_key').on(t.tokenHash),
    uniqueIndex('shop_invitations_email_key').on(t.shopId, t.email).where(sql`${t.usedAt} is null`),
  ],
)

/** Changes of a shop and its products, with their authors. */
export const shopLog = pgTable(
  'shop_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** `shop.updated`, `product.created`, `member.invited`, … */
    what: text('what').notNull(),
    subjectId: text('subject_id'),
    /** Value before and after, by path. */
    changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>().notNull().default({}),
  },
  t => [
    index('shop_log_shop_idx').on(t.shopId, t.id),
    index('shop_log_subject_idx').on(t.shopId, t.subjectId, t.id),
  ],
)
