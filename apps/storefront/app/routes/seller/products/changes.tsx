import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { ChangePage } from '../../../features/seller/runs/change-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Change of products · Seller Center',
    description: 'A change of many products.',
    noIndex: true,
  })

export default function ProductsChange() {
  return (
    <NeedsKey shopKey="products">
      <ChangePage />
    </NeedsKey>
  )
}
