import { unwrap } from '@stoa/api-client'
import { AuthForm, Link, TextField } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { AuthMessage } from './auth-message.tsx'
import { useCall } from './use-call.ts'

export const resendLetter = (email: string) =>
  unwrap(api.POST('/api/auth/resend-confirmation', { body: { email } }))

const TO_LOG_IN = { label: 'Back to log in', href: '/login' }

/** For whoever has no link at hand: where to look for it, and the way to another letter. */
export function ResendLetter({ title, lede }: { title: string; lede: string }) {
  const { state, problem, call } = useCall(resendLetter)
  if (state === 'done') {
    return (
      <AuthMessage
        title="Look into your mailbox"
        text="If an account with this address waits for it, a letter is on its way. Its link works for a day."
        action={TO_LOG_IN}
      />
    )
  }
  return (
    <AuthForm
      title={title}
      lede={lede}
      submitLabel="Send the letter again"
      onSubmit={({ email = '' }) => void call(email.trim())}
      busy={state === 'busy'}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={<Link href={TO_LOG_IN.href}>{TO_LOG_IN.label}</Link>}
    >
      <TextField name="email" type="email" label="E-mail" autoComplete="email" maxLength={254} required />
    </AuthForm>
  )
}
