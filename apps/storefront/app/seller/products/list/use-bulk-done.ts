import { unwrap } from '@stoa/api-client'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { sayProblem } from './say-problem.ts'

/** Says what a change of several products has done, with the way back. `refresh` reads the list again. */
export function useBulkDone(refresh: () => Promise<unknown>) {
  const { api } = useShop()
  const undo = async (id: string) => {
    const undone = await outcomeOf(() =>
      unwrap(
        api.POST('/api/seller/products/bulk/{id}/undo', {
          params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        }),
      ),
    )
    await refresh()
    const skipped = undone.ok ? undone.answer.skipped : []
    if (!undone.ok)
      toasts.show({ type: 'error', title: 'It was not undone.', body: sayProblem(undone.error) })
    else if (skipped.length > 0)
      toasts.show({
        type: 'warning',
        title: `${String(skipped.length)} were changed since and left as they are.`,
        body: skipped.map(({ name }) => name).join(', '),
      })
    else toasts.show({ type: 'success', title: 'All is as it was.' })
  }
  return async (changed: number, undoId: string | null) => {
    await refresh()
    toasts.show({
      type: 'success',
      title: changed === 1 ? 'One product was changed.' : `${String(changed)} products were changed.`,
      duration: 10_000,
      ...(undoId !== null && { action: { label: 'Undo', onPress: () => void undo(undoId) } }),
    })
  }
}
