import type { Deps } from '../../../../platform/deps.ts'
import { findCategoryNodes } from '../../../categories/index.ts'
import { findTaxCategories } from '../../../tax/index.ts'
import {
  createCategoryRule,
  type DecimalMark,
  type Delimiter,
  type Encoding,
  type FileEntry,
  type FileProduct,
  type Mapping,
  readFileAside,
  UnreadableFile,
} from '../../imports/index.ts'
import { type PlanContext, planProduct } from '../../plan/plan-import.ts'
import type { StockChoice } from '../../plan/plan-import-variants.ts'
import { findProductShop } from '../../product-shop.repository.ts'
import { readProductsByHandle } from '../../read-products.repository.ts'
import type { Candidate, RunKind } from '../run-kind.ts'
import type { RunRow } from '../runs.repository.ts'

/** Lifetime of a plan context, in milliseconds. */
const FRESH_FOR = 10_000

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'money' | 'files'>

/** A file in Shopify's format as a kind of run. */
export function createImportKind(deps: ImportDeps): RunKind<FileProduct> {
  const contextOf = createContexts(deps)
  return {
    stockReason: 'import',
    async *read(run, last) {
      const file = await deps.files.open(run.fileKey!)
      if (!file) throw new UnreadableFile('The file no longer exists. Upload it again.')
      try {
        const { timeZone } = await findProductShop(deps.db, run.shopId)
        const batches = readFileAside({
          path: file.path,
          encoding: run.encoding as Encoding,
          delimiter: run.delimiter as Delimiter,
          mapping: (run.mapping ?? {}) as Mapping,
          decimalMark: (run.options.decimalMark as DecimalMark | undefined) ?? null,
          currency: deps.money.currency,
          timeZone,
        })
        // A file doesn't change, so the number of saved items is the position to continue from.
        let saved = last?.n ?? 0
        for await (const { entries, rows } of batches) {
          yield { candidates: entries.slice(saved).map(candidateOf), done: rows }
          saved = Math.max(0, saved - entries.length)
        }
      } finally {
        await file.release()
      }
    },
    async find(db, run, wishes) {
      const found = await readProductsByHandle(
        db,
        run.shopId,
        wishes.map(({ handle }) => handle),
      )
      return wishes.map(({ handle }) => found.get(handle) ?? null)
    },
    async planner(run) {
      const context = await contextOf(run)
      return (before, wish) => planProduct(before, wish, context)
    },
  }
}

function candidateOf(entry: FileEntry): Candidate<FileProduct> {
  if ('product' in entry) {
    const { product } = entry
    const { handle, title = '', line, notes } = product
    return { handle, title, line, notes, wish: product }
  }
  const { handle, title, line, problems, rows, isOmitted = false } = entry.refused
  // Not planned: the item keeps the rows as they are in the file.
  return { handle, title, line, notes: [], problems, isOmitted, wish: { rows } as unknown as FileProduct }
}

/** Creates the plan context of a run and refreshes it every few seconds. */
function createContexts({ db, clock, config }: ImportDeps): (run: RunRow) => Promise<PlanContext> {
  let last: { key: string; until: number; context: Promise<PlanContext> } | null = null
  return run => {
    const key = `${run.id} ${run.options.stock}`
    const now = clock.now()
    if (last?.key !== key || last.until < now.getTime())
      last = { key, until: now.getTime() + FRESH_FOR, context: read(run, now) }
    return last.context
  }

  async function read(run: RunRow, now: Date): Promise<PlanContext> {
    const shop = await findProductShop(db, run.shopId)
    const nodes = await findCategoryNodes(db)
    return {
      shop,
      stock: (run.options.stock as StockChoice | undefined) ?? 'new_only',
      now,
      categoryOf: createCategoryRule(nodes),
      taxCategories: await findTaxCategories(db),
      siteUrl: config.siteUrl,
    }
  }
}
