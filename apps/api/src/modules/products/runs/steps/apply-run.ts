import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../../platform/db/client.ts'
import { pgErrorOf } from '../../../../platform/db/errors.ts'
import { inTx } from '../../../../platform/db/tx.ts'
import { findPicturesToFetch } from '../../../catalog/index.ts'
import { freeSlugs } from '../../free-slugs.repository.ts'
import { type ChangeWords, changesOf } from '../../history/change-words.ts'
import { findProductShop } from '../../product-shop.repository.ts'
import { lockProducts } from '../../read-products.repository.ts'
import type { ProductChange } from '../../state.ts'
import { applyChanges, withDraftNote } from '../apply-changes.ts'
import { isRefused } from '../judge.ts'
import type { Planner, RunKind } from '../run-kind.ts'
import {
  addCounts,
  findRun,
  type ItemChange,
  lockRunAt,
  nextToApply,
  type RunItemRow,
  type RunRow,
  updateItems,
  updateRun,
} from '../runs.repository.ts'
import { BATCH, type Step, type StepContext } from './step-context.ts'

/**
 * Writes the changes that the check announced, in batches of one transaction each. The transaction also stores the
 * progress, so that after a crash nothing is written twice. A product that has changed since the check is skipped and
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

/** Writes items so that a product rejected by the database doesn't affect the others of its batch. */
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
    const problems = [{ line: line ?? 0, column: 'row', reason: `The database rejected it: ${message}` }]
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
  const kind = context.kinds[run.kind]
  const plan = await kind.planner(run)
  return inTx(context.db, async tx => {
    const held = await lockRunAt(tx, run.id, 'applying', run.position)
    if (!held) return false
    const { planned, conflicts } = await planItems(tx, kind, { run, items, plan, words })
    const changes = await withSlugs(tx, run, planned)
    const now = context.clock.now()
    const { written, keptDrafts } = await applyChanges(tx, run, changes, {
      money: context.money,
      now,
      reason: kind.stockReason,
    })
    await updateItems(tx, run.id, [
      ...conflicts,
      ...planned.map(
        ({ item, product_id }): ItemChange => ({
          n: item.n,
          product_id,
          ...written.get(product_id)!,
          ...(keptDrafts.has(product_id) && { problems: withDraftNote(item) }),
        }),
      ),
    ])
    const ids = changes.flatMap(({ after }) => after.pictures.map(({ id }) => id))
    const pictures = await findPicturesToFetch(tx, ids)
    if (pictures.length > 0) await context.takePictures(tx, run, pictures)
    await updateRun(tx, run.id, {
      position: items.at(-1)!.n,
      progressAt: now,
      counts: addCounts(held.counts, {
        applied: changes.length,
        conflict: conflicts.length,
        keptDrafts: keptDrafts.size,
        pictures: pictures.length,
      }),
    })
    return true
  })
}

interface Planned extends ProductChange {
  item: RunItemRow
  product_id: string
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
    const after = plan(before, wishes[at])
    const isPromised =
      !isRefused(after) &&
      (before === null) === (item.outcome === 'new') &&
      (before === null || isSame(changesOf(before.state, after, words), item.changes ?? {}))
    if (isPromised && !isRefused(after)) planned.push({ item, product_id: after.id, before, after })
    else
      conflicts.push({
        n: item.n,
        outcome: 'conflict',
        problems: [
          {
            line: item.line ?? 0,
            column: '',
            reason: 'The product was changed after the check, so it was left unchanged.',
          },
        ],
      })
  }
  return { planned, conflicts }
}

/** Compares changes without stock, because stock moves with every sale. */
function isSame(now: object, promised: object): boolean {
  const withoutStock = (changes: object) =>
    Object.fromEntries(Object.entries(changes).filter(([path]) => !path.startsWith('stock|')))
  return isDeepStrictEqual(withoutStock(now), withoutStock(promised))
}

async function withSlugs(tx: Tx, run: RunRow, planned: readonly Planned[]): Promise<ProductChange[]> {
  const fresh = planned.filter(({ before }) => before === null)
  if (fresh.length === 0) return [...planned]
  const shop = await findProductShop(tx, run.shopId)
  const slugs = await freeSlugs(
    tx,
    shop.slug,
    fresh.map(({ after }) => after),
  )
  const asDrafts = run.options.newProducts === 'draft'
  return planned.map(({ before, after }) => ({
    before,
    after: {
      ...after,
      slug: slugs.get(after.id) ?? after.slug,
      ...(asDrafts && before === null && { status: 'draft' as const }),
    },
  }))
}
