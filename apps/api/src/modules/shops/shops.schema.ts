import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, minor, updatedAt } from '../../platform/db/columns.ts'
import { media } from '../media/media.schema.ts'
import type { ShopTone } from '../read-model/index.ts'
import { users } from '../users/users.schema.ts'

export interface ShopAddress {
  line1: string
  line2: string | null
  /** Absent if the address was stored before there was a field for it. */
  district?: string | null
  city: string
  region: string | null
  postalCode: string
  countryCode: string
}

/** Policies of a shop, in addition to those of the marketplace. */
export interface ShopPolicies {
  shipping?: string
  returns?: string
  care?: string
}

export interface ShopMaker {
  name: string
  line: string
  mediaId: string | null
}

export const shops = pgTable(
  'shops',
  {
    id: id(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    tagline: text('tagline').notNull().default(''),
    description: text('description').notNull().default(''),
    /** The story behind the shop, cleaned HTML. */
    storyHtml: text('story_html').notNull().default(''),
    /**
     * Status. A suspended shop can't sell or edit, but still ships its orders; so does a terminated one, which never
     * reopens.
     */
    status: text('status', { enum: ['open', 'pending', 'suspended', 'terminated', 'closed'] })
      .notNull()
      .default('open'),
    statusReason: text('status_reason'),
    /** Day of the termination, in the marketplace's time zone; a job sets the status on it. Null if none is announced. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** True between `closedFrom` and `closedUntil`, in the shop's time zone; a job keeps it right. */
    isPaused: boolean('is_paused').notNull().default(false),
    closedFrom: date('closed_from', { mode: 'string' }),
    /** Last day of the vacation. */
    closedUntil: date('closed_until', { mode: 'string' }),
    closedNote: text('closed_note').notNull().default(''),
    contactEmail: text('contact_email'),
    /** Address that parcels leave from. */
    address: jsonb('address').$type<ShopAddress>(),
    /** Address for returns; null if it is `address`. */
    returnAddress: jsonb('return_address').$type<ShopAddress>(),
    policies: jsonb('policies').$type<ShopPolicies>().notNull().default({}),
    makers: jsonb('makers').$type<ShopMaker[]>().notNull().default([]),
    /** Stock at or below which a variant counts as low. */
    lowStockAt: integer('low_stock_at').notNull().default(5),
    /** Moves with each edit of the shop, never with a sale. */
    version: integer('version').notNull().default(1),
    approvedAt: instant('approved_at'),
    /**
     * Whether products go on sale only once the shop has everything that `openingGaps` asks for. False for shops from
     * before, and for those of a demo.
     */
    hasOpeningChecks: boolean('has_opening_checks').notNull().default(false),
    city: text('city'),
    /**
     * Name, town and people of the shop as its products have them in their index. A job updates the products when the
     * shop changes.
     */
    indexedWords: text('indexed_words'),
    country: text('country'),
    /** Country of the business behind the shop. Null until its details are known; then `country` counts. */
    traderCountry: text('trader_country'),
    /** The document's `shopIdDistrict`: the district that the shop ships from. */
    districtId: integer('district_id'),
    taxRateBasisPoints: integer('tax_rate_basis_points').notNull().default(0),
    /** IANA name; the shop's days are counted in it. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Working days before a parcel leaves. */
    handlingDays: integer('handling_days').notNull().default(0),
    /** Unused since shipping has zones; a later release drops it, and the two columns below. */
    shipsTo: text('ships_to').array(),
    shippingTiers: text('shipping_tiers', { enum: ['standard', 'premium', 'express'] })
      .array()
      .notNull()
      .default(['standard', 'premium', 'express']),
    freeShippingFromMinor: minor('free_shipping_from_minor'),
    logoMediaId: text('logo_media_id').references(() => media.id, { onDelete: 'set null' }),
    bannerMediaId: text('banner_media_id').references(() => media.id, { onDelete: 'set null' }),
    /** Wall in whose color the shop is shown. Null until its people choose one: see `shopTone`. */
    tone: text('tone').$type<ShopTone>(),
    /** Rank among the featured shops on the marketplace's front page. 0 is not featured. */
    featured: integer('featured').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    uniqueIndex('shops_slug_key').on(t.slug),
    index('shops_name_trgm_idx').using('gin', sql`stoa_plain(${t.name}) gin_trgm_ops`),
    index('shops_owner_idx').on(t.ownerId),
    index('shops_open_name_idx').on(t.name, t.id).where(sql`${t.status} = 'open'`),
    check(
      'shops_closed_check',
      sql`(${t.closedFrom} is null) = (${t.closedUntil} is null) and ${t.closedFrom} <= ${t.closedUntil}`,
    ),
    check('shops_low_stock_check', sql`${t.lowStockAt} between 0 and 10000`),
    check('shops_handling_days_check', sql`${t.handlingDays} between 0 and 60`),
    check('shops_tax_rate_check', sql`${t.taxRateBasisPoints} between 0 and 10000`),
  ],
)

/** Each lets a member of the staff into one part of the seller area. */
export const SHOP_KEYS = ['products', 'orders', 'refunds', 'reports', 'shop'] as const

/** Frequencies of emails to a member about one subject: for each event, once a day, or never. */
export const EMAIL_FREQUENCIES = ['each', 'daily', 'off'] as const

/** Members of a shop, including its owners. */
export const shopMembers = pgTable(
  'shop_members',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'manager', 'staff'] }).notNull(),
    /** Permissions of a member with the role `staff`. Owners and managers need none. */
    keys: text('keys', { enum: SHOP_KEYS }).array().notNull().default([]),
    /** Emails about new orders. Reminders to ship them come unless it is `off`. */
    orderEmails: text('order_emails', { enum: EMAIL_FREQUENCIES }).notNull().default('each'),
    /** Emails about questions to answer. */
    questionEmails: text('question_emails', { enum: EMAIL_FREQUENCIES }).notNull().default('each'),
    /** Time up to which the daily email has reported. */
    digestUntil: instant('digest_until'),
    /** Secret of the links that end these emails without a login. */
    stopToken: uuid('stop_token').notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.shopId, t.userId] }),
    index('shop_members_user_idx').on(t.userId),
    index('shop_members_stop_idx').on(t.stopToken),
    index('shop_members_daily_idx')
      .on(t.shopId, t.userId)
      .where(sql`${t.orderEmails} = 'daily' or ${t.questionEmails} = 'daily'`),
  ],
)
