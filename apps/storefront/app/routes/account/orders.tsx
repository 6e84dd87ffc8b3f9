import { pageMeta } from '../../lib/seo.ts'
import { OrdersPage } from '../../shop/orders/orders-page.tsx'

export const meta = () => pageMeta({ title: 'Orders', description: 'Your orders.', noIndex: true })

export default function Orders() {
  return <OrdersPage />
}
