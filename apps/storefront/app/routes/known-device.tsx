import { unwrap } from '@stoa/api-client'
import { api } from '../data/api.ts'
import { pageMeta } from '../lib/seo.ts'
import { ResendEmail } from '../shop/login/resend-email.tsx'
import { TokenForm } from '../shop/login/token-form.tsx'

export const meta = () =>
  pageMeta({ title: 'Log in on this device', description: 'Confirm your device by email.', noIndex: true })

const ask = (email: string) => unwrap(api.POST('/api/auth/device-link', { body: { email } }))
const confirm = (token: string) => unwrap(api.POST('/api/auth/device-link/confirm', { body: { token } }))

/** For an account that strangers try to get into: its owner gets past the limit by email. */
export default function KnownDevice() {
  return (
    <TokenForm
      title="Is this your device?"
      lede="One click, and this device may log in, however often others have tried."
      submitLabel="This is my device"
      done={{ title: 'We know your device now', text: 'Log in with your password.' }}
      spend={confirm}
      anotherHref="/known-device"
      withoutToken={
        <ResendEmail
          title="Log in by way of an email"
          lede="There were too many attempts to log in to your account. We email you a link that opens the way for this device; your password stays as it is."
          submitLabel="Email me a link"
          done="If there is an account with this address, we have sent an email. Its link works for 30 minutes."
          send={ask}
        />
      }
    />
  )
}
