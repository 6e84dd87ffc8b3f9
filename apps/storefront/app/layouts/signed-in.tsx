import { useAuth, useAuthReady } from '@stoa/cart-core/react'
import { Outlet } from 'react-router-dom'
import { GuardFallback } from '../features/session/guard-fallback.tsx'
import { useAskToLogIn } from '../features/session/use-ask-to-log-in.ts'

/** Its pages are for people who are signed in; a guest logs in first and comes back. */
export default function SignedInLayout() {
  const isReady = useAuthReady()
  const isGuest = useAuth(state => state.user === null)
  useAskToLogIn(isReady && isGuest)
  return isReady && !isGuest ? <Outlet /> : <GuardFallback />
}
