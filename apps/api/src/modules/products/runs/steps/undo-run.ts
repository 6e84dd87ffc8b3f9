import { inTx } from '../../../../platform/db/tx.ts'
import {
  addCounts,
  findRun,
  lockRunAt,
  nextToUndo,
  type RunItemRow,
  type RunRow,
  updateRun,
} from '../runs.repository.ts'
import { undoItems } from '../undo-items.ts'
import { BATCH, type Step, type StepContext } from './step-context.ts'

/**
 * Restores products as they were before a run, if no one has changed them since; the others are listed as conflicts.
 * Stock is restored by its difference, so that sales since then still count. New products are deleted, or archived if
 * they were ordered.
 */
export const undoRun: Step = async (context, runId) => {
  const { db, clock } = context
  const turnEnd = performance.now() + context.turnMs
  for (;;) {
    const run = await findRun(db, runId)
    if (run?.status !== 'undoing') return true
    const items = await nextToUndo(db, runId, BATCH)
    if (items.length === 0) break
    if (!(await undoBatch(context, run, items))) return true
    if (performance.now() >= turnEnd) return false
  }
  await inTx(db, async tx => {
    const run = await lockRunAt(tx, runId, 'undoing')
    if (run)
      await updateRun(tx, runId, { status: 'undone', finishedAt: clock.now(), progressAt: clock.now() })
  })
  return true
}

const undoBatch = ({ db, clock, money }: StepContext, run: RunRow, items: RunItemRow[]): Promise<boolean> =>
  inTx(db, async tx => {
    const held = await lockRunAt(tx, run.id, 'undoing', run.position)
    if (!held) return false
    const now = clock.now()
    const { restored, conflicts, keptDrafts } = await undoItems(tx, run, items, { money, now })
    await updateRun(tx, run.id, {
      position: run.position + items.length,
      progressAt: now,
      counts: addCounts(held.counts, { undone: restored.length, conflict: conflicts.length, keptDrafts }),
    })
    return true
  })
