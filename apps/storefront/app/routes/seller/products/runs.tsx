import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { RunsPage } from '../../../features/seller/runs/runs-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Import history', description: 'Files that went through the products.', noIndex: true })

export default function ImportHistory() {
  return (
    <NeedsKey shopKey="products">
      <RunsPage />
    </NeedsKey>
  )
}
