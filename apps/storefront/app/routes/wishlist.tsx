import { pageMeta } from '../lib/seo.ts'
import { WishListPage } from '../shop/wish-list/wish-list-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Wish list', description: 'What you like, with what it costs today.', noIndex: true })

export default function WishList() {
  return <WishListPage />
}
