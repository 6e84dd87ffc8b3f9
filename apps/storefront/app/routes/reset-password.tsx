import { unwrap } from '@stoa/api-client'
import { AuthForm, Link } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { api } from '../data/api.ts'
import { pageMeta } from '../lib/seo.ts'
import { useCall } from '../shared/call/use-call.ts'
import { AuthMessage } from '../shop/login/auth-message.tsx'
import { mailedToken } from '../shop/login/confirmation.ts'
import { NewPasswordField } from '../shop/password/new-password-field.tsx'

export const meta = () =>
  pageMeta({
    title: 'Set a new password',
    description: 'Set a new password with the link we mailed.',
    noIndex: true,
  })

const setPassword = (password: string, token: string) =>
  unwrap(api.POST('/api/auth/reset-password', { body: { password, token } }))

export default function ResetPassword() {
  const [params] = useSearchParams()
  const { busy, isDone, problem, call } = useCall()
  const token = mailedToken(params)
  if (isDone) {
    return (
      <AuthMessage
        title="Your password is changed"
        text="Every device that was logged in has to log in again."
        action={{ label: 'Log in', href: '/login' }}
      />
    )
  }
  if (!token) {
    return (
      <AuthMessage
        title="This link is not complete"
        text="Open it from the message once more, or ask for a new one."
        action={{ label: 'Ask for a new link', href: '/forgot-password' }}
      />
    )
  }
  return (
    <AuthForm
      title="Set a new password"
      lede="Choose one that you use nowhere else. Every device has to log in again with it."
      submitLabel="Set the password"
      onSubmit={({ password = '' }) => void call(() => setPassword(password, token))}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={<Link href="/forgot-password">Ask for a new link</Link>}
    >
      <NewPasswordField name="password" />
    </AuthForm>
  )
}
