import { pageMeta } from '../lib/seo.ts'
import type { NamedPage } from '../shop/login/card-frame.tsx'
import { verifyEmailLabels } from '../shop/login/verify-email.labels.ts'
import { VerifyEmail } from '../shop/login/verify-email.tsx'

export const handle: NamedPage = { title: verifyEmailLabels.title }

export const meta = () =>
  pageMeta({ title: verifyEmailLabels.title, description: verifyEmailLabels.description, noIndex: true })

export default VerifyEmail
