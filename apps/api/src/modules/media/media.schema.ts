import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/db/columns.ts'

export const media = pgTable(
  'media',
  {
    /** Readable and part of its address: `cove-mug-lagoon`. */
    id: text('id').primaryKey(),
    source: text('source', { enum: ['file', 'url', 'upload'] }).notNull(),
    /** A file of the built-in pictures, an address to fetch from, or a key in the media store, by `source`. */
    path: text('path').notNull(),
    /** Of a built-in picture, which may get another content under its id; part of its address. */
    contentHash: text('content_hash'),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull().default(''),
    /** A placeholder stands in for what is `missing`. What is `unused` is an upload that nothing shows. */
    status: text('status', { enum: ['ready', 'pending', 'missing', 'unused'] })
      .notNull()
      .default('ready'),
    /** Who uploaded it for something of theirs. No reference: users know pictures. */
    uploadedBy: uuid('uploaded_by'),
    /** The shop that it was uploaded for, whoever of the shop did it. No reference: shops know pictures. */
    shopId: uuid('shop_id'),
    createdAt: createdAt(),
  },
  t => [index('media_unused_idx').on(t.createdAt).where(sql`${t.status} = 'unused'`)],
)
