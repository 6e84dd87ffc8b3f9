import { WishListPage } from '../features/wish-list/wish-list-page.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Wish list', description: 'What you like, with what it costs today.', noIndex: true })

export default function WishList() {
  return <WishListPage />
}
