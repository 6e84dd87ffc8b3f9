import { unwrap } from '@stoa/api-client'
import type { SellerProduct } from '@stoa/api-client/schema'
import { useNavigate } from 'react-router-dom'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { LIST_PATH } from '../list/list-path.ts'
import { sayProblem } from '../list/say-problem.ts'

/** Deletes a product as it was read, says whether it was deleted or archived, and leads back to the list. */
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
      toasts.show({ type: 'error', title: 'Couldn’t delete the product.', body: sayProblem(done.error) })
      return
    }
    const isDeleted = done.answer.outcome === 'deleted'
    toasts.show({
      type: 'success',
      title: isDeleted ? 'Product deleted' : 'Product archived',
      ...(!isDeleted && { body: 'It was sold, so it’s kept for its orders.' }),
    })
    navigate(LIST_PATH)
  }
}
