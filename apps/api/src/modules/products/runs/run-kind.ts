import type { Queryable } from '../../../platform/db/client.ts'
import type { RowProblem } from '../imports/index.ts'
import type { Refusal } from '../refusals.ts'
import type { ProductState, ReadProduct } from '../state.ts'
import type { LastItem, RunRow } from './runs.repository.ts'

/** What a run is about to do with one product, or why it will not. `wish` is stored as JSON until the product is written. */
export interface Candidate<Wish> {
  handle: string
  title: string
  /** The first line of the file that it stands in. */
  line: number | null
  /** What is odd but keeps nothing out. */
  notes: RowProblem[]
  wish: Wish
  /** Refused before anything is compared. */
  problems?: RowProblem[]
}

/**
 * One kind of change that goes through a shop's products. The steps around it (batches, progress, conflicts, undo) are
 * the same for all kinds.
 */
export interface RunKind<Wish = unknown> {
  /**
   * All that the run is about, in batches, always in the same order. `done` says how far its end is from the beginning.
   *
   * @param last the last item that a check which was broken off has saved: what comes behind it is left
   */
  read(run: RunRow, last: LastItem | null): AsyncIterable<{ candidates: Candidate<Wish>[]; done: number }>
  /** The products that wishes are about, in the order of the wishes. */
  find(db: Queryable, run: RunRow, wishes: readonly Wish[]): Promise<(ReadProduct | null)[]>
  /**
   * What says what a product becomes: a value of the same shape, or why not. It writes nothing and asks nothing, so that
   * a check and the writing of it come to the same.
   */
  planner(run: RunRow): Promise<Planner<Wish>>
  /** What is added up over the products of a run, before and after; null where nothing is. */
  sumOf?(run: RunRow, state: ProductState): number | null
  /** Why a variant's stock moves, in the shop's journal. */
  stockReason: 'import' | 'bulk'
}

export type Planner<Wish> = (
  before: ReadProduct | null,
  wish: Wish,
) => ProductState | readonly (RowProblem | Refusal)[]
