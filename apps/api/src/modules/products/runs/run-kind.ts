import type { Queryable } from '../../../platform/db/client.ts'
import type { RowProblem } from '../imports/index.ts'
import type { Refusal } from '../refusals.ts'
import type { ProductState, ReadProduct } from '../state.ts'
import type { LastItem, RunRow } from './runs.repository.ts'

/** Intended change of one product, or the reason against it. `wish` is stored as JSON until the product is written. */
export interface Candidate<Wish> {
  handle: string
  title: string
  /** First line of the item in the file. */
  line: number | null
  /** Problems that don't keep the product out. */
  notes: RowProblem[]
  wish: Wish
  /** Refused before anything is compared. */
  problems?: RowProblem[]
  /** Whether the problems only say why it is left out. */
  isOmitted?: boolean
}

/**
 * One kind of change that goes through a shop's products. The steps around it (batches, progress, conflicts, undo) are
 * the same for all kinds.
 */
export interface RunKind<Wish = unknown> {
  /**
   * Reads all candidates of the run in batches, always in the same order. `done` is the position of the batch's end.
   *
   * @param last last item that an interrupted check has saved; reading continues behind it
   */
  read(run: RunRow, last: LastItem | null): AsyncIterable<{ candidates: Candidate<Wish>[]; done: number }>
  /** The products that wishes are about, in the order of the wishes. */
  find(db: Queryable, run: RunRow, wishes: readonly Wish[]): Promise<(ReadProduct | null)[]>
  /**
   * Creates the function that plans a product's new state, or the reason why it can't change. It reads and writes
   * nothing, so that checking and applying get the same result.
   */
  planner(run: RunRow): Promise<Planner<Wish>>
  /** Value to add up over the run's products, before and after. Null if nothing is added up. */
  sumOf?(run: RunRow, state: ProductState): number | null
  /** Reason for stock movements, in the shop's journal. */
  stockReason: 'import' | 'bulk'
}

export type Planner<Wish> = (
  before: ReadProduct | null,
  wish: Wish,
) => ProductState | readonly (RowProblem | Refusal)[]
