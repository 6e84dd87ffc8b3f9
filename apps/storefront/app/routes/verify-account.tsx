import { unwrap } from '@stoa/api-client'
import { AuthCard, Button, Link, Note } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { api } from '../data/core.ts'
import { useCall } from '../features/session/use-call.ts'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Activate your account', description: 'Activate your account on Stoa.', noIndex: true })

const activate = (token: string) =>
  unwrap(api.GET('/api/auth/signup-user/active', { params: { query: { token } }, cache: 'no-store' }))

/** Waits for a click: programs that look into mail open links, and they must not activate anything. */
export default function VerifyAccount() {
  const [params] = useSearchParams()
  const { state, problem, call } = useCall(activate)
  const token = params.get('token') ?? ''
  const isIncomplete = token.length < 16
  return (
    <AuthCard title="Activate your account" footer={<Link href="/login">Back to log in</Link>}>
      {state === 'done' ? (
        <Note tone="positive" title="Your account is active." action={{ label: 'Log in', href: '/login' }}>
          You can log in now.
        </Note>
      ) : isIncomplete ? (
        <Note tone="caution" title="This link is not complete.">
          Open it from the message that we sent when you registered.
        </Note>
      ) : (
        <>
          {problem && (
            <Note tone="critical" title="This link cannot be used.">
              {problem.notice?.text ?? 'It has been used already, or its time is over.'}
            </Note>
          )}
          <Button size="lg" block busy={state === 'busy'} onClick={() => void call(token)}>
            Activate my account
          </Button>
        </>
      )}
    </AuthCard>
  )
}
