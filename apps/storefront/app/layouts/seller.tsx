import { ROLE_SHOP_MANAGER } from '@stoa/cart-core'
import { Navigate, Outlet } from 'react-router-dom'
import { SellerFrame } from '../seller/frame/seller-frame.tsx'
import { ForgetDraft } from '../shared/drafts/forget-draft.tsx'
import { ErrorPage } from '../shared/errors/error-page.tsx'
import { AskAtOnce } from '../shared/session/ask-at-once.tsx'
import { GuardFallback } from '../shared/session/guard-fallback.tsx'
import { SessionUnread } from '../shared/session/session-unread.tsx'
import { useAskToLogIn } from '../shared/session/use-ask-to-log-in.ts'
import { useVisitor } from '../shared/session/use-visitor.ts'
import type { Route } from './+types/seller'

const NEEDS_SCRIPTS =
  'The Seller Center works with JavaScript only. Please switch it on for this site, and load the page again.'

/** The seller area is for shop managers. The API asks for the role as well: this only spares a useless page. */
export default function SellerLayout() {
  return (
    <>
      {/* Its effects come after those of the page that a log-out takes away, which keeps what was typed last. */}
      <ForgetDraft />
      <SellerArea />
    </>
  )
}

function SellerArea() {
  const visitor = useVisitor()
  useAskToLogIn(visitor.kind === 'guest')
  if (visitor.kind === 'unread') return <SessionUnread />
  if (visitor.kind !== 'user')
    return (
      <>
        <AskAtOnce />
        <GuardFallback withoutScripts={NEEDS_SCRIPTS} />
      </>
    )
  if (!visitor.user.roles.some(role => role.name === ROLE_SHOP_MANAGER)) return <Navigate to="/" replace />
  return (
    // Another user begins anew: nothing typed is shown to somebody else, or kept as theirs.
    <SellerFrame key={visitor.user.id} user={visitor.user}>
      <Outlet />
    </SellerFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
