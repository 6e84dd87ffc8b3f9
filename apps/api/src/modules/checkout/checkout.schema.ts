import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
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
import { bytes, createdAt, id, instant, minor, updatedAt } from '../../platform/db/columns.ts'
import type { WithdrawalException } from '../../platform/withdrawal-exception.ts'
import type { TaxReason } from '../read-model/index.ts'
import { users } from '../users/users.schema.ts'

/** Shipping address at the time when it was chosen. */
export interface AddressSnapshot {
  id: string
  fullName: string
  phone: string
  line1: string
  line2: string | null
  /** Absent if the address was stored before there was a field for it. */
  district?: string | null
  city: string
  region: string | null
  postalCode: string | null
  countryCode: string
}

/** Checkouts: copies of the selected cart lines, priced at the last quote. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Ten random characters; later the number of the order group. */
    number: text('number').notNull(),
    status: text('status', { enum: ['open', 'paying', 'placed', 'canceled'] })
      .notNull()
      .default('open'),
    currency: char('currency', { length: 3 }).notNull(),
    /** Hash over everything that the order will contain. The checkout service computes it. */
    amountHash: text('amount_hash').notNull(),
    totalMinor: minor('total_minor').notNull(),
    address: jsonb('address').$type<AddressSnapshot>(),
    /** Version of the terms that hold for the order. Null while the marketplace has none. */
    termsVersionId: uuid('terms_version_id'),
    /** Hash of the address from which its items were reserved. Null once they are sold or returned to the stock. */
    heldFrom: bytes('held_from'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    index('checkouts_held_from_idx').on(t.heldFrom).where(sql`${t.heldFrom} is not null`),
    uniqueIndex('checkouts_number_key').on(t.number),
    // Two tabs share one.
    uniqueIndex('checkouts_open_key').on(t.userId).where(sql`${t.status} = 'open'`),
    index('checkouts_user_idx').on(t.userId, t.updatedAt),
    check('checkouts_total_check', sql`${t.totalMinor} >= 0`),
  ],
)

/** Written when a checkout is quoted, and fixed while it is paid. */
export const checkoutLines = pgTable(
  'checkout_lines',
  {
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    /** Not a foreign key: a variant may be deleted while its copy is being paid. */
    variantId: uuid('variant_id').notNull(),
    shopId: uuid('shop_id').notNull(),
    productId: uuid('product_id').notNull(),
    cartItemId: uuid('cart_item_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    unitMinor: minor('unit_minor').notNull(),
    /** List price. Null unless a sale price is paid. */
    compareAtMinor: minor('compare_at_minor'),
    taxRateBasisPoints: integer('tax_rate_basis_points').notNull(),
    /** Place, category and reason of the rate: see `AppliedTax`. Null in lines from before tax registrations. */
    taxCountry: char('tax_country', { length: 2 }),
    taxRegion: text('tax_region'),
    taxCategory: text('tax_category'),
    taxReason: text('tax_reason').$type<TaxReason>(),
    /** Reason why the buyer won't be able to withdraw from the contract. */
    withdrawalException: text('withdrawal_exception').$type<WithdrawalException>(),
    title: text('title').notNull(),
    sku: text('sku'),
    options: text('options').array().notNull().default(sql`'{}'`),
    optionIds: uuid('option_ids').array().notNull().default(sql`'{}'`),
    mediaId: text('media_id'),
  },
  t => [
    primaryKey({ columns: [t.checkoutId, t.variantId] }),
    check('checkout_lines_check', sql`${t.quantity} > 0 and ${t.unitMinor} >= 0`),
  ],
)

export const checkoutShipping = pgTable(
  'checkout_shipping',
  {
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    tier: text('tier').$type<components['schemas']['ShippingTier']>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Terms of the destination when it was quoted. Null in checkouts from before shipping had zones. */
    zoneName: text('zone_name'),
    handlingDays: integer('handling_days'),
    transitMin: integer('transit_min'),
    transitMax: integer('transit_max'),
    /** Price of the zone's cheapest tier without free shipping, which a withdrawal gives back at most. */
    standardMinor: minor('standard_minor'),
    duties: boolean('duties'),
  },
  t => [
    primaryKey({ columns: [t.checkoutId, t.shopId] }),
    check('checkout_shipping_check', sql`${t.amountMinor} >= 0`),
  ],
)

/** Items taken from a variant's stock for a checkout, until they are sold or returned to the stock. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Null while money moves: it does not end by time then. */
    expiresAt: instant('expires_at'),
  },
  t => [
    primaryKey({ columns: [t.checkoutId, t.variantId] }),
    index('stock_reservations_expiry_idx').on(t.expiresAt),
    index('stock_reservations_variant_idx').on(t.variantId),
    check('stock_reservations_check', sql`${t.quantity} > 0`),
  ],
)
