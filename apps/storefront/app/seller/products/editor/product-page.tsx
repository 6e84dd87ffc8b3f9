import { isApiError } from '@stoa/api-client'
import { EmptyState } from '@stoa/ui/page-states'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { LIST_PATH } from '../list/list-path.ts'
import { preloadSections } from './later-sections.tsx'
import { ProductEditor } from './product-editor.tsx'
import { productPageLabels } from './product-page.labels.ts'

/** Page that reads a product of the shop and opens it in the editor. */
export function ProductPage() {
  const { productId = '' } = useParams()
  const { data, error, mutate } = useShopRead('/api/seller/products/{id}', {
    params: { path: { id: productId } },
  })
  // In parallel with the product, not after it.
  useEffect(preloadSections, [])
  if (!data && isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        page
        thing="question"
        title={productPageLabels.notFound}
        description={productPageLabels.notFoundText}
        action={{ label: productPageLabels.all, href: LIST_PATH }}
      />
    )
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  // Another product on the same route starts with a new editor.
  return (
    <ProductEditor
      key={data.id}
      product={data}
      onSaved={saved => void mutate(saved, { revalidate: false })}
    />
  )
}
