import type { Shop } from '@stoa/api-client/schema'
import { TabLinks } from '@stoa/ui'
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
  const { hash: requested } = useLocation()
  // A server does not see it.
  const hash = useHydrated() ? requested : ''
  const parts = [
    { value: PRODUCTS, label: t.products, count: shop.productCount },
    ...(hasStory(shop) ? [{ value: PART_IDS.story, label: t.story }] : []),
    { value: PART_IDS.reviews, label: t.reviews, count: shop.rating?.count },
    { value: PART_IDS.delivery, label: t.delivery },
    { value: PART_IDS.seller, label: t.seller },
  ]
  const tabs = parts.map(part => ({ ...part, href: `#${part.value}` }))
  const shown = hash.slice(1)
  const value = parts.some(part => part.value === shown) ? shown : PRODUCTS
  return <TabLinks id={PRODUCTS} label={t.label} tabs={tabs} value={value} />
}
