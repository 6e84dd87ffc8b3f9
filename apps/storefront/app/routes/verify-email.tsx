import { AuthMessage } from '../features/session/auth-message.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Look into your mailbox', description: 'We sent you a message.', noIndex: true })

export default function VerifyEmail() {
  return (
    <AuthMessage
      title="Look into your mailbox"
      text="We wrote to you when you registered. The message has a link; where an account needs activating, it opens the page for it."
      action={{ label: 'Back to log in', href: '/login' }}
    />
  )
}
