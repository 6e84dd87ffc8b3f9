import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { ChangePage } from '../../../seller/runs/change-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Product changes · Seller Center',
    description: 'Change many products at once.',
    noIndex: true,
  })

export default function ProductsChange() {
  return (
    <NeedsKey shopKey="products">
      <ChangePage />
    </NeedsKey>
  )
}
