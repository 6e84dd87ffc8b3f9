import { AuthCard, Link, Note } from '@stoa/ui'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Look into your mailbox', description: 'We sent you a message.', noIndex: true })

export default function VerifyEmail() {
  return (
    <AuthCard title="Look into your mailbox" footer={<Link href="/login">Back to log in</Link>}>
      <Note tone="info" title="We wrote to you when you registered.">
        The message has a link. It opens a page here on which you activate your account with one click.
      </Note>
    </AuthCard>
  )
}
