import { unwrap } from '@stoa/api-client'
import { AuthForm, Link, TextField } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { AuthMessage } from './auth-message.tsx'
import { useCall } from './use-call.ts'

export const resendEmail = (email: string) =>
  unwrap(api.POST('/api/auth/resend-confirmation', { body: { email } }))

const TO_LOG_IN = { label: 'Back to log in', href: '/login' }

/** For whoever has no link at hand: where to look for it, and the way to another letter. */
export function ResendEmail({ title, lede }: { title: string; lede: string }) {
  const { state, problem, call } = useCall(resendEmail)
  if (state === 'done') {
    return (
      <AuthMessage
        title="Check your inbox"
        text="If an account with this address needs it, we have sent an email. Its link works for a day."
        action={TO_LOG_IN}
      />
    )
  }
  return (
    <AuthForm
      title={title}
      lede={lede}
      submitLabel="Send the email again"
      onSubmit={({ email = '' }) => void call(email.trim())}
      busy={state === 'busy'}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={<Link href={TO_LOG_IN.href}>{TO_LOG_IN.label}</Link>}
    >
      <TextField name="email" type="email" label="Email" autoComplete="email" maxLength={254} required />
    </AuthForm>
  )
}
