import { pageMeta } from '../lib/seo.ts'
import type { NamedPage } from '../shop/login/card-frame.tsx'
import { resetPasswordLabels } from '../shop/password/reset-password.labels.ts'
import { ResetPassword } from '../shop/password/reset-password.tsx'

export const handle: NamedPage = { title: resetPasswordLabels.title }

export const meta = () =>
  pageMeta({
    title: resetPasswordLabels.title,
    description: resetPasswordLabels.description,
    noIndex: true,
  })

export default ResetPassword
