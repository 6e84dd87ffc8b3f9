import { formatMessage } from '@stoa/ui/messages'
import { EmptyState } from '@stoa/ui/page-states'
import type { ReactNode } from 'react'
import { keyWorkLabels, needsKeyLabels } from './needs-key.labels.ts'
import { type ShopKey, useShop } from './shop-context.ts'

/** Shows a page to team members with its permission. Others read which permission is missing and whom to ask. */
export function NeedsKey({ shopKey, children }: { shopKey: ShopKey; children: ReactNode }) {
  const { shop, may } = useShop()
  if (may(shopKey)) return children
  return (
    <EmptyState
      page
      thing="question"
      title={needsKeyLabels.title}
      description={formatMessage(needsKeyLabels.text, { work: keyWorkLabels[shopKey], shop: shop.name })}
      action={{ label: needsKeyLabels.dashboard, href: '/seller' }}
    />
  )
}
