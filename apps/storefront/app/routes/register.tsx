import type { Registered } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { Link, RegisterForm } from '@stoa/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageMeta } from '../lib/seo.ts'
import { useSubmission } from '../shared/call/use-submission.ts'
import { useStrength } from '../shop/password/use-strength.ts'
import { registerLabels } from './register.labels.ts'

export const meta = () =>
  pageMeta({
    title: registerLabels.title,
    description: registerLabels.description,
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
  const { busy, problem, submit } = useSubmission(core.auth.register)
  const [password, setPassword] = useState('')
  const strength = useStrength(password)
  return (
    <RegisterForm
      onSubmit={async fields => {
        const result = await submit(fields)
        if (!result?.ok) return
        const { isActive } = result.value as Registered
        navigate('/login', { state: { registered: isActive ? 'ready' : 'waiting', email: fields.email } })
      }}
      busy={busy}
      errors={problem?.fields}
      notice={problem?.isKnownEmail ? KNOWN : problem?.notice}
      strength={strength}
      onPasswordChange={setPassword}
      loginHref="/login"
    />
  )
}
