import { unwrap } from '@stoa/api-client'
import { AuthForm, Link } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { api } from '../data/core.ts'
import { AuthMessage } from '../features/session/auth-message.tsx'
import { useCall } from '../features/session/use-call.ts'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Activate your account', description: 'Activate your account on Stoa.', noIndex: true })

const SHORTEST_TOKEN = 16

const activate = (token: string) =>
  unwrap(api.GET('/api/auth/signup-user/active', { params: { query: { token } }, cache: 'no-store' }))

/** Waits for a click: programs that look into mail open links, and they must not activate anything. */
export default function VerifyAccount() {
  const [params] = useSearchParams()
  const { state, problem, call } = useCall(activate)
  const token = params.get('token') ?? ''
  if (state === 'done') {
    return (
      <AuthMessage
        title="Your account is active"
        text="You can log in now."
        action={{ label: 'Log in', href: '/login' }}
      />
    )
  }
  if (token.length < SHORTEST_TOKEN) {
    return (
      <AuthMessage
        title="This link is not complete"
        text="Open it from the message that we sent when you registered."
        action={{ label: 'Back to log in', href: '/login' }}
      />
    )
  }
  return (
    <AuthForm
      title="Activate your account"
      lede="One click, and you can log in."
      submitLabel="Activate my account"
      onSubmit={() => void call(token)}
      busy={state === 'busy'}
      notice={problem?.notice}
      foot={<Link href="/login">Back to log in</Link>}
    >
      {null}
    </AuthForm>
  )
}
