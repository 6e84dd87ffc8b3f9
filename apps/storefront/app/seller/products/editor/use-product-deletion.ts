import { unwrap } from '@stoa/api-client'
import type { SellerProduct } from '@stoa/api-client/schema'
import { useNavigate } from 'react-router-dom'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { LIST_PATH } from '../list/list-path.ts'
import { sayProblem } from '../list/say-problem.ts'
import { productDeletionLabels } from './use-product-deletion.labels.ts'

/** Deletes a product at the given version, shows whether it was deleted or archived, and opens the list. */
export function useProductDeletion() {
  const { api } = useShop()
  const navigate = useNavigate()
  return async ({ id, version }: Pick<SellerProduct, 'id' | 'version'>) => {
    const done = await outcomeOf(() =>
      unwrap(
        api.DELETE('/api/seller/products/{id}', {
          params: { path: { id }, header: { 'If-Match': `"${String(version)}"` } },
        }),
      ),
    )
    if (!done.ok) {
      toasts.show({ type: 'error', title: productDeletionLabels.failed, body: sayProblem(done.error) })
      return
    }
    const isDeleted = done.answer.outcome === 'deleted'
    toasts.show({
      type: 'success',
      title: isDeleted ? productDeletionLabels.deleted : productDeletionLabels.archived,
      ...(!isDeleted && { body: productDeletionLabels.archivedText }),
    })
    navigate(LIST_PATH)
  }
}
