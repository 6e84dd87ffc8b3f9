import { pageMeta } from '../../lib/seo.ts'
import { PasswordPage } from '../../shop/account/password-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Password and devices',
    description: 'Change your password and see where you are logged in.',
    noIndex: true,
  })

export default function ChangePassword() {
  return <PasswordPage />
}
