import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/client.ts'
import { inTx } from '../../../../platform/db/tx.ts'
import { lockProducts, readProductsById, readProductVersions } from '../../read-products.ts'
import { removeProducts, removeVariants } from '../../remove-products.ts'
import type { ProductState } from '../../state.ts'
import { writeProducts } from '../../write-products.ts'
import {
  addCounts,
  findRun,
  type ItemChange,
  lockRunAt,
  nextToUndo,
  type RunItemRow,
  type RunRow,
  sayWhy,
  updateItems,
  updateRun,
} from '../runs.repository.ts'
import type { Before } from './apply-run.ts'
import { BATCH, type Step, type StepContext } from './step-context.ts'

/**
 * Puts products back as they were before a run, where nobody has changed them since; the others are listed as conflicts.
 * Stock goes back as a difference, so that what was sold meanwhile stays sold. New products are deleted, with orders
 * archived.
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

const undoBatch = ({ db, clock }: StepContext, run: RunRow, items: RunItemRow[]): Promise<boolean> =>
  inTx(db, async tx => {
    const held = await lockRunAt(tx, run.id, 'undoing', run.position)
    if (!held) return false
    await sayWhy(tx, 'undo', run)
    const ids = items.flatMap(({ productId }) => productId ?? [])
    await lockProducts(tx, run.shopId, ids)
    const versions = await readProductVersions(tx, run.shopId, ids)
    const isUnchanged = (item: RunItemRow) => {
      const version = versions.get(item.productId ?? '')
      return version === undefined ? before(item).state === null : version === item.versionAfter
    }
    const sound = items.filter(isUnchanged)
    await putBack(tx, run.shopId, sound)
    const now = clock.now()
    const conflicts = items.filter(item => !isUnchanged(item))
    await updateItems(tx, run.id, [
      ...sound.map(({ n }): ItemChange => ({ n, undone_at: now.toISOString() })),
      ...conflicts.map(
        ({ n, line }): ItemChange => ({
          n,
          outcome: 'conflict',
          problems: [
            {
              line: line ?? 0,
              column: '',
              reason: 'the product was changed after the import; it stays as it is',
            },
          ],
        }),
      ),
    ])
    await updateRun(tx, run.id, {
      position: run.position + items.length,
      progressAt: now,
      counts: addCounts(held.counts, { undone: sound.length, conflict: conflicts.length }),
    })
    return true
  })

const before = (item: RunItemRow) => item.before as unknown as Before

async function putBack(tx: Tx, shopId: string, items: readonly RunItemRow[]): Promise<void> {
  const created = items.filter(item => before(item).state === null)
  await removeProducts(
    tx,
    shopId,
    created.flatMap(({ productId }) => productId ?? []),
  )
  const changed = items.filter(item => before(item).state !== null)
  const read = await readProductsById(
    tx,
    shopId,
    changed.map(({ productId }) => productId!),
  )
  const current = new Map(read.map(({ state }) => [state.id, state]))
  const categories = await lockCategories(
    tx,
    changed.flatMap(item => before(item).state?.categoryId ?? []),
  )
  await writeProducts(
    tx,
    shopId,
    changed.map(item => restored(before(item), current.get(item.productId!)!, categories)),
  )
  await removeVariants(
    tx,
    shopId,
    changed.flatMap(item => {
      const { state, stockAfter } = before(item)
      return Object.keys(stockAfter).filter(id => !state!.variants.some(variant => variant.id === id))
    }),
  )
}

/** Those that are there, and stay until the transaction ends. */
async function lockCategories(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from categories where id = any(${sql.param([...ids])}::uuid[]) order by id for key share`,
  )
  return new Set(rows.map(({ id }) => id))
}

function restored(
  { state, stockAfter }: Before,
  now: ProductState,
  categories: ReadonlySet<string>,
): ProductState {
  const { categoryId } = state!
  return {
    ...state!,
    // Of a category that was deleted since, the products went to another one.
    categoryId: categoryId === null || categories.has(categoryId) ? categoryId : now.categoryId,
    variants: state!.variants.map(variant => {
      const after = stockAfter[variant.id]
      const current = now.variants.find(({ id }) => id === variant.id)?.stock
      if (variant.stock === null || after == null || current == null) return variant
      return { ...variant, stock: Math.max(0, current - (after - variant.stock)) }
    }),
  }
}
