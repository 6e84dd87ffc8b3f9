import { multipart, unwrap } from '@stoa/api-client'
import { AuthForm, Link, TextField } from '@stoa/ui'
import { api } from '../data/api.ts'
import { pageMeta } from '../lib/seo.ts'
import { useCall } from '../shared/call/use-call.ts'
import { AuthMessage } from '../shop/login/auth-message.tsx'

export const meta = () =>
  pageMeta({
    title: 'Forgot your password',
    description: 'Ask for a link to set a new password.',
    noIndex: true,
  })

const askForLink = (email: string) =>
  unwrap(api.POST('/api/auth/forgot-password', { body: { email }, bodySerializer: multipart }))

export default function ForgotPassword() {
  const { busy, isDone, problem, call } = useCall()
  if (isDone) {
    return (
      <AuthMessage
        title="Check your inbox"
        text="If the address has an account here, a link is on its way. It works for a limited time."
        action={{ label: 'Back to log in', href: '/login' }}
      />
    )
  }
  return (
    <AuthForm
      title="Forgot your password?"
      lede="Tell us your email address and we send a link to set a new one."
      submitLabel="Send the link"
      onSubmit={({ email = '' }) => void call(() => askForLink(email.trim()))}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={<Link href="/login">Back to log in</Link>}
    >
      <TextField name="email" type="email" label="Email" autoComplete="email" maxLength={254} required />
    </AuthForm>
  )
}
