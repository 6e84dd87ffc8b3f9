import type { Shop } from '@stoa/api-client/schema'
import { ShopTabs } from '@stoa/ui'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../shared/lazy/use-hydrated.ts'
import { shopPartsLabels as t } from './shop-page.labels.ts'

/** Ids of the parts below the products. */
export const PART_IDS = {
  story: 'story',
  reviews: 'reviews',
  delivery: 'delivery',
  seller: 'seller',
} as const
const PRODUCTS = 'products'

/** Whether there is more to tell than the text in the head of the page. */
export const hasStory = ({ storyHtml, makers = [], scene }: Pick<Shop, 'storyHtml' | 'makers' | 'scene'>) =>
  Boolean(storyHtml) || makers.length > 0 || scene !== null

/** Shows the parts of a shop's page as links, which work without scripts. */
export function ShopParts({ shop }: { shop: Shop }) {
  const { hash } = useLocation()
  const shown = useHydrated() ? hash : ''
  const items = [
    { href: `#${PRODUCTS}`, label: t.products, count: String(shop.productCount) },
    ...(hasStory(shop) ? [{ href: `#${PART_IDS.story}`, label: t.story }] : []),
    {
      href: `#${PART_IDS.reviews}`,
      label: t.reviews,
      count: shop.rating ? String(shop.rating.count) : undefined,
    },
    { href: `#${PART_IDS.delivery}`, label: t.delivery },
    { href: `#${PART_IDS.seller}`, label: t.seller },
  ]
  const current = items.find(({ href }) => href === shown) ?? items[0]
  return <ShopTabs id={PRODUCTS} label={t.label} items={items} current={current?.href ?? ''} />
}
