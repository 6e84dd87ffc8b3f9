import { EmptyState } from '@stoa/ui'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Addresses', description: 'Where your parcels go.', noIndex: true })

export default function Addresses() {
  return (
    <EmptyState
      thing="box"
      title="No addresses yet"
      text="The address book opens together with checkout. Until then nothing here needs one."
    />
  )
}
