import { useCore } from '@stoa/cart-core/react'
import { RegisterForm } from '@stoa/ui'
import { useNavigate } from 'react-router-dom'
import { useSubmission } from '../features/session/use-submission.ts'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Create an account',
    description: 'Register to buy from every shop on Stoa.',
    noIndex: true,
  })

export default function Register() {
  const core = useCore()
  const navigate = useNavigate()
  const { busy, problem, submit } = useSubmission(core.auth.register)
  return (
    <RegisterForm
      onSubmit={async fields => {
        const result = await submit(fields)
        if (result?.ok) navigate('/login', { state: { registered: true, email: fields.email } })
      }}
      busy={busy}
      errors={problem?.fields}
      notice={problem?.notice}
      loginHref="/login"
    />
  )
}
