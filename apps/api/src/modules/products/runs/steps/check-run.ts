import { insertRows } from '../../../../platform/db/bulk.ts'
import { inTx } from '../../../../platform/db/tx.ts'
import { changesOf } from '../../history/change-words.ts'
import { UnreadableFile } from '../../imports/index.ts'
import type { ProductState } from '../../state.ts'
import type { Candidate, RunKind } from '../run-kind.ts'
import {
  addCounts,
  findLastItem,
  findRun,
  lockRunAt,
  type RunCounts,
  type RunItemRow,
  type RunRow,
  updateRun,
} from '../runs.repository.ts'
import type { Step, StepContext } from './step-context.ts'

type Judged = Pick<RunItemRow, 'outcome'> & {
  productId: string | null
  changes: object | null
  problems: object
  /** What the product comes to, where the run adds that up. */
  sums?: { before: number; after: number } | null
}

/**
 * Compares all that a run is about with the shop's products and writes down what would become of each; of the products
 * nothing is written. A check that was broken off goes on behind its last batch.
 */
export const checkRun: Step = async (context, runId) => {
  const { db, clock } = context
  const run = await findRun(db, runId)
  if (run?.status !== 'checking') return true
  const kind = context.kinds[run.kind]
  const last = await findLastItem(db, runId)
  let n = last?.n ?? 0
  let total = run.position
  let turnEnd: number | null = null
  try {
    for await (const { candidates, done } of kind.read(run, last)) {
      total = done
      if (candidates.length === 0) continue
      // Not before: a file is read again up to the place where the turn before ended.
      turnEnd ??= performance.now() + context.turnMs
      const judged = await judge(context, kind, run, candidates)
      if (!(await save(context, runId, n, candidates, judged, done))) return true
      n += candidates.length
      if (performance.now() >= turnEnd) return false
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await inTx(db, async tx => {
      if (await lockRunAt(tx, runId, 'checking'))
        await updateRun(tx, runId, { status: 'failed', problem: error.message, finishedAt: clock.now() })
    })
    return true
  }
  await inTx(db, async tx => {
    if (await lockRunAt(tx, runId, 'checking'))
      await updateRun(tx, runId, { status: 'checked', total, position: 0, progressAt: clock.now() })
  })
  return true
}

async function judge(
  context: StepContext,
  kind: RunKind,
  run: RunRow,
  candidates: readonly Candidate<unknown>[],
): Promise<Judged[]> {
  const sound = candidates.filter(({ problems }) => !problems)
  const found = await kind.find(
    context.db,
    run,
    sound.map(({ wish }) => wish),
  )
  const before = new Map(sound.map((candidate, at) => [candidate, found[at] ?? null]))
  const words = await context.words()
  const plan = await kind.planner(run)
  return candidates.map((candidate): Judged => {
    const known = before.get(candidate) ?? null
    const productId = known?.state.id ?? null
    const planned = candidate.problems ?? plan(known, candidate.wish)
    if (Array.isArray(planned)) return { outcome: 'refused', productId, changes: null, problems: planned }
    const changes = changesOf(known?.state ?? null, planned, words)
    const outcome = known ? (Object.keys(changes).length > 0 ? 'change' : 'same') : 'new'
    const sums = known && sumsOf(kind, run, known.state, planned)
    return { outcome, productId, changes, problems: candidate.notes, sums }
  })
}

function sumsOf(kind: RunKind, run: RunRow, from: ProductState, to: ProductState): Judged['sums'] {
  const [before, after] = [kind.sumOf?.(run, from) ?? null, kind.sumOf?.(run, to) ?? null]
  return before === null || after === null ? null : { before, after }
}

/** Answers false where the run is no longer there to be checked, or another process is checking it. */
const save = (
  { db, clock }: StepContext,
  runId: string,
  after: number,
  candidates: readonly Candidate<unknown>[],
  judged: readonly Judged[],
  position: number,
): Promise<boolean> =>
  inTx(db, async tx => {
    const run = await lockRunAt(tx, runId, 'checking')
    if (!run || ((await findLastItem(tx, runId))?.n ?? 0) !== after) return false
    await insertRows(
      tx,
      'catalog_run_items',
      candidates.map(({ handle, title, line, wish }, at) => ({
        run_id: runId,
        n: after + at + 1,
        shop_id: run.shopId,
        product_id: judged[at]!.productId,
        handle: handle.slice(0, 500).toWellFormed(),
        title: title.slice(0, 500).toWellFormed(),
        line,
        outcome: judged[at]!.outcome,
        changes: judged[at]!.changes,
        problems: judged[at]!.problems,
        // What stays as it is needs no wish, and refused rows are kept to be sent back.
        wanted: judged[at]!.outcome === 'same' ? null : wish,
      })),
      // A product that is in the run already must not be left out in silence.
      '',
    )
    const more: RunCounts = {}
    for (const { outcome, sums } of judged) {
      more[outcome] = (more[outcome] ?? 0) + 1
      if (!sums) continue
      more.sumBefore = (more.sumBefore ?? 0) + sums.before
      more.sumAfter = (more.sumAfter ?? 0) + sums.after
    }
    await updateRun(tx, runId, { position, counts: addCounts(run.counts, more), progressAt: clock.now() })
    return true
  })
