import { AuthMessage } from '../features/session/auth-message.tsx'
import { TokenForm } from '../features/session/token-form.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Activate your account', description: 'Activate your account on Stoa.', noIndex: true })

export default function VerifyAccount() {
  return (
    <TokenForm
      title="Activate your account"
      lede="One click, and you can log in."
      submitLabel="Activate my account"
      done={{ title: 'Your account is active', text: 'You can log in now.' }}
      withoutToken={
        <AuthMessage
          title="This link is not complete"
          text="Open it from the letter that we sent when you registered."
          action={{ label: 'Back to log in', href: '/login' }}
        />
      }
    />
  )
}
