import { StoaProvider } from '@stoa/ui'
import { EmptyState } from '@stoa/ui/page-states'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createUseApi } from '../../data/create-use-api.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { memberClient, shopClient } from '../api/shop-client.ts'
import { useSellerSettings } from '../frame/seller-settings.ts'
import { ownShopsLabels } from './own-shops.labels.ts'
import { holdsKey, ShopContext, type ShopWork } from './shop-context.ts'

const useMemberRead = createUseApi(memberClient)

/**
 * Reads the shops of this team member and provides one to the pages inside. It is the one that the URL names in `shop`,
 * as links of emails do, or else the one chosen last.
 */
export function OwnShops({ userId, children }: { userId: string; children: ReactNode }) {
  const { settings, change } = useSellerSettings(userId)
  const named = useSearchParams()[0].get('shop')
  const { data, error, mutate } = useMemberRead('/api/user/shops', {}, { revalidateOnFocus: true })
  const shops = data?.items
  const asked = shops?.find(({ slug }) => slug === named)?.slug
  const shop = shops?.find(({ slug }) => slug === (asked ?? settings.shop)) ?? shops?.[0]
  const kept = useRef<string>(undefined)
  useEffect(() => {
    // Kept once, for the pages that follow: afterwards another shop may be chosen, here or in another tab.
    if (asked && kept.current !== asked) change({ shop: asked })
    kept.current = asked
  }, [asked, change])
  const work = useMemo<ShopWork | null>(
    () =>
      shop && shops ? { shop, shops, may: key => holdsKey(shop, key), api: shopClient(shop.slug) } : null,
    [shop, shops],
  )
  if (!shops) return <SectionState error={error} onRetry={() => void mutate()} />
  if (!work) {
    return (
      <EmptyState
        page
        thing="box"
        title={ownShopsLabels.title}
        description={ownShopsLabels.text}
        action={{ label: ownShopsLabels.open, href: '/seller-registration' }}
      />
    )
  }
  // Remounts the pages with another shop, so that nothing typed for one is sent for the other.
  return (
    <ShopContext key={work.shop.slug} value={work}>
      <StoaProvider timeZone={work.shop.timeZone}>{children}</StoaProvider>
    </ShopContext>
  )
}
