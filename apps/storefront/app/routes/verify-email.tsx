import { ResendLetter } from '../features/session/resend-letter.tsx'
import { TokenForm } from '../features/session/token-form.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Confirm your address', description: 'Confirm your e-mail address.', noIndex: true })

export default function VerifyEmail() {
  return (
    <TokenForm
      title="Confirm your address"
      lede="One click tells us that the letter reached you."
      submitLabel="Confirm my address"
      done={{ title: 'Your address is confirmed', text: 'Thank you. You can log in now.' }}
      anotherHref="/verify-email"
      withoutToken={
        <ResendLetter
          title="Look into your mailbox"
          lede="We wrote to you when you registered. The letter has a link that opens this page; if it is lost or too old, we send another."
        />
      }
    />
  )
}
