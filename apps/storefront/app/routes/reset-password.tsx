import { unwrap } from '@stoa/api-client'
import { AuthCard, Button, Form, Link, Note, PasswordField } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { api } from '../data/core.ts'
import { useCall } from '../features/session/use-call.ts'
import { pageMeta } from '../lib/seo.ts'

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
  const { state, problem, call } = useCall(setPassword)
  const token = params.get('token') ?? ''
  const isUseless = token.length < 16 || problem?.notice
  return (
    <AuthCard title="Set a new password" footer={<Link href="/login">Back to log in</Link>}>
      {state === 'done' ? (
        <Note tone="positive" title="Your password is changed." action={{ label: 'Log in', href: '/login' }}>
          Every device that was signed in has to log in again.
        </Note>
      ) : (
        <Form errors={problem?.fields} onSubmit={({ password = '' }) => void call(password, token)}>
          {isUseless && (
            <Note
              tone="critical"
              title="This link cannot be used."
              action={{ label: 'Ask for a new one', href: '/forgot-password' }}
            >
              {problem?.notice?.text ?? 'It is not complete. Open it from the message once more.'}
            </Note>
          )}
          <PasswordField
            name="password"
            label="New password"
            hint="At least 8 characters."
            autoComplete="new-password"
            required
          />
          <Button type="submit" size="lg" block busy={state === 'busy'}>
            Set the password
          </Button>
        </Form>
      )}
    </AuthCard>
  )
}
