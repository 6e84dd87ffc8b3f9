import { pageMeta } from '../lib/seo.ts'
import { verifyEmailLabels } from '../shop/login/verify-email.labels.ts'
import { VerifyEmail } from '../shop/login/verify-email.tsx'

export const meta = () =>
  pageMeta({ title: verifyEmailLabels.title, description: verifyEmailLabels.description, noIndex: true })

export default VerifyEmail
