import { useCore } from '@stoa/cart-core/react'
import { type AuthNotice, LoginForm } from '@stoa/ui'
import { useLocation } from 'react-router-dom'
import { useSubmission } from '../features/session/use-submission.ts'
import { pageMeta } from '../lib/seo.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

export const meta = () =>
  pageMeta({ title: 'Log in', description: 'Log in to see your cart and orders.', noIndex: true })

const REGISTERED: Record<string, AuthNotice> = {
  ready: { tone: 'positive', title: 'Your account is ready.', text: 'Log in to use it.' },
  waiting: {
    tone: 'info',
    title: 'Check your inbox.',
    text: 'We sent you an email with a link that activates your account. Then log in here.',
  },
}

/** The layout sends a signed-in visitor on, so a successful log-in needs nothing more here. */
export default function Login() {
  const core = useCore()
  const location = useLocation()
  // A reloaded page still has it in its history entry, which the server does not know.
  const state = useHydrated() ? location.state : null
  const { busy, problem, submit } = useSubmission(core.auth.login)
  const isWaiting = problem ? problem.notice?.tone === 'caution' : state?.registered === 'waiting'
  return (
    <LoginForm
      onSubmit={submit}
      busy={busy}
      errors={problem?.fields}
      notice={problem?.notice ?? REGISTERED[state?.registered]}
      defaultEmail={state?.email}
      forgotHref="/forgot-password"
      registerHref="/register"
      activateHref={isWaiting ? '/verify-account' : undefined}
    />
  )
}
