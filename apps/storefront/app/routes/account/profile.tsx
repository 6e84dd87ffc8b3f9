import { pageMeta } from '../../lib/seo.ts'
import { ProfilePage } from '../../shop/account/profile-page.tsx'

export const meta = () => pageMeta({ title: 'Profile', description: 'Your name and email.', noIndex: true })

export default function Profile() {
  return <ProfilePage />
}
