import { ROLE_SHOP_MANAGER } from '@stoa/cart-core'
import { Navigate, Outlet } from 'react-router-dom'
import { ErrorPage } from '../features/errors/error-page.tsx'
import { SellerFrame } from '../features/seller/frame/seller-frame.tsx'
import { AskAtOnce } from '../features/session/ask-at-once.tsx'
import { GuardFallback } from '../features/session/guard-fallback.tsx'
import { SessionUnread } from '../features/session/session-unread.tsx'
import { useAskToLogIn } from '../features/session/use-ask-to-log-in.ts'
import { useVisitor } from '../features/session/use-visitor.ts'
import type { Route } from './+types/seller'

/** The seller area is for shop managers. The API asks for the role as well: this only spares a useless page. */
export default function SellerLayout() {
  const visitor = useVisitor()
  useAskToLogIn(visitor.kind === 'guest')
  if (visitor.kind === 'unread') return <SessionUnread />
  if (visitor.kind !== 'user')
    return (
      <>
        <AskAtOnce />
        <GuardFallback />
      </>
    )
  if (!visitor.user.roles.some(role => role.name === ROLE_SHOP_MANAGER)) return <Navigate to="/" replace />
  return (
    <SellerFrame user={visitor.user}>
      <Outlet />
    </SellerFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
