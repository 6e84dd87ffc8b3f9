import { type Changes, type ChangeWords, changesOf } from '../history/change-words.ts'
import { AMBIGUOUS, type RowProblem } from '../imports/index.ts'
import { asRowProblem, type Refusal } from '../refusals.ts'
import type { ProductState, ReadProduct } from '../state.ts'
import { goesOnSale } from '../write-products.repository.ts'
import type { RunCounts, RunItemRow } from './runs.repository.ts'

/** Result that a run would have for one product. */
export interface Judged {
  outcome: RunItemRow['outcome']
  productId: string | null
  changes: Changes | null
  problems: RowProblem[]
  /** Total of the product before and after, if the run adds it up. */
  sums: { before: number; after: number } | null
  /** Whether the run would put the product on sale, now or at a planned time. */
  isForSale: boolean
}

type Sum = (state: ProductState) => number | null

/** Compares a plan with the current product. */
export function judge(
  known: ReadProduct | null,
  planned: ProductState | readonly (RowProblem | Refusal)[],
  {
    words,
    notes = [],
    isOmitted = false,
    sumOf,
  }: { words: ChangeWords; notes?: RowProblem[]; isOmitted?: boolean | undefined; sumOf: Sum },
): Judged {
  const productId = known?.state.id ?? null
  if (isRefused(planned))
    return {
      outcome: isOmitted ? 'omitted' : 'refused',
      productId,
      changes: null,
      problems: planned.map(asProblem),
      sums: null,
      isForSale: false,
    }
  const changes = changesOf(known?.state ?? null, planned, words)
  const outcome = known ? (Object.keys(changes).length > 0 ? 'change' : 'same') : 'new'
  const [before, after] = known ? [sumOf(known.state), sumOf(planned)] : [null, null]
  const sums = before === null || after === null ? null : { before, after }
  const isForSale = goesOnSale({ before: known, after: planned })
  return { outcome, productId, changes, problems: notes, sums, isForSale }
}

export const isRefused = (
  planned: ProductState | readonly (RowProblem | Refusal)[],
): planned is readonly (RowProblem | Refusal)[] => Array.isArray(planned)

const asProblem = (problem: RowProblem | Refusal): RowProblem =>
  'message' in problem ? asRowProblem(problem) : problem

/** Counts outcomes and adds up sums. */
export function countJudged(judged: readonly Judged[]): RunCounts {
  const counts: RunCounts = {}
  for (const { outcome, sums, problems, isForSale } of judged) {
    counts[outcome] = (counts[outcome] ?? 0) + 1
    if (outcome === 'refused' && problems.some(({ code }) => code === AMBIGUOUS))
      counts.ambiguous = (counts.ambiguous ?? 0) + 1
    if (isForSale) counts.onSale = (counts.onSale ?? 0) + 1
    if (!sums) continue
    counts.sumBefore = (counts.sumBefore ?? 0) + sums.before
    counts.sumAfter = (counts.sumAfter ?? 0) + sums.after
  }
  return counts
}
