import { pageMeta } from '../../lib/seo.ts'
import { DashboardPage } from '../../seller/dashboard/dashboard-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Dashboard · Seller Center',
    description: 'How your shop on Stoa does, and what waits for it.',
    noIndex: true,
  })

export default function SellerDashboard() {
  return <DashboardPage />
}
