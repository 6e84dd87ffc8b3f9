import { Outlet, useMatches } from 'react-router-dom'
import { GuardFallback, type NeedsScriptsProps } from '../features/session/guard-fallback.tsx'
import { SessionUnread } from '../features/session/session-unread.tsx'
import { useAskToLogIn } from '../features/session/use-ask-to-log-in.ts'
import { useVisitor } from '../features/session/use-visitor.ts'

/** Its pages are for people who are signed in; a guest logs in first and comes back. */
export default function SignedInLayout() {
  const { kind } = useVisitor()
  const page = useMatches().at(-1)?.handle as NeedsScriptsProps | undefined
  useAskToLogIn(kind === 'guest')
  if (kind === 'unread') return <SessionUnread />
  return kind === 'user' ? <Outlet /> : <GuardFallback withoutScripts={page?.withoutScripts} />
}
