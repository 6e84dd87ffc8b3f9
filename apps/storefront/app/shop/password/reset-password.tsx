import { unwrap } from '@stoa/api-client'
import { AuthForm, Link } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { core } from '../../data/core.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { useVisitor } from '../../shared/session/use-visitor.ts'
import { AuthMessage } from '../login/auth-message.tsx'
import { mailedToken } from '../login/confirmation.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { resetPasswordLabels } from './reset-password.labels.ts'

const setPassword = (password: string, token: string) =>
  unwrap(api.POST('/api/auth/reset-password', { body: { password, token } }))

/** Sets a new password by an emailed link, for guests and users alike. */
export function ResetPassword() {
  const [params] = useSearchParams()
  const { busy, isDone, problem, call } = useCall()
  const token = mailedToken(params)
  // The page that emails links is for guests. Users have a button for one in their account.
  const requestHref = useVisitor().kind === 'user' ? '/account/change-password' : '/forgot-password'
  const submit = async (password: string, mailed: string) => {
    const done = await call(() => setPassword(password, mailed))
    // A new password ends all sessions, this one too.
    if (done.ok && core.auth.get().user) core.auth.clearSession()
  }
  if (isDone) {
    return (
      <AuthMessage
        {...resetPasswordLabels.done}
        action={{ label: resetPasswordLabels.login, href: '/login' }}
      />
    )
  }
  if (!token) {
    return (
      <AuthMessage
        {...resetPasswordLabels.incomplete}
        action={{ label: resetPasswordLabels.requestLink, href: requestHref }}
      />
    )
  }
  return (
    <AuthForm
      title={resetPasswordLabels.title}
      lede={resetPasswordLabels.lede}
      submitLabel={resetPasswordLabels.submit}
      onSubmit={({ password = '' }) => void submit(password, token)}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={<Link href={requestHref}>{resetPasswordLabels.requestLink}</Link>}
    >
      <NewPasswordField name="password" />
    </AuthForm>
  )
}
