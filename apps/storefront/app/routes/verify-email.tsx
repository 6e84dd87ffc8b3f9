import { pageMeta } from '../lib/seo.ts'
import { ResendEmail } from '../shop/login/resend-email.tsx'
import { TokenForm } from '../shop/login/token-form.tsx'
import { verifyEmailLabels } from './verify-email.labels.ts'

export const meta = () =>
  pageMeta({ title: verifyEmailLabels.title, description: verifyEmailLabels.description, noIndex: true })

export default function VerifyEmail() {
  return (
    <TokenForm
      title={verifyEmailLabels.title}
      lede={verifyEmailLabels.lede}
      submitLabel={verifyEmailLabels.submit}
      done={verifyEmailLabels.done}
      anotherHref="/verify-email"
      withoutToken={<ResendEmail {...verifyEmailLabels.resend} />}
    />
  )
}
