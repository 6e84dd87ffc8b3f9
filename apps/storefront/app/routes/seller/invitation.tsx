import { useAuth } from '@stoa/cart-core/react'
import { EmptyState } from '@stoa/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageMeta } from '../../lib/seo.ts'
import { GuardFallback } from '../../shared/session/guard-fallback.tsx'
import { invitationLabels } from './invitation.labels.ts'

const InvitationPage = lazy(() => import('../../seller/registration/invitation-page.tsx'))

export const meta = () =>
  pageMeta({ title: invitationLabels.title, description: invitationLabels.description, noIndex: true })

/** Outside of the seller area's guard: who is invited has no shop yet. */
export default function Invitation() {
  const user = useAuth(state => state.user)
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  if (!token)
    return (
      <EmptyState
        page
        thing="question"
        title={invitationLabels.incomplete}
        description={invitationLabels.hint}
        action={{ label: invitationLabels.home, href: '/' }}
      />
    )
  if (!user) return <GuardFallback />
  return (
    <Suspense fallback={<GuardFallback />}>
      <InvitationPage token={token} email={user.email ?? ''} />
    </Suspense>
  )
}
