import { pageMeta } from '../lib/seo.ts'
import { ResendEmail } from '../shop/login/resend-email.tsx'
import { TokenForm } from '../shop/login/token-form.tsx'

export const meta = () =>
  pageMeta({ title: 'Confirm your address', description: 'Confirm your email address.', noIndex: true })

export default function VerifyEmail() {
  return (
    <TokenForm
      title="Confirm your address"
      lede="One click confirms that our email reached you."
      submitLabel="Confirm my address"
      done={{ title: 'Your address is confirmed', text: 'Thank you. You can log in now.' }}
      anotherHref="/verify-email"
      withoutToken={
        <ResendEmail
          title="Check your inbox"
          lede="We wrote to you when you registered. The email has a link that opens this page; if it is lost or too old, we send another."
        />
      }
    />
  )
}
