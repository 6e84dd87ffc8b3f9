import { useCartCount, useCore } from '@stoa/cart-core/react'
import { type AuthNotice, Link, LoginForm } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { secondStep } from '../data/second-step.ts'
import { pageMeta } from '../lib/seo.ts'
import { orThrow } from '../shared/call/core-error.ts'
import type { SubmissionProblem } from '../shared/call/problem.ts'
import { useCall } from '../shared/call/use-call.ts'
import { useHydrated } from '../shared/lazy/use-hydrated.ts'
import type { NamedPage } from '../shop/login/card-frame.tsx'
import { CodeForm } from '../shop/login/code-form.tsx'
import { type SentCode, sendCode } from '../shop/login/login-code.ts'
import { SecondStepForm } from '../shop/login/second-step-form.tsx'
import { loginLabels } from './login.labels.ts'

export const handle: NamedPage = { title: loginLabels.title }

export const meta = () =>
  pageMeta({ title: loginLabels.title, description: loginLabels.description, noIndex: true })

const REGISTERED: Record<string, AuthNotice> = {
  ready: { tone: 'positive', ...loginLabels.ready },
  waiting: { tone: 'info', ...loginLabels.waiting },
}

/** Adds the way in by email, since strangers may have used up the account's attempts. */
const limitedNotice = (problem: SubmissionProblem | null): AuthNotice | undefined =>
  problem?.isLimited && problem.notice
    ? {
        ...problem.notice,
        text: (
          <>
            <span>{problem.notice.text}</span> <span>{loginLabels.or}</span>{' '}
            <Link href="/known-device">{loginLabels.getLink}</Link>.
          </>
        ),
      }
    : problem?.notice

/** Login form. The layout redirects a visitor who is logged in, so that success needs no code here. */
export default function Login() {
  const core = useCore()
  const location = useLocation()
  // A reloaded page still has it in its history entry, which the server does not know.
  const state = useHydrated() ? location.state : null
  const navigate = useNavigate()
  const lede = useReason()
  const isForCheckout = lede !== undefined
  // Kept in the history entry, so that a reload on the way to the inbox and back loses nothing.
  const keep = (code: SentCode | undefined, email = state?.email) =>
    navigate('/login', { replace: true, state: { email, code } })
  const { busy, problem, call } = useCall()
  const step = useSyncExternalStore(secondStep.subscribe, secondStep.get, secondStep.getInitial)
  const isWaiting = problem ? problem.notice?.tone === 'caution' : state?.registered === 'waiting'
  useEffect(() => {
    if (isForCheckout) document.title = document.title.replace(loginLabels.title, loginLabels.checkoutTitle)
  }, [isForCheckout])
  if (step) return <SecondStepForm step={step} />
  if (state?.code)
    return <CodeForm sent={state.code} onSent={code => keep(code)} onOtherWay={() => keep(undefined)} />
  const askForCode = async (email: string) => {
    const sent = await call(() => sendCode(email))
    if (sent.ok) keep(sent.answer, email)
  }
  return (
    <LoginForm
      onSubmit={fields => void call(() => orThrow(core.auth.login(fields)))}
      onCode={email => void askForCode(email)}
      codeFirst={isForCheckout}
      lede={lede}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={limitedNotice(problem) ?? REGISTERED[state?.registered]}
      defaultEmail={state?.email}
      forgotHref="/forgot-password"
      registerHref="/register"
      activateHref={isWaiting ? '/verify-account' : undefined}
    />
  )
}

/** Tells visitors who come from the checkout that their cart is kept. */
function useReason(): string | undefined {
  const core = useCore()
  const count = useCartCount()
  const isHydrated = useHydrated()
  if (!isHydrated || count === 0 || !core.returnTo.peek()?.startsWith('/checkout')) return undefined
  return formatMessage(loginLabels.checkout, { count })
}
