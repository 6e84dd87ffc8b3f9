import { isApiError } from '@stoa/api-client'
import { EmptyState } from '@stoa/ui/page-states'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { LIST_PATH } from '../list/list-path.ts'
import { preloadSections } from './later-sections.tsx'
import { ProductEditor } from './product-editor.tsx'

/** One product of the shop, read before it is edited. */
export function ProductPage() {
  const { productId = '' } = useParams()
  const { data, error, mutate } = useShopRead('/api/seller/products/{id}', {
    params: { path: { id: productId } },
  })
  // Beside the product, not after it.
  useEffect(preloadSections, [])
  if (!data && isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        page
        thing="question"
        title="This product is not there"
        text="It may have been deleted, or it is of another shop."
        action={{ label: 'All products', href: LIST_PATH }}
      />
    )
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  // Another product begins anew, also under the same route.
  return (
    <ProductEditor
      key={data.id}
      product={data}
      onSaved={saved => void mutate(saved, { revalidate: false })}
    />
  )
}
