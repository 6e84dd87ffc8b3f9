import { ResendEmail } from './resend-email.tsx'
import { TokenForm } from './token-form.tsx'
import { verifyEmailLabels } from './verify-email.labels.ts'

/** Confirms an email address by an emailed link, for guests and users alike. */
export function VerifyEmail() {
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
