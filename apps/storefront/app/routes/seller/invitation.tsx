import { useAuth } from '@stoa/cart-core/react'
import { EmptyState } from '@stoa/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageMeta } from '../../lib/seo.ts'
import { GuardFallback } from '../../shared/session/guard-fallback.tsx'

const InvitationPage = lazy(() => import('../../seller/registration/invitation-page.tsx'))

export const meta = () =>
  pageMeta({ title: 'Your invitation', description: 'An invitation to work for a shop.', noIndex: true })

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
        title="This link is not whole"
        text="Open the invitation from the email again, or copy all of its address."
        action={{ label: 'Go to the front page', href: '/' }}
      />
    )
  if (!user) return <GuardFallback />
  return (
    <Suspense fallback={<GuardFallback />}>
      <InvitationPage token={token} email={user.email ?? ''} />
    </Suspense>
  )
}
