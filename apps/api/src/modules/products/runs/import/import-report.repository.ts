import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/client.ts'
import type { RowProblem } from '../../imports/index.ts'
import { countsJson } from '../run-json.ts'
import { findRun } from '../runs.repository.ts'

export interface ImportReport {
  /** Encoding by which the file was read. */
  encoding: string
  /** Number of rejected products that a decimal mark would make clear. */
  ambiguous: number
  /** Rows below the header. */
  rows: number
  created: number
  updated: number
  unchanged: number
  /** Number of products with a category. */
  categorised: number
  refused: RowProblem[]
  notes: RowProblem[]
  /** Pictures of the file: fetched now, unavailable, and left until first shown. */
  pictures: { fetched: number; missing: RowProblem[]; left: number }
}

/** Reads the result of an import that was applied. Its pictures may still have to be fetched. */
export async function readImportReport(db: Db, runId: string): Promise<ImportReport> {
  const run = (await findRun(db, runId))!
  const { new: created, change: updated, same: unchanged, ambiguous } = countsJson(run.counts)
  const { rows } = await db.execute<{ outcome: string; problems: RowProblem[] }>(
    sql`select outcome, problems from catalog_run_items
      where run_id = ${runId} and jsonb_array_length(problems) > 0 order by n`,
  )
  const categorised = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from catalog_run_items i join products p on p.id = i.product_id
      where i.run_id = ${runId} and p.category_id is not null and i.outcome <> 'refused'`,
  )
  const isRefused = (outcome: string) => outcome === 'refused' || outcome === 'conflict'
  return {
    encoding: run.encoding ?? 'utf-8',
    ambiguous,
    rows: run.total ?? 0,
    created,
    updated,
    unchanged,
    categorised: categorised.rows[0]?.count ?? 0,
    refused: rows.filter(({ outcome }) => isRefused(outcome)).flatMap(({ problems }) => problems),
    notes: rows.filter(({ outcome }) => !isRefused(outcome)).flatMap(({ problems }) => problems),
    pictures: { fetched: 0, missing: [], left: 0 },
  }
}
