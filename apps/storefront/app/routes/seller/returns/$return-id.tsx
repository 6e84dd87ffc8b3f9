import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { SellerReturnPage } from '../../../seller/returns/return-page.tsx'
import type { Route } from './+types/$return-id'

export const meta = () =>
  pageMeta({ title: 'Return · Seller Center', description: 'One return to your shop.', noIndex: true })

export default function SellerReturn({ params }: Route.ComponentProps) {
  return (
    <NeedsKey shopKey="orders">
      <SellerReturnPage id={params.returnId} />
    </NeedsKey>
  )
}
