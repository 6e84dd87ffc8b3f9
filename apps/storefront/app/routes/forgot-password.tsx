import { multipart, unwrap } from '@stoa/api-client'
import { AuthCard, Button, Form, Link, Note, TextField } from '@stoa/ui'
import { api } from '../data/core.ts'
import { useCall } from '../features/session/use-call.ts'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Forgot your password',
    description: 'Ask for a link to set a new password.',
    noIndex: true,
  })

const askForLink = (email: string) =>
  unwrap(api.POST('/api/auth/forgot-password', { body: { email }, bodySerializer: multipart }))

export default function ForgotPassword() {
  const { state, problem, call } = useCall(askForLink)
  return (
    <AuthCard
      title="Forgot your password?"
      lede="Tell us your e-mail address and we send a link to set a new one."
      footer={<Link href="/login">Back to log in</Link>}
    >
      {state === 'done' ? (
        <Note tone="positive" title="Look into your mailbox.">
          If the address has an account here, a link is on its way.
        </Note>
      ) : (
        <Form errors={problem?.fields} onSubmit={({ email = '' }) => void call(email.trim())}>
          {problem?.notice && <Note tone="critical">{problem.notice.text}</Note>}
          <TextField name="email" type="email" label="E-mail" autoComplete="email" required />
          <Button type="submit" size="lg" block busy={state === 'busy'}>
            Send the link
          </Button>
        </Form>
      )}
    </AuthCard>
  )
}
