import { pageMeta } from '../../lib/seo.ts'
import { AddressPage } from '../../shop/account/address-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Addresses', description: 'Your saved addresses.', noIndex: true })

export default function Addresses() {
  return <AddressPage />
}
