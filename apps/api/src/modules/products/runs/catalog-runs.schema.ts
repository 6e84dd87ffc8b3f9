import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../../platform/db/columns.ts'
import { shops } from '../../shops/shops.schema.ts'
import { users } from '../../users/users.schema.ts'

/** A file or a bulk change that goes through a shop's products: checked, applied, undone. */
export const catalogRuns = pgTable(
  'catalog_runs',
  {
    id: id(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['import', 'bulk'] }).notNull(),
    status: text('status', {
      enum: [
        'received',
        'checking',
        'checked',
        'applying',
        'done',
        'failed',
        'canceled',
        'undoing',
        'undone',
      ],
    }).notNull(),
    /** A key in the media store's private part; null for a bulk change. */
    fileKey: text('file_key'),
    fileName: text('file_name'),
    sha256: text('sha256'),
    encoding: text('encoding'),
    delimiter: text('delimiter'),
    /** The columns of the file in their order, and a cell of each. */
    head: jsonb('head').$type<{ columns: string[]; samples: string[] }>(),
    /**
     * Meaning of each column of the file; columns mapped to null are only stored. Other columns are matched by name.
     */
    mapping: jsonb('mapping').$type<Record<string, string | null>>(),
    options: jsonb('options').$type<Record<string, unknown>>().notNull().default({}),
    /** Products that a bulk change affects. `action` is the change. Null for other runs. */
    selection: jsonb('selection').$type<Record<string, unknown>>(),
    action: jsonb('action').$type<Record<string, unknown>>(),
    /** Rows of the file, or products of the selection; null until they are counted. */
    total: integer('total'),
    /** Progress of the current step. */
    position: integer('position').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** Reason for the failure. */
    problem: text('problem'),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Time of the last progress of the current step. */
    progressAt: instant('progress_at'),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  t => [
    index('catalog_runs_shop_idx').on(t.shopId, t.createdAt, t.id),
    // One at a time: two would overwrite each other's products.
    uniqueIndex('catalog_runs_busy_key')
      .on(t.shopId)
      .where(sql`${t.status} in ('checking', 'applying', 'undoing')`),
  ],
)

export const catalogRunItems = pgTable(
  'catalog_run_items',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => catalogRuns.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    shopId: uuid('shop_id').notNull(),
    productId: uuid('product_id'),
    handle: text('handle').notNull(),
    title: text('title').notNull().default(''),
    /** First line of the item in the file. */
    line: integer('line'),
    outcome: text('outcome', { enum: ['new', 'change', 'same', 'refused', 'omitted', 'conflict'] }).notNull(),
    /** Value before and after, by path. */
    changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>(),
    problems: jsonb('problems').$type<{ line: number; column: string; reason: string }[]>(),
    /** Wish to apply, as read from the file. */
    wanted: jsonb('wanted').$type<Record<string, unknown>>(),
    /** Values that undo restores. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    versionAfter: bigint('version_after', { mode: 'number' }),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
  },
  t => [
    primaryKey({ name: 'catalog_run_items_pkey', columns: [t.runId, t.n] }),
    index('catalog_run_items_outcome_idx').on(t.runId, t.outcome, t.n),
    // A run changes a product once. New ones have none before they are written.
    uniqueIndex('catalog_run_items_product_key').on(t.runId, t.productId),
  ],
)
