import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/db/columns.ts'

export const media = pgTable('media', {
  /** Readable and part of its address: `cove-mug-lagoon`. */
  id: text('id').primaryKey(),
  source: text('source', { enum: ['file', 'url', 'upload'] }).notNull(),
  /** A file of the seed, an address to fetch from, or a key in the media store, by `source`. */
  path: text('path').notNull(),
  width: integer('width'),
  height: integer('height'),
  alt: text('alt').notNull().default(''),
  /** `missing` has a quiet placeholder in its place. */
  status: text('status', { enum: ['ready', 'pending', 'missing'] })
    .notNull()
    .default('ready'),
  createdAt: createdAt(),
})
