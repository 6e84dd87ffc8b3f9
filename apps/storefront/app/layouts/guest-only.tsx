import { useAuth, useAuthReady, useCore } from '@stoa/cart-core/react'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ErrorPage } from '../shared/errors/error-page.tsx'
import { GuardFallback, NeedsScripts } from '../shared/session/guard-fallback.tsx'
import { CardFrame } from '../shop/login/card-frame.tsx'
import { mailedToken } from '../shop/login/confirmation.ts'
import type { Route } from './+types/guest-only'

/** Pages that do the same as these for users, who open an emailed link in a browser that is logged in. */
const FOR_USERS: Readonly<Record<string, string | undefined>> = {
  '/verify-email': '/confirm-email',
  '/reset-password': '/new-password',
}

/**
 * Layout of pages for guests. A user is redirected to the remembered page, or home. The form is shown while the session
 * is being checked, so that a guest loses nothing that they have typed.
 */
export default function GuestOnlyLayout() {
  const core = useCore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isReady = useAuthReady()
  const isSignedIn = useAuth(state => state.user !== null)
  const leave = isReady && isSignedIn
  // The remembered page can be taken only once, but an effect may run twice.
  const address = useRef<string>(null)
  useEffect(() => {
    if (!leave) return
    const forUsers = mailedToken(new URLSearchParams(search)) && FOR_USERS[pathname]
    address.current ??= forUsers ? forUsers + search : core.returnTo.take()
    navigate(address.current, { replace: true })
  }, [leave, core, navigate, pathname, search])
  return (
    <CardFrame>
      {leave ? (
        <GuardFallback />
      ) : (
        <>
          <NeedsScripts />
          <Outlet />
        </>
      )}
    </CardFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CardFrame>
      <ErrorPage error={error} />
    </CardFrame>
  )
}
