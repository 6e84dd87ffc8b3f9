import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { SellerReturnPage } from '../../../features/seller/returns/return-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'
import type { Route } from './+types/return'

export const meta = () =>
  pageMeta({ title: 'A return · Seller Center', description: 'One return to your shop.', noIndex: true })

export default function SellerReturn({ params }: Route.ComponentProps) {
  return (
    <NeedsKey shopKey="orders">
      <SellerReturnPage id={params.returnId} />
    </NeedsKey>
  )
}
