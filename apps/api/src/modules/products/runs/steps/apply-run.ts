import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../../platform/db/client.ts'
import { pgErrorOf } from '../../../../platform/db/errors.ts'
import { inTx } from '../../../../platform/db/tx.ts'
import { findPicturesToFetch } from '../../../catalog/index.ts'
import { withFreeSlugs } from '../../free-slugs.ts'
import { type ChangeWords, changesOf } from '../../history/change-words.ts'
import { lockProducts } from '../../read-products.ts'
import type { ProductState, ReadProduct } from '../../state.ts'
import { writeProducts } from '../../write-products.ts'
import type { Planner, RunKind } from '../run-kind.ts'
import {
  addCounts,
  findRun,
  type ItemChange,
  lockRunAt,
  nextToApply,
  type RunItemRow,
  type RunRow,
  sayWhy,
  updateItems,
  updateRun,
} from '../runs.repository.ts'
import { findRunShop } from '../shop-of-run.ts'
import { BATCH, type Step, type StepContext } from './step-context.ts'

/** What undo needs of an item: the product as it was, and the stock that this run left. */
export interface Before {
  state: ProductState | null
  stockAfter: Record<string, number | null>
}

/**
 * Writes what the check promised, in batches of one transaction each, which also holds how far it came: after a crash it
 * goes on from there, and nothing is written twice. A product that differs from what the check saw is left alone and
 * listed as a conflict.
 */
export const applyRun: Step = async (context, runId) => {
  const { db, clock } = context
  const turnEnd = performance.now() + context.turnMs
  for (;;) {
    const run = await findRun(db, runId)
    if (run?.status !== 'applying') return true
    const items = await nextToApply(db, runId, run.position, BATCH)
    if (items.length === 0) break
    if (!(await applySafely(context, run, items))) return true
    if (performance.now() >= turnEnd) return false
  }
  await inTx(db, async tx => {
    const run = await lockRunAt(tx, runId, 'applying')
    if (run) await updateRun(tx, runId, { status: 'done', finishedAt: clock.now(), progressAt: clock.now() })
  })
  return true
}

/** A product that the database refuses costs itself alone, not the others of its batch. */
async function applySafely(context: StepContext, run: RunRow, items: RunItemRow[]): Promise<boolean> {
  try {
    return await applyBatch(context, run, items)
  } catch (error) {
    const refusal = pgErrorOf(error)
    if (!refusal?.code?.match(/^2[23]/)) throw error
    if (items.length === 1) return refuse(context, run, items[0]!, refusal.message)
  }
  let at = run
  for (const item of items) {
    if (!(await applySafely(context, at, [item]))) return false
    at = { ...at, position: item.n }
  }
  return true
}

const refuse = ({ db, clock }: StepContext, run: RunRow, { n, line }: RunItemRow, message: string) =>
  inTx(db, async tx => {
    const held = await lockRunAt(tx, run.id, 'applying', run.position)
    if (!held) return false
    const problems = [{ line: line ?? 0, column: 'row', reason: `the database refused it: ${message}` }]
    await updateItems(tx, run.id, [{ n, outcome: 'conflict', problems }])
    await updateRun(tx, run.id, {
      position: n,
      counts: addCounts(held.counts, { conflict: 1 }),
      progressAt: clock.now(),
    })
    return true
  })

async function applyBatch(context: StepContext, run: RunRow, items: RunItemRow[]): Promise<boolean> {
  const words = await context.words()
  const plan = await context.kinds[run.kind].planner(run)
  return inTx(context.db, async tx => {
    const held = await lockRunAt(tx, run.id, 'applying', run.position)
    if (!held) return false
    await sayWhy(tx, context.kinds[run.kind].stockReason, run)
    const { planned, conflicts } = await planItems(tx, context.kinds[run.kind], { run, items, plan, words })
    const states = await withSlugs(tx, run, planned)
    const versions = await writeProducts(tx, run.shopId, states)
    const now = context.clock.now()
    await updateItems(tx, run.id, [
      ...conflicts,
      ...planned.map(({ item, before }, at): ItemChange => {
        const state = states[at]!
        const kept: Before = {
          state: before?.state ?? null,
          stockAfter: Object.fromEntries(state.variants.map(({ id, stock }) => [id, stock])),
        }
        const version_after = versions.get(state.id)!
        return { n: item.n, product_id: state.id, before: kept, version_after, applied_at: now.toISOString() }
      }),
    ])
    const ids = states.flatMap(({ pictures }) => pictures.map(({ id }) => id))
    const pictures = await findPicturesToFetch(tx, ids)
    if (pictures.length > 0) await context.takePictures(tx, run, pictures)
    await updateRun(tx, run.id, {
      position: items.at(-1)!.n,
      progressAt: now,
      counts: addCounts(held.counts, {
        applied: states.length,
        conflict: conflicts.length,
        pictures: pictures.length,
      }),
    })
    return true
  })
}

interface Planned {
  item: RunItemRow
  before: ReadProduct | null
  state: ProductState
}

async function planItems(
  tx: Tx,
  kind: RunKind,
  {
    run,
    items,
    plan,
    words,
  }: { run: RunRow; items: readonly RunItemRow[]; plan: Planner<unknown>; words: ChangeWords },
): Promise<{ planned: Planned[]; conflicts: ItemChange[] }> {
  const wishes = items.map(({ wanted }) => wanted)
  await lockProducts(
    tx,
    run.shopId,
    items.flatMap(({ productId }) => productId ?? []),
  )
  const found = await kind.find(tx, run, wishes)
  const planned: Planned[] = []
  const conflicts: ItemChange[] = []
  for (const [at, item] of items.entries()) {
    const before = found[at] ?? null
    const state = plan(before, wishes[at])
    const isPromised =
      !Array.isArray(state) &&
      (before === null) === (item.outcome === 'new') &&
      (before === null || isSame(changesOf(before.state, state, words), item.changes ?? {}))
    if (isPromised && !Array.isArray(state)) planned.push({ item, before, state })
    else
      conflicts.push({
        n: item.n,
        outcome: 'conflict',
        problems: [
          {
            line: item.line ?? 0,
            column: '',
            reason: 'the product was changed after the check; it is left alone',
          },
        ],
      })
  }
  return { planned, conflicts }
}

/** Stock moves with every sale: that alone is no change by somebody else. */
function isSame(now: object, promised: object): boolean {
  const withoutStock = (changes: object) =>
    Object.fromEntries(Object.entries(changes).filter(([path]) => !path.startsWith('stock|')))
  return isDeepStrictEqual(withoutStock(now), withoutStock(promised))
}

async function withSlugs(tx: Tx, run: RunRow, planned: readonly Planned[]): Promise<ProductState[]> {
  const fresh = planned.filter(({ before }) => before === null)
  if (fresh.length === 0) return planned.map(({ state }) => state)
  const shop = await findRunShop(tx, run.shopId)
  const asDrafts = run.options.newProducts === 'draft'
  const named = await withFreeSlugs(
    tx,
    shop.slug,
    fresh.map(({ state }) => (asDrafts ? { ...state, status: 'draft' as const } : state)),
  )
  const byId = new Map(named.map(state => [state.id, state]))
  return planned.map(({ state }) => byId.get(state.id) ?? state)
}
