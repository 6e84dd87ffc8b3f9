import { EmptyState } from '@stoa/ui'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Seller Center', description: 'Your shop on Stoa.', noIndex: true })

export default function SellerDashboard() {
  return (
    <EmptyState
      page
      thing="box"
      title="Your shop is open"
      text="Its products are on sale. The tools to change them here are being built; until then we change them for you."
      action={{ label: 'Write to us', href: '/contact' }}
    />
  )
}
