import { pageMeta } from '../../lib/seo.ts'
import { EarningsPage } from '../../seller/earnings/earnings-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Earnings · Seller Center', description: 'Earnings of your shop.', noIndex: true })

export default function Earnings() {
  return <EarningsPage />
}
