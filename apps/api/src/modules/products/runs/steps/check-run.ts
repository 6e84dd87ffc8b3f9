import { insertRows } from '../../../../platform/db/bulk.ts'
import { inTx } from '../../../../platform/db/tx.ts'
import { UnreadableFile } from '../../imports/index.ts'
import type { ProductState } from '../../state.ts'
import { countJudged, type Judged, judge } from '../judge.ts'
import type { Candidate, RunKind } from '../run-kind.ts'
import { addCounts, findLastItem, findRun, lockRunAt, type RunRow, updateRun } from '../runs.repository.ts'
import type { Step, StepContext } from './step-context.ts'

/**
 * Compares all candidates of a run with the shop's products and stores the result for each, without changing
 * products. An interrupted check continues behind its last batch.
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
      // The turn begins here: reading up to the end of the last turn doesn't count.
      turnEnd ??= performance.now() + context.turnMs
      const judged = await judgeAll(context, kind, run, candidates)
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

async function judgeAll(
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
  const sumOf = (state: ProductState) => kind.sumOf?.(run, state) ?? null
  return candidates.map(candidate => {
    const known = before.get(candidate) ?? null
    return judge(known, candidate.problems ?? plan(known, candidate.wish), {
      words,
      notes: candidate.notes,
      isOmitted: candidate.isOmitted,
      sumOf,
    })
  })
}

/** Stores results of the check. Returns false if the run is no longer being checked, or another process checks it. */
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
        // Unchanged products need no wish. Rejected rows are kept so that they can be downloaded.
        wanted: judged[at]!.outcome === 'same' ? null : wish,
      })),
      // A product that is in the run already must not be left out in silence.
      '',
    )
    await updateRun(tx, runId, {
      position,
      counts: addCounts(run.counts, countJudged(judged)),
      progressAt: clock.now(),
    })
    return true
  })
