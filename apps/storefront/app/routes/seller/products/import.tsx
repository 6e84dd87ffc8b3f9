import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { ImportPage } from '../../../features/seller/runs/import-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Import products · Seller Center',
    description: 'Products out of a file.',
    noIndex: true,
  })

export default function ImportProducts() {
  return (
    <NeedsKey shopKey="products">
      <ImportPage />
    </NeedsKey>
  )
}
