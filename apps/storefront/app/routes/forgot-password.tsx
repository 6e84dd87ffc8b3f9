import { MAX_EMAIL_LENGTH } from '@stoa/api-client/limits'
import { AuthForm, Link, TextField } from '@stoa/ui'
import { pageMeta } from '../lib/seo.ts'
import { useCall } from '../shared/call/use-call.ts'
import { AuthMessage } from '../shop/login/auth-message.tsx'
import type { NamedPage } from '../shop/login/card-frame.tsx'
import { askForLink } from '../shop/password/ask-for-link.ts'
import { forgotPasswordLabels } from './forgot-password.labels.ts'

export const handle: NamedPage = { title: forgotPasswordLabels.title }

export const meta = () =>
  pageMeta({
    title: forgotPasswordLabels.title,
    description: forgotPasswordLabels.description,
    noIndex: true,
  })

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
