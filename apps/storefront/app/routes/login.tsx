import { useCartCount, useCore } from '@stoa/cart-core/react'
import { type AuthNotice, Link, LoginForm } from '@stoa/ui'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { secondStep } from '../data/second-step.ts'
import { pageMeta } from '../lib/seo.ts'
import { orThrow } from '../shared/call/calls.ts'
import type { SubmissionProblem } from '../shared/call/problem.ts'
import { useCall } from '../shared/call/use-call.ts'
import { useHydrated } from '../shared/lazy/use-hydrated.ts'
import { SecondStepForm } from '../shop/login/second-step-form.tsx'

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

/** Strangers may have used the attempts up: an email opens the way for the owner. */
const limitedNotice = (problem: SubmissionProblem | null): AuthNotice | undefined =>
  problem?.isLimited && problem.notice
    ? {
        ...problem.notice,
        text: (
          <>
            {problem.notice.text} Or <Link href="/known-device">get a link by email</Link>.
          </>
        ),
      }
    : problem?.notice

/** The layout sends a signed-in visitor on, so a successful log-in needs nothing more here. */
export default function Login() {
  const core = useCore()
  const location = useLocation()
  // A reloaded page still has it in its history entry, which the server does not know.
  const state = useHydrated() ? location.state : null
  const lede = useReason()
  const { busy, problem, call } = useCall()
  const step = useSyncExternalStore(secondStep.subscribe, secondStep.get, secondStep.getInitial)
  const isWaiting = problem ? problem.notice?.tone === 'caution' : state?.registered === 'waiting'
  if (step) return <SecondStepForm step={step} />
  return (
    <LoginForm
      onSubmit={fields => void call(() => orThrow(core.auth.login(fields)))}
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

/** Whoever was sent here by the checkout learns that the cart stays. */
function useReason(): string | undefined {
  const core = useCore()
  const count = useCartCount()
  const isHydrated = useHydrated()
  if (!isHydrated || count === 0 || !core.returnTo.peek()?.startsWith('/checkout')) return undefined
  return `Log in to check out. Your ${count === 1 ? '1 item is' : `${count} items are`} kept.`
}
