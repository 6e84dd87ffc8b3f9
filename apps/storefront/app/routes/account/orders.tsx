import { EmptyState } from '@stoa/ui'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () => pageMeta({ title: 'Orders', description: 'What you have ordered.', noIndex: true })

export default function Orders() {
  return (
    <EmptyState
      thing="box"
      title="No orders yet"
      text="When you buy something, its way to you can be followed here."
      action={{ label: 'See all products', href: '/all-product' }}
    />
  )
}
