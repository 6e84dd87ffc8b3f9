import { CartRegion } from '@stoa/ui'
import { Outlet, useMatches } from 'react-router-dom'
import { AskAtOnce } from '../shared/session/ask-at-once.tsx'
import { type GuardedPage, GuardFallback } from '../shared/session/guard-fallback.tsx'
import { SessionUnread } from '../shared/session/session-unread.tsx'
import { useAskToLogIn } from '../shared/session/use-ask-to-log-in.ts'
import { useVisitor } from '../shared/session/use-visitor.ts'

/** Layout of pages for users. A guest logs in first and then returns to the page. */
export default function SignedInLayout() {
  const { kind } = useVisitor()
  const page = useMatches().at(-1)?.handle as GuardedPage | undefined
  useAskToLogIn(kind === 'guest')
  if (kind === 'unread') return <SessionUnread />
  if (kind === 'user') return <Outlet />
  const fallback = (
    <>
      <AskAtOnce />
      <GuardFallback withoutScripts={page?.withoutScripts} />
    </>
  )
  return page?.isTall ? <CartRegion loading>{fallback}</CartRegion> : fallback
}
