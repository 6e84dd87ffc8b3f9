import type { Tx } from '../../../platform/db/client.ts'
import type { Money } from '../../../platform/money.ts'
import { type Before, planUndo } from '../plan/plan-undo.ts'
import { lockProducts, readProductsById } from '../read-products.repository.ts'
import { removeProducts, removeVariants } from '../remove-products.repository.ts'
import { lockCategories } from '../require-category.repository.ts'
import { applyChanges, withDraftNote } from './apply-changes.ts'
import { type ItemChange, type RunItemRow, type RunRow, updateItems } from './runs.repository.ts'

const CHANGED_SINCE = 'The product has been changed since, so it was left unchanged.'

/**
 * Restores products as they were before a run, if no one has edited them since; the others become conflicts. New
 * products are deleted, or archived if they were ordered. If the shop can't sell, products that were on sale become
 * drafts.
 *
 * @returns the items that were restored, those that were not, and the number of restored ones that stay drafts
 */
export async function undoItems(
  tx: Tx,
  run: RunRow,
  items: readonly RunItemRow[],
  { money, now }: { money: Money; now: Date },
): Promise<{ restored: RunItemRow[]; conflicts: RunItemRow[]; keptDrafts: number }> {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  await lockProducts(tx, run.shopId, ids)
  const read = await readProductsById(tx, run.shopId, ids)
  const current = new Map(read.map(product => [product.state.id, product]))
  const isUnchanged = (item: RunItemRow) => {
    const version = current.get(item.productId ?? '')?.version
    return version === undefined ? beforeOf(item).state === null : version === item.versionAfter
  }
  const restored = items.filter(isUnchanged)
  const conflicts = items.filter(item => !isUnchanged(item))
  const created = restored.filter(item => beforeOf(item).state === null)
  await removeProducts(
    tx,
    run.shopId,
    created.flatMap(({ productId }) => productId ?? []),
  )
  const changed = restored.filter(item => beforeOf(item).state !== null)
  const categories = await lockCategories(
    tx,
    changed.flatMap(item => beforeOf(item).state?.categoryId ?? []),
  )
  const changes = changed.map(item => {
    const before = current.get(item.productId!)!
    const { state, stockAfter } = beforeOf(item)
    return { before, after: planUndo({ state: state!, stockAfter }, before.state, categories) }
  })
  const { keptDrafts } = await applyChanges(tx, run, changes, { money, now, reason: 'undo' })
  await removeVariants(
    tx,
    run.shopId,
    changes.flatMap(({ before, after }) => {
      const kept = new Set(after.variants.map(({ id }) => id))
      return before.state.variants.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    }),
  )
  await updateItems(tx, run.id, [
    ...restored.map(
      (item): ItemChange => ({
        n: item.n,
        undone_at: now.toISOString(),
        ...(keptDrafts.has(item.productId ?? '') && { problems: withDraftNote(item) }),
      }),
    ),
    ...conflicts.map(
      ({ n, line }): ItemChange => ({
        n,
        outcome: 'conflict',
        problems: [{ line: line ?? 0, column: '', reason: CHANGED_SINCE }],
      }),
    ),
  ])
  return { restored, conflicts, keptDrafts: keptDrafts.size }
}

export { CHANGED_SINCE }

const beforeOf = (item: RunItemRow) => item.before as unknown as Before
