import type { Registered } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { Link, RegisterForm } from '@stoa/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withMarket } from '../lib/market.ts'
import { pageMeta } from '../lib/seo.ts'
import { orThrow } from '../shared/call/core-error.ts'
import { useCall } from '../shared/call/use-call.ts'
import type { NamedPage } from '../shop/login/card-frame.tsx'
import { useStrength } from '../shop/password/use-strength.ts'
import { registerLabels } from './register.labels.ts'

export const handle: NamedPage = { title: registerLabels.title }

export const meta = () =>
  pageMeta({
    title: registerLabels.title,
    description: withMarket(registerLabels.description),
    noIndex: true,
  })

const KNOWN = {
  tone: 'caution' as const,
  text: (
    <>
      <Link href="/login">{registerLabels.login}</Link> {registerLabels.or}{' '}
      <Link href="/forgot-password">{registerLabels.resetPassword}</Link>.
    </>
  ),
}

export default function Register() {
  const core = useCore()
  const navigate = useNavigate()
  const { busy, problem, call } = useCall()
  const [password, setPassword] = useState('')
  const strength = useStrength(password)
  return (
    <RegisterForm
      onSubmit={async fields => {
        const done = await call(async () => {
          const { isActive } = (await orThrow(core.auth.register(fields))) as Registered
          // The layout leaves the page once the new user is logged in.
          return { isActive, isLoggedIn: isActive === 1 && (await core.auth.login(fields)).ok }
        })
        if (!done.ok || done.answer.isLoggedIn) return
        const { isActive } = done.answer
        navigate('/login', { state: { registered: isActive ? 'ready' : 'waiting', email: fields.email } })
      }}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={problem?.isKnownEmail ? KNOWN : problem?.notice}
      strength={strength}
      onPasswordChange={setPassword}
      loginHref="/login"
    />
  )
}
