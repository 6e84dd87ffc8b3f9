import { pageMeta } from '../lib/seo.ts'
import { ResendEmail } from '../shop/login/resend-email.tsx'
import { TokenForm } from '../shop/login/token-form.tsx'

export const meta = () =>
  pageMeta({ title: 'Activate your account', description: 'Activate your account on Stoa.', noIndex: true })

export default function VerifyAccount() {
  return (
    <TokenForm
      title="Activate your account"
      lede="One click, and you can log in."
      submitLabel="Activate my account"
      done={{ title: 'Your account is active', text: 'You can log in now.' }}
      anotherHref="/verify-account"
      withoutToken={
        <ResendEmail
          title="Activate your account"
          lede="Open the link in the email that we sent when you registered. If it is lost or too old, we send another."
        />
      }
    />
  )
}
