import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { RunsPage } from '../../../features/seller/runs/runs-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Imports and changes · Seller Center',
    description: 'What went through the products.',
    noIndex: true,
  })

export default function ImportsAndChanges() {
  return (
    <NeedsKey shopKey="products">
      <RunsPage />
    </NeedsKey>
  )
}
