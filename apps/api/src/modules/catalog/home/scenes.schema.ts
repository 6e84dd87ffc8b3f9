import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { media } from '../../media/media.schema.ts'
import { shops } from '../../shops/shops.schema.ts'

/** A product in a scene, with its place in percent of the picture's width and height. */
export interface ScenePiece {
  productId: string
  x: number
  y: number
}

/** Room scenes: wide pictures of products of several shops, or of a shop's workshop. */
export const scenes = pgTable(
  'scenes',
  {
    mediaId: text('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Shop whose workshop it shows. Null for a scene of the home page. */
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    /** Months of the year in which the home page shows it. Empty for all of them. */
    months: integer('months').array().notNull().default(sql`'{}'`),
    /** Products in reading order. */
    pieces: jsonb('pieces').$type<ScenePiece[]>().notNull().default([]),
  },
  t => [index('scenes_shop_idx').on(t.shopId)],
)
