import { unwrap } from '@stoa/api-client'
import { MAX_EMAIL_LENGTH } from '@stoa/api-client/limits'
import { AuthForm, Link, TextField } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { AuthMessage } from './auth-message.tsx'
import { loginFormLabels } from './login-forms.labels.ts'

export const resendEmail = (email: string) =>
  unwrap(api.POST('/api/auth/resend-confirmation', { body: { email } }))

const TO_LOG_IN = { label: loginFormLabels.backToLogin, href: '/login' }

export interface ResendEmailProps {
  readonly title: string
  readonly lede: string
  readonly submitLabel?: string
  /** Text shown once the email is sent. */
  readonly done?: string
  /** Requests the email. Resends the confirmation of a registration by default. */
  readonly send?: (email: string) => Promise<unknown>
}

/** Tells visitors without a link to look in their inbox, and sends another email. */
export function ResendEmail({
  title,
  lede,
  submitLabel = loginFormLabels.resend,
  done = loginFormLabels.resent,
  send = resendEmail,
}: ResendEmailProps) {
  const { busy, isDone, problem, call } = useCall()
  if (isDone) {
    return <AuthMessage title={loginFormLabels.inbox} text={done} action={TO_LOG_IN} />
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
      <TextField
        name="email"
        type="email"
        label={loginFormLabels.email}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
    </AuthForm>
  )
}
