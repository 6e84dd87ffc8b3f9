import { EarningsPage } from '../../features/seller/earnings/earnings-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Earnings · Seller Center', description: 'What your shop has earned.', noIndex: true })

export default function Earnings() {
  return <EarningsPage />
}
