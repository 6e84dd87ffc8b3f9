import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { RunsPage } from '../../../seller/runs/runs-page.tsx'

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
