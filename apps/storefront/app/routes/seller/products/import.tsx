import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { ImportPage } from '../../../seller/runs/import-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Import products · Seller Center',
    description: 'Import products from a file.',
    noIndex: true,
  })

export default function ImportProducts() {
  return (
    <NeedsKey shopKey="products">
      <ImportPage />
    </NeedsKey>
  )
}
