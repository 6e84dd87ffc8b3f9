import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { RunsPage } from '../../../seller/runs/runs-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Imports and changes · Seller Center',
    description: 'Imports and changes of your products.',
    noIndex: true,
  })

export default function ImportsAndChanges() {
  return (
    <NeedsKey shopKey="products">
      <RunsPage />
    </NeedsKey>
  )
}
