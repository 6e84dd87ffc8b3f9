import { useCore } from '@stoa/cart-core/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Sends a guest to log in and remembers where they were headed. */
export function useAskToLogIn(isGuest: boolean): void {
  const core = useCore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isGuest) return
    core.returnTo.remember(pathname + search)
    navigate('/login', { replace: true })
  }, [isGuest, core, navigate, pathname, search])
}
