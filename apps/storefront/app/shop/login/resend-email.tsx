import { unwrap } from '@stoa/api-client'
import { AuthForm, Link, TextField } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { AuthMessage } from './auth-message.tsx'

export const resendEmail = (email: string) =>
  unwrap(api.POST('/api/auth/resend-confirmation', { body: { email } }))

const TO_LOG_IN = { label: 'Back to log in', href: '/login' }

export interface ResendEmailProps {
  readonly title: string
  readonly lede: string
  readonly submitLabel?: string
  /** What is said once it is sent. */
  readonly done?: string
  /** Asks for the email; that of the registration if left out. */
  readonly send?: (email: string) => Promise<unknown>
}

/** For whoever has no link at hand: where to look for it, and the way to another letter. */
export function ResendEmail({
  title,
  lede,
  submitLabel = 'Send the email again',
  done = 'If an account with this address needs it, we have sent an email. Its link works for a day.',
  send = resendEmail,
}: ResendEmailProps) {
  const { busy, isDone, problem, call } = useCall()
  if (isDone) {
    return <AuthMessage title="Check your inbox" text={done} action={TO_LOG_IN} />
  }
  return (
    <AuthForm
      title={title}
      lede={lede}
      submitLabel={submitLabel}
      onSubmit={({ email = '' }) => void call(() => send(email.trim()))}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={<Link href={TO_LOG_IN.href}>{TO_LOG_IN.label}</Link>}
    >
      <TextField name="email" type="email" label="Email" autoComplete="email" maxLength={254} required />
    </AuthForm>
  )
}
