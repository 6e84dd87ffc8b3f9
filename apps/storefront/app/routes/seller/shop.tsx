import { pageMeta } from '../../lib/seo.ts'
import { useShop } from '../../seller/access/shop-context.ts'
import { OwnPlacePage } from '../../seller/shop/people/own-place.tsx'
import { ShopPage } from '../../seller/shop/shop-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Shop · Seller Center', description: 'Page and settings of your shop.', noIndex: true })

export default function SellerShop() {
  const { may } = useShop()
  return may('shop') ? <ShopPage /> : <OwnPlacePage />
}
