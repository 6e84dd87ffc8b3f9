import { pageMeta } from '../../lib/seo.ts'
import { OrdersPage } from '../../shop/orders/orders-page.tsx'

export const meta = () => pageMeta({ title: 'Orders', description: 'What you have ordered.', noIndex: true })

export default function Orders() {
  return <OrdersPage />
}
