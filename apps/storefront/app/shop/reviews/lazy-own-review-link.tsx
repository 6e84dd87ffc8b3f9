import { Suspense } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useIdle } from '../../shared/lazy/use-idle.ts'
import { useHoldsSession } from '../../shared/session/use-holds-session.ts'
import type { OwnReviewLinkProps } from './own-review-link.tsx'

const Link = lazily(async () => (await import('./own-review-link.tsx')).OwnReviewLink)

/** Only buyers have one: its code comes to who is signed in, when the page is idle. */
export function OwnReviewLink(props: OwnReviewLinkProps) {
  const isIdle = useIdle()
  const holdsSession = useHoldsSession()
  return <Suspense>{isIdle && holdsSession && <Link {...props} />}</Suspense>
}
