import { pageMeta } from '../lib/seo.ts'
import { resetPasswordLabels } from '../shop/password/reset-password.labels.ts'
import { ResetPassword } from '../shop/password/reset-password.tsx'

export const meta = () =>
  pageMeta({
    title: resetPasswordLabels.title,
    description: resetPasswordLabels.description,
    noIndex: true,
  })

export default ResetPassword
