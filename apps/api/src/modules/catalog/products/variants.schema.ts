import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
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
import { createdAt, id, instant, minor, updatedAt } from '../../../platform/db/columns.ts'
import { media } from '../../media/media.schema.ts'
import { products } from './products.schema.ts'

/** Options by which variants differ, such as color or size. */
export const productOptions = pgTable(
  'product_options',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  t => [uniqueIndex('product_options_name_key').on(t.productId, t.name)],
)

/** Values of options, such as Lagoon or Rust. The contract calls their ids option ids. */
export const productOptionValues = pgTable(
  'product_option_values',
  {
    id: id(),
    optionId: uuid('option_id')
      .notNull()
      .references(() => productOptions.id, { onDelete: 'cascade' }),
    value: text('value').notNull(),
    position: integer('position').notNull().default(0),
    /** Color of the swatch, `#rrggbb`. */
    swatch: text('swatch'),
    /**
     * Color that shoppers filter by, as `color_of` determines it. Null if the value isn't a color. A trigger keeps it
     * up to date.
     */
    color: text('color'),
    mediaId: text('media_id').references(() => media.id, { onDelete: 'set null' }),
  },
  t => [uniqueIndex('product_option_values_key').on(t.optionId, t.value)],
)

export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku'),
    /** Ids of the option values, sorted and joined by commas. Empty for a product without options. */
    optionKey: text('option_key').notNull().default(''),
    priceMinor: minor('price_minor').notNull(),
    /** The sale price in force. */
    priceSaleMinor: minor('price_sale_minor'),
    /** The sale price as planned, between two instants; an open end is null. A job puts it in force and out. */
    salePlanMinor: minor('sale_plan_minor'),
    saleStartsAt: instant('sale_starts_at'),
    saleEndsAt: instant('sale_ends_at'),
    barcode: text('barcode'),
    weightGrams: integer('weight_grams'),
    extra: jsonb('extra').$type<Record<string, string>>(),
    /** Current price of one unit. */
    effectivePriceMinor: minor('effective_price_minor')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${variants.priceSaleMinor}, ${variants.priceMinor})`),
    /**
     * Lowest price of the 30 days before the reduction in force began, and its beginning. Null without a reduction, and
     * if the variant was on sale before it had another price. A trigger keeps them up to date.
     */
    priorMinor: minor('prior_minor'),
    reducedSince: instant('reduced_since'),
    /** Null is not counted: always buyable. */
    stock: integer('stock'),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    mediaId: text('media_id').references(() => media.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    uniqueIndex('variants_option_key').on(t.productId, t.optionKey),
    index('variants_buyable_idx')
      .on(t.productId)
      .where(sql`${t.isActive} and (${t.stock} is null or ${t.stock} > 0)`),
    index('variants_sku_idx').on(t.sku),
    index('variants_sale_idx').on(t.saleStartsAt, t.saleEndsAt).where(sql`${t.salePlanMinor} is not null`),
    // What runs out.
    index('variants_low_stock_idx').on(t.stock, t.productId).where(sql`${t.isActive}`),
    check(
      'variants_sale_check',
      sql`${t.salePlanMinor} between 0 and ${t.priceMinor} and (${t.saleStartsAt} is null or ${t.saleEndsAt} is null or ${t.saleStartsAt} < ${t.saleEndsAt})`,
    ),
    check('variants_weight_check', sql`${t.weightGrams} >= 0`),
    check('variants_stock_check', sql`${t.stock} >= 0`),
    check(
      'variants_price_check',
      sql`${t.priceMinor} >= 0 and (${t.priceSaleMinor} is null or ${t.priceSaleMinor} >= 0)`,
    ),
  ],
)

export const variantValues = pgTable(
  'variant_values',
  {
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    optionId: uuid('option_id')
      .notNull()
      .references(() => productOptions.id, { onDelete: 'cascade' }),
    valueId: uuid('value_id')
      .notNull()
      .references(() => productOptionValues.id, { onDelete: 'cascade' }),
  },
  t => [
    primaryKey({ name: 'variant_values_pkey', columns: [t.variantId, t.optionId] }),
    index('variant_values_value_idx').on(t.valueId),
    // Finds the rows of an option.
    index('variant_values_option_idx').on(t.optionId),
  ],
)
