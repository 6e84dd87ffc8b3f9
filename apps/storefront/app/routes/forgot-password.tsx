import { multipart, unwrap } from '@stoa/api-client'
import { MAX_EMAIL_LENGTH } from '@stoa/api-client/limits'
import { AuthForm, Link, TextField } from '@stoa/ui'
import { api } from '../data/api.ts'
import { pageMeta } from '../lib/seo.ts'
import { useCall } from '../shared/call/use-call.ts'
import { AuthMessage } from '../shop/login/auth-message.tsx'
import { forgotPasswordLabels } from './forgot-password.labels.ts'

export const meta = () =>
  pageMeta({
    title: forgotPasswordLabels.title,
    description: forgotPasswordLabels.description,
    noIndex: true,
  })

const askForLink = (email: string) =>
  unwrap(api.POST('/api/auth/forgot-password', { body: { email }, bodySerializer: multipart }))

export default function ForgotPassword() {
  const { busy, isDone, problem, call } = useCall()
  if (isDone) {
    return (
      <AuthMessage
        {...forgotPasswordLabels.done}
        action={{ label: forgotPasswordLabels.backToLogin, href: '/login' }}
      />
    )
  }
  return (
    <AuthForm
      title={forgotPasswordLabels.heading}
      lede={forgotPasswordLabels.lede}
      submitLabel={forgotPasswordLabels.submit}
      onSubmit={({ email = '' }) => void call(() => askForLink(email.trim()))}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={<Link href="/login">{forgotPasswordLabels.backToLogin}</Link>}
    >
      <TextField
        name="email"
        type="email"
        label={forgotPasswordLabels.email}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
    </AuthForm>
  )
}
