import { unwrap } from '@stoa/api-client'
import { randomId } from '@stoa/cart-core'
import { formatMessage } from '@stoa/ui/messages'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { sayProblem } from './say-problem.ts'
import { undoLabels } from './undo.labels.ts'
import { bulkDoneLabels } from './use-bulk-done.labels.ts'

/** Shows the result of a bulk change in a toast that can undo it. `refresh` reloads the list. */
export function useBulkDone(refresh: () => Promise<unknown>) {
  const { api } = useShop()
  const undo = async (id: string) => {
    const undone = await outcomeOf(() =>
      unwrap(
        api.POST('/api/seller/products/bulk/{id}/undo', {
          params: { path: { id }, header: { 'Idempotency-Key': randomId() } },
        }),
      ),
    )
    await refresh()
    if (!undone.ok) {
      toasts.show({ type: 'error', title: undoLabels.failed, body: sayProblem(undone.error) })
      return
    }
    const { skipped, keptDrafts } = undone.answer
    if (keptDrafts > 0)
      toasts.show({
        type: 'warning',
        title: formatMessage(bulkDoneLabels.keptDrafts, { count: keptDrafts }),
        body: bulkDoneLabels.stateTax,
      })
    if (skipped.length > 0)
      toasts.show({
        type: 'warning',
        title: formatMessage(bulkDoneLabels.skipped, { count: skipped.length }),
        body: skipped.map(({ name }) => name).join(', '),
      })
    else if (keptDrafts === 0) toasts.show({ type: 'success', title: undoLabels.undone })
  }
  return async (changed: number, undoId: string | null) => {
    await refresh()
    toasts.show({
      type: 'success',
      title: formatMessage(bulkDoneLabels.changed, { count: changed }),
      duration: 10_000,
      ...(undoId !== null && { action: { label: undoLabels.undo, onClick: () => void undo(undoId) } }),
    })
  }
}
