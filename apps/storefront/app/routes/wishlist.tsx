import { pageMeta } from '../lib/seo.ts'
import { WishListPage } from '../shop/wish-list/wish-list-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Wish list', description: 'Your saved products at today’s prices.', noIndex: true })

export default function WishList() {
  return <WishListPage />
}
