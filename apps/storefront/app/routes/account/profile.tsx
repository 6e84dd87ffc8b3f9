import { ProfilePage } from '../../features/account/profile-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Profile', description: 'Your name and address here.', noIndex: true })

export default function Profile() {
  return <ProfilePage />
}
