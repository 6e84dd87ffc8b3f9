import { OrdersPage } from '../../features/orders/orders-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () => pageMeta({ title: 'Orders', description: 'What you have ordered.', noIndex: true })

export default function Orders() {
  return <OrdersPage />
}
