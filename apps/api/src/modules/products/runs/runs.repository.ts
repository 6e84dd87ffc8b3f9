import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../../platform/db/client.ts'
import { catalogRunItems, catalogRuns } from './catalog-runs.schema.ts'
import type { StepStatus } from './run-steps.ts'

export type RunRow = typeof catalogRuns.$inferSelect
export type RunItemRow = typeof catalogRunItems.$inferSelect
export type RunStatus = RunRow['status']

/** Counts of a step: items by kind, items done, and sums. */
export type RunCounts = Partial<
  Record<
    | 'new'
    | 'change'
    | 'same'
    | 'refused'
    | 'omitted'
    | 'ambiguous'
    | 'conflict'
    | 'applied'
    | 'undone'
    | 'pictures'
    | 'picturesFetched'
    | 'picturesMissing'
    // Products that the run would put on sale, by the check.
    | 'onSale'
    // Products that the last step wrote as drafts because the shop can't sell yet.
    | 'keptDrafts'
    // Sums of a bulk change of prices (minor units) or stock.
    | 'sumBefore'
    | 'sumAfter',
    number
  >
>

export async function findRun(db: Queryable, id: string): Promise<RunRow | null> {
  const [row] = await db.select().from(catalogRuns).where(eq(catalogRuns.id, id))
  return row ?? null
}

/** Locks a run for a step. Returns null if it doesn't exist or has left this state. */
export async function lockRunAt(
  tx: Tx,
  id: string,
  status: RunStatus,
  position?: number,
): Promise<RunRow | null> {
  const [row] = await tx.select().from(catalogRuns).where(eq(catalogRuns.id, id)).for('update')
  if (row?.status !== status) return null
  return position === undefined || row.position === position ? row : null
}

export const updateRun = (
  db: Queryable,
  id: string,
  values: Partial<typeof catalogRuns.$inferInsert>,
): Promise<unknown> => db.update(catalogRuns).set(values).where(eq(catalogRuns.id, id))

/** Adds to the counts of a run. Missing counts are zero. */
export const addCounts = (counts: RunCounts, more: RunCounts): Record<string, number> => {
  const sums: Record<string, number> = { ...counts }
  for (const [key, count] of Object.entries(more)) sums[key] = (sums[key] ?? 0) + count
  return sums
}

export type LastItem = Pick<RunItemRow, 'n' | 'productId' | 'wanted'>

export async function findLastItem(db: Queryable, runId: string): Promise<LastItem | null> {
  const { n, productId, wanted } = catalogRunItems
  const [row] = await db
    .select({ n, productId, wanted })
    .from(catalogRunItems)
    .where(eq(catalogRunItems.runId, runId))
    .orderBy(desc(n))
    .limit(1)
  return row ?? null
}

/** Finds the next items to write, with their wishes. */
export const nextToApply = (db: Queryable, runId: string, after: number, limit: number) =>
  db
    .select()
    .from(catalogRunItems)
    .where(
      and(
        eq(catalogRunItems.runId, runId),
        sql`${catalogRunItems.n} > ${after}`,
        sql`${catalogRunItems.outcome} in ('new', 'change')`,
      ),
    )
    .orderBy(catalogRunItems.n)
    .limit(limit)

/** Finds the last items that were written and not undone. */
export const nextToUndo = (db: Queryable, runId: string, limit: number) =>
  db
    .select()
    .from(catalogRunItems)
    .where(
      and(
        eq(catalogRunItems.runId, runId),
        sql`${catalogRunItems.appliedAt} is not null and ${catalogRunItems.undoneAt} is null`,
        sql`${catalogRunItems.outcome} <> 'conflict'`,
      ),
    )
    .orderBy(sql`${catalogRunItems.n} desc`)
    .limit(limit)

export interface ItemChange {
  n: number
  product_id?: string | null
  outcome?: RunItemRow['outcome']
  problems?: RunItemRow['problems']
  before?: object
  version_after?: number
  applied_at?: string
  undone_at?: string
}

/** Writes the results of items in one statement. Missing fields stay unchanged. */
export const updateItems = (tx: Tx, runId: string, changes: readonly ItemChange[]): Promise<unknown> =>
  tx.execute(sql`update catalog_run_items i set
      product_id = coalesce(c.product_id, i.product_id), outcome = coalesce(c.outcome, i.outcome),
      problems = coalesce(c.problems, i.problems), before = coalesce(c.before, i.before),
      version_after = coalesce(c.version_after, i.version_after),
      applied_at = coalesce(c.applied_at, i.applied_at), undone_at = coalesce(c.undone_at, i.undone_at)
    from jsonb_populate_recordset(null::catalog_run_items, ${JSON.stringify(changes)}::jsonb) c
    where i.run_id = ${runId} and i.n = c.n`)

/** Finds runs whose step should be active but has not moved for a minute, because their process has died. */
export async function findStalled(db: Db, before: Date): Promise<{ id: string; status: StepStatus }[]> {
  const { rows } = await db.execute<{ id: string; status: StepStatus }>(
    sql`select id, status from catalog_runs where status in ('checking', 'applying', 'undoing')
      and coalesce(progress_at, created_at) < ${before.toISOString()}`,
  )
  return rows
}

export const insertRun = (db: Queryable, row: RunRow): Promise<unknown> => db.insert(catalogRuns).values(row)

/** Locks a run of a shop. */
export async function lockRun(tx: Tx, shopId: string, id: string): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(catalogRuns)
    .where(and(eq(catalogRuns.shopId, shopId), eq(catalogRuns.id, id)))
    .for('update')
  return row ?? null
}

export const removeItems = (tx: Tx, runId: string): Promise<unknown> =>
  tx.delete(catalogRunItems).where(eq(catalogRunItems.runId, runId))

/** Counts a failed step. Returns the number of failures so far, or 0 if the run is no longer active. */
export async function countFailure(db: Queryable, id: string): Promise<number> {
  const { rows } = await db.execute<{ failures: number }>(
    sql`update catalog_runs set options = options || jsonb_build_object('failures', coalesce((options->>'failures')::int, 0) + 1)
      where id = ${id} and status in ('checking', 'applying', 'undoing') returning (options->>'failures')::int as failures`,
  )
  return rows[0]?.failures ?? 0
}

/** Finds runs that can no longer be undone, a thousand at a time. */
export async function findExpired(db: Db, now: Date): Promise<{ id: string; fileKey: string | null }[]> {
  const { rows } = await db.execute<{ id: string; fileKey: string | null }>(
    sql`select id, file_key as "fileKey" from catalog_runs where expires_at < ${now.toISOString()}
      and status not in ('checking', 'applying', 'undoing') limit 1000`,
  )
  return rows
}

export const removeRun = (db: Queryable, id: string): Promise<unknown> =>
  db.delete(catalogRuns).where(eq(catalogRuns.id, id))
