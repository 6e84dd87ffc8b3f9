import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, minor, tsvector, updatedAt } from '../../../platform/db/columns.ts'
import type { WithdrawalException } from '../../../platform/withdrawal-exception.ts'
import { categories } from '../../categories/categories.schema.ts'
import { media } from '../../media/media.schema.ts'
import { shops } from '../../shops/shops.schema.ts'

/** Fact about a product in its shop's wording: `{ label: 'Material', value: 'Stoneware' }`. */
export interface ProductDetail {
  label: string
  value: string
}

export const products = pgTable(
  'products',
  {
    id: id(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** The category's ancestors at the three levels that have pages. A trigger keeps them right. */
    categoryL1: uuid('category_l1'),
    categoryL2: uuid('category_l2'),
    categoryL3: uuid('category_l3'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    summary: text('summary').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
    details: jsonb('details').$type<ProductDetail[]>().notNull().default([]),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** First time at which it was active; -infinity in rows from before that was recorded. A trigger writes it. */
    listedAt: instant('listed_at'),
    /** A draft becomes active at this instant; null waits for its shop. */
    publishAt: instant('publish_at'),
    /** Version that increases with each edit by its shop, not with a sale or a review. */
    version: integer('version').notNull().default(1),
    /** Cells of unknown columns of an imported file, by column name. */
    extra: jsonb('extra').$type<Record<string, string>>(),
    /** Restriction that hides it. Null if there is none. The status stays what its shop chose. */
    restrictedBy: uuid('restricted_by'),
    status: text('status', { enum: ['active', 'draft', 'archived'] })
      .notNull()
      .default('active'),
    /** Price of the cheapest variant, so that lists sort and filter without reading variants. */
    priceMin: minor('price_min').notNull(),
    priceSaleMin: minor('price_sale_min'),
    /**
     * Lowest price of the 30 days before the cheapest variant's reduction, if it is above the sale price. Null
     * otherwise. A trigger of the variants keeps it up to date.
     */
    priorMin: minor('prior_min'),
    /** The effective price of the cheapest variant: the key of price filters and of sorting by price. */
    effectivePriceMin: minor('effective_price_min')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${products.priceSaleMin}, ${products.priceMin})`),
    /**
     * The effective price of the dearest variant, whether any variant can be bought, and the option values of the active
     * ones, each as `Glaze:Lagoon`. The variants' triggers keep them right.
     */
    effectivePriceMax: minor('effective_price_max'),
    isBuyable: boolean('is_buyable').notNull().default(false),
    choices: text('choices').array().notNull().default(sql`'{}'`),
    /** Colors of the variants: ids of color families, or names without a family. At most 18. */
    colors: text('colors').array().notNull().default(sql`'{}'`),
    /** First picture and number of options. Triggers of their tables keep them up to date. */
    firstMediaId: text('first_media_id'),
    optionCount: integer('option_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Mean rating in hundredths, 0 without ratings. */
    ratingMean: integer('rating_mean')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${products.ratingCount} = 0 then 0 else (${products.ratingSum} * 100) / ${products.ratingCount} end`,
      ),
    /** Number of items sold in the last 90 days. */
    sold90: integer('sold_90').notNull().default(0),
    /** First sort key of every list for shoppers: 2 is available, 1 is available without a picture, 0 is sold out. */
    shelf: smallint('shelf')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when not ${products.isBuyable} then 0 when ${products.firstMediaId} is null then 1 else 2 end`,
      ),
    /** Additional search terms: its tags, details, option values and type. */
    searchExtra: text('search_extra').notNull().default(''),
    /** The names of its category and of those above it, but for the root's, which names a department. A trigger keeps them right. */
    categoryWords: text('category_words').notNull().default(''),
    /** The name of its category's root, the department. The same trigger keeps it right. */
    departmentWords: text('department_words').notNull().default(''),
    /** Name, town and people of its shop. A trigger writes them, and a job when the shop changes. */
    shopWords: text('shop_words').notNull().default(''),
    /**
     * Search terms of all its texts; of its name; with those of its category; and with all but the description. A search
     * tries them from the name on. A trigger writes them when a text changes.
     */
    search: tsvector('search').notNull().default(sql`''`),
    searchName: tsvector('search_name').notNull().default(sql`''`),
    searchCategory: tsvector('search_category').notNull().default(sql`''`),
    searchHead: tsvector('search_head').notNull().default(sql`''`),
    /** Code of a tax category. Null takes that of the product's category. */
    taxCategory: text('tax_category'),
    /** Reason why buyers can't withdraw from the contract. Null if they can. */
    withdrawalException: text('withdrawal_exception').$type<WithdrawalException>(),
    /** The handle of an imported row; a second import of the same file finds it again. */
    importKey: text('import_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => {
    // Ascending throughout: read backwards they serve every descending order, and drizzle would write
    // descending ones with NULLS LAST, which a plain ORDER BY … DESC cannot use.
    const active = sql`${t.status} = 'active'`
    return [
      uniqueIndex('products_slug_key').on(t.slug),
      uniqueIndex('products_import_key').on(t.shopId, t.importKey),
      index('products_search_idx').using('gin', t.search),
      index('products_search_name_idx').using('gin', t.searchName),
      index('products_search_category_idx').using('gin', t.searchCategory),
      index('products_search_head_idx').using('gin', t.searchHead),
      index('products_sold_idx').on(t.shelf, t.sold90, t.id).where(active),
      index('products_newest_idx').on(t.shelf, t.createdAt, t.id).where(active),
      // By price, ascending and descending. Sold-out products come last in both.
      index('products_cheapest_idx').on(sql`(- ${t.shelf})`, t.effectivePriceMin, t.id).where(active),
      index('products_dearest_idx').on(t.shelf, t.effectivePriceMin, t.id).where(active),
      index('products_rating_idx').on(t.shelf, t.ratingMean, t.ratingCount, t.id).where(active),
      index('products_l1_sold_idx').on(t.categoryL1, t.shelf, t.sold90, t.id).where(active),
      index('products_l1_newest_idx').on(t.categoryL1, t.shelf, t.createdAt, t.id).where(active),
      index('products_l1_cheapest_idx')
        .on(t.categoryL1, sql`(- ${t.shelf})`, t.effectivePriceMin, t.id)
        .where(active),
      index('products_l1_dearest_idx').on(t.categoryL1, t.shelf, t.effectivePriceMin, t.id).where(active),
      index('products_l1_rating_idx')
        .on(t.categoryL1, t.shelf, t.ratingMean, t.ratingCount, t.id)
        .where(active),
      index('products_l2_sold_idx').on(t.categoryL2, t.shelf, t.sold90, t.id).where(active),
      index('products_l3_sold_idx').on(t.categoryL3, t.shelf, t.sold90, t.id).where(active),
      index('products_shop_sold_idx').on(t.shopId, t.shelf, t.sold90, t.id).where(active),
      index('products_shop_newest_idx').on(t.shopId, t.shelf, t.createdAt, t.id).where(active),
      // Totals and facets are counted from this index alone.
      index('products_facets_idx')
        .on(
          t.categoryL1,
          t.categoryL2,
          t.categoryL3,
          t.shopId,
          t.effectivePriceMin,
          t.priceSaleMin,
          t.priorMin,
          t.ratingMean,
          t.isBuyable,
          t.sold90,
          t.id,
          t.colors,
          t.restrictedBy,
        )
        .where(active),
      index('products_shop_totals_idx')
        .on(t.shopId, t.ratingSum, t.ratingCount, t.sold90, t.restrictedBy)
        .where(active),
      index('products_category_idx').on(t.categoryId),
      // Lists of a shop's own products: every status, in each order that its table offers.
      index('products_shop_created_idx').on(t.shopId, t.createdAt, t.id),
      index('products_shop_status_idx').on(t.shopId, t.status, t.createdAt, t.id),
      index('products_shop_price_idx').on(t.shopId, t.effectivePriceMin, t.id),
      index('products_shop_all_sold_idx').on(t.shopId, t.sold90, t.id),
      index('products_shop_name_idx').on(t.shopId, sql`lower(${t.name})`, t.id),
      // Lists of the operator, over all shops.
      index('products_created_idx').on(t.createdAt, t.id),
      index('products_restricted_idx').on(t.createdAt, t.id).where(sql`${t.restrictedBy} is not null`),
      index('products_off_sale_idx').on(t.status, t.createdAt, t.id).where(sql`${t.status} <> 'active'`),
      index('products_publish_idx').on(t.publishAt).where(sql`${t.publishAt} is not null`),
      check(
        'products_price_check',
        sql`${t.priceMin} >= 0 and (${t.priceSaleMin} is null or ${t.priceSaleMin} >= 0)`,
      ),
      check('products_rating_check', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
    ]
  },
)

export const productMedia = pgTable(
  'product_media',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** Description of this product in the picture. If empty, the picture's own text is used. */
    alt: text('alt').notNull().default(''),
  },
  t => [
    primaryKey({ name: 'product_media_pkey', columns: [t.productId, t.mediaId] }),
    index('product_media_order_idx').on(t.productId, t.position),
  ],
)
