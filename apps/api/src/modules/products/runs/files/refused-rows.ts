import { Readable } from 'node:stream'
import type { RawAnswer, ShopScope } from '../../../../contract/handlers.ts'
import { csvLine, escapeFormula, UTF8_MARK } from '../../../../platform/csv.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { REASON } from '../../imports/index.ts'
import type { RunRow } from '../runs.repository.ts'
import { findRefusedRows } from '../shop-runs.repository.ts'
import { asDownload } from './as-download.ts'

const BATCH = 500

type Rows = { rows?: { line: number; cells: string[] }[] } | null

/** Rejected rows as in the file, each with its reasons, so that the seller can correct and upload them again. */
export const refusedRows = (db: Deps['db'], shop: ShopScope, run: RunRow): RawAnswer => ({
  contentType: 'text/csv; charset=utf-8',
  body: Readable.from(refusedLines(db, shop, run)),
  headers: asDownload('refused-rows.csv'),
})

async function* refusedLines(db: Deps['db'], shop: ShopScope, { id, head }: RunRow): AsyncGenerator<string> {
  const columns = head?.columns ?? []
  const at = columns.indexOf(REASON)
  const others = (cells: readonly string[]) => cells.filter((_, index) => index !== at)
  yield UTF8_MARK + csvLine([...others(columns).map(escapeFormula), REASON])
  for (let after = 0; ; ) {
    const items = await findRefusedRows(db, shop, id, after, BATCH)
    for (const { wanted, problems, line } of items) {
      const rows = (wanted as Rows)?.rows ?? [{ line: line ?? 0, cells: [] }]
      for (const row of rows) {
        const reasons = (problems ?? [])
          .filter(problem => problem.line === row.line || rows.length === 1)
          .map(({ column, reason }) => `${column}: ${reason}`)
        const cells = columns.map((_, index) => harmless(row.cells[index] ?? ''))
        yield csvLine([...others(cells), escapeFormula(reasons.join('; '))])
      }
    }
    if (items.length < BATCH) return
    after = items.at(-1)!.n
  }
}

/**
 * Escapes a formula. A cell that already has an apostrophe keeps one only, because the file is read like the
 * original.
 */
const harmless = (cell: string) => (cell.startsWith("'") ? cell : escapeFormula(cell))
