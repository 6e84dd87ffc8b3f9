import { pageMeta } from '../../lib/seo.ts'
import { DashboardPage } from '../../seller/dashboard/dashboard-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Dashboard · Seller Center',
    description: 'Sales and tasks of your shop.',
    noIndex: true,
  })

export default function SellerDashboard() {
  return <DashboardPage />
}
