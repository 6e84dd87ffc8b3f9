import { EmptyState } from '@stoa/ui/page-states'
import { data } from 'react-router-dom'
import { pageMeta } from '../../lib/seo.ts'

export const loader = () => data(null, { status: 404, statusText: 'Not Found' })

export const meta = () =>
  pageMeta({
    title: 'Page not found · Seller Center',
    description: 'There is no page at this address.',
    noIndex: true,
  })

export default function UnknownSellerPath() {
  return (
    <EmptyState
      page
      thing="question"
      title="There is no such page in the Seller Center"
      text="It may have moved, or the address is misspelled."
      action={{ label: 'Back to the dashboard', href: '/seller' }}
    />
  )
}
