import { EmptyState } from '@stoa/ui'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () => pageMeta({ title: 'Password', description: 'Change your password.', noIndex: true })

export default function ChangePassword() {
  return (
    <EmptyState
      thing="box"
      title="By mail, for now"
      text="A password is changed with a link that we mail to you. Log out first; the link ends every session."
      action={{ label: 'How it works', href: '/help' }}
    />
  )
}
