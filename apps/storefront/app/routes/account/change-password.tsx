import { PasswordPage } from '../../features/account/password-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Password and devices',
    description: 'Change your password and see where you are logged in.',
    noIndex: true,
  })

export default function ChangePassword() {
  return <PasswordPage />
}
