import { useShop } from '../../features/seller/frame/shop-context.ts'
import { OwnPlacePage } from '../../features/seller/shop/people/own-place.tsx'
import { ShopPage } from '../../features/seller/shop/shop-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Shop · Seller Center', description: 'How your shop looks and works.', noIndex: true })

export default function SellerShop() {
  const { may } = useShop()
  return may('shop') ? <ShopPage /> : <OwnPlacePage />
}
