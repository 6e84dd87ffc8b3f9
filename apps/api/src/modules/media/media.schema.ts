import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/db/columns.ts'

/** Beginning of the ids of the marketplace's own pictures. */
export const MARK_PREFIX = 'mark-'

export const media = pgTable(
  'media',
  {
    /** Readable and part of its address: `cove-mug-lagoon`. */
    id: text('id').primaryKey(),
    source: text('source', { enum: ['file', 'url', 'upload'] }).notNull(),
    /** A file of the built-in pictures, an address to fetch from, or a key in the media store, by `source`. */
    path: text('path').notNull(),
    /**
     * Content hash of a built-in picture, whose content may change under its id. It is part of the URL. Null for
     * other pictures.
     */
    contentHash: text('content_hash'),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull().default(''),
    /** Shows a placeholder if it is `missing`. An `unused` picture is an upload that nothing uses. */
    status: text('status', { enum: ['ready', 'pending', 'missing', 'unused'] })
      .notNull()
      .default('ready'),
    /** User who uploaded it for their own use. Not a foreign key, because users refer to pictures. */
    uploadedBy: uuid('uploaded_by'),
    /** Shop for which a member uploaded it. Not a foreign key, because shops refer to pictures. */
    shopId: uuid('shop_id'),
    createdAt: createdAt(),
  },
  t => [index('media_unused_idx').on(t.createdAt).where(sql`${t.status} = 'unused'`)],
)
