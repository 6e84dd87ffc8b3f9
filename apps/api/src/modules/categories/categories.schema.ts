import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '../../platform/db/columns.ts'
import { media } from '../media/media.schema.ts'
import { shops } from '../shops/shops.schema.ts'

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: uuid('parent_id').references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    /** Null belongs to the marketplace. */
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Unique among siblings. */
    slug: text('slug').notNull(),
    /** Slugs from the root: `home/kitchen/mugs`. */
    path: text('path').notNull(),
    /** 1 at the root. */
    depth: integer('depth').notNull(),
    isShowSuggest: boolean('is_show_suggest').notNull().default(false),
    /** Time at which its shop asked for a place in the top menu. */
    suggestRequestedAt: instant('suggest_requested_at'),
    version: integer('version').notNull().default(1),
    position: integer('position').notNull().default(0),
    /** Origin: `seed`, `google`, `seller` or `import`. */
    source: text('source').notNull(),
    externalId: text('external_id'),
    description: text('description').notNull().default(''),
    /** The name of a drawn icon of the design system. */
    icon: text('icon'),
    mediaId: text('media_id').references(() => media.id, { onDelete: 'set null' }),
    /** Code of a tax category, which also applies to categories below. Null takes that of the one above. */
    taxCategory: text('tax_category'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    uniqueIndex('categories_path_key').on(t.path),
    uniqueIndex('categories_external_key').on(t.source, t.externalId),
    index('categories_parent_idx').on(t.parentId, t.position, t.name),
    index('categories_path_prefix_idx').on(t.path.op('text_pattern_ops')),
    index('categories_name_trgm_idx').using('gin', sql`stoa_plain(${t.name}) gin_trgm_ops`),
    index('categories_suggest_idx').on(t.position).where(sql`${t.isShowSuggest}`),
    index('categories_requested_idx')
      .on(t.suggestRequestedAt, t.path)
      .where(sql`${t.suggestRequestedAt} is not null and not ${t.isShowSuggest}`),
    check('categories_depth_check', sql`${t.depth} = array_length(string_to_array(${t.path}, '/'), 1)`),
    check('categories_slug_check', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)
