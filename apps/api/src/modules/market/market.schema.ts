import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import type { MarketSettings } from '../../platform/market.ts'

/**
 * Every published version of the marketplace's settings; the newest holds. A trigger refuses changes and deletions, and
 * another one moves the catalog's version, since public pages show them.
 */
export const marketSettings = pgTable('market_settings', {
  version: bigint('version', { mode: 'number' }).primaryKey(),
  data: jsonb('data').$type<MarketSettings>().notNull(),
  /** The operator's note about the change. */
  note: text('note').notNull().default(''),
  publishedAt: instant('published_at').notNull(),
})
