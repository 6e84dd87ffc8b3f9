import { AddressPage } from '../../features/account/address-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Addresses', description: 'Where your parcels go.', noIndex: true })

export default function Addresses() {
  return <AddressPage />
}
