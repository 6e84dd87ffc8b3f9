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
import { sellerLayoutLabels } from './seller.labels.ts'

/** Layout of the Seller Center, for shop managers only. The API checks the role too, so this only avoids a useless page. */
export default function SellerLayout() {
  return (
    <>
      {/* Its effects run after those of the page, which saves its last input when a logout removes it. */}
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
        <GuardFallback withoutScripts={sellerLayoutLabels.needsScripts} />
      </>
    )
  if (!visitor.user.roles.some(role => role.name === ROLE_SHOP_MANAGER)) return <Navigate to="/" replace />
  return (
    // The key resets the frame for another user, so that no one sees or saves the input of someone else.
    <SellerFrame key={visitor.user.id} user={visitor.user}>
      <Outlet />
    </SellerFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
