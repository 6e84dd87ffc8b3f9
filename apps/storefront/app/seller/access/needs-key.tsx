import { EmptyState } from '@stoa/ui/page-states'
import type { ReactNode } from 'react'
import { type ShopKey, useShop } from './shop-context.ts'

const WORK: Record<ShopKey, string> = {
  products: 'change products',
  orders: 'work on orders',
  refunds: 'give refunds',
  reports: 'see figures',
  shop: 'change the shop',
  owner: 'do what owners do',
}

/** A page, for those of the shop who hold its key; the others read why it is closed to them, and who can open it. */
export function NeedsKey({ shopKey, children }: { shopKey: ShopKey; children: ReactNode }) {
  const { shop, may } = useShop()
  if (may(shopKey)) return children
  return (
    <EmptyState
      page
      thing="question"
      title="This is not yours to open"
      text={`In ${shop.name} you may not ${WORK[shopKey]}. An owner of the shop can give you that key.`}
      action={{ label: 'Back to the dashboard', href: '/seller' }}
    />
  )
}
