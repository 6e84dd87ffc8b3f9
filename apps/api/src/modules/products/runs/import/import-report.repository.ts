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
  /** Things in the file that we don't sell, such as gift cards. */
  omitted: RowProblem[]
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
      where i.run_id = ${runId} and p.category_id is not null and i.outcome not in ('refused', 'omitted')`,
  )
  const isRefused = (outcome: string) => outcome === 'refused' || outcome === 'conflict'
  const problemsOf = (isMeant: (outcome: string) => boolean) =>
    rows.filter(({ outcome }) => isMeant(outcome)).flatMap(({ problems }) => problems)
  return {
    encoding: run.encoding ?? 'utf-8',
    ambiguous,
    rows: run.total ?? 0,
    created,
    updated,
    unchanged,
    categorised: categorised.rows[0]?.count ?? 0,
    refused: problemsOf(isRefused),
    omitted: problemsOf(outcome => outcome === 'omitted'),
    notes: problemsOf(outcome => !isRefused(outcome) && outcome !== 'omitted'),
    pictures: { fetched: 0, missing: [], left: 0 },
  }
}
