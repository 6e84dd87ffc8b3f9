import { useCore } from '@stoa/cart-core/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Sends a guest to log in and remembers where they were headed. Not somebody who is on the way out already: after a
 * log-out the page stays until the next one's code is there, and the address is that of the next.
 */
export function useAskToLogIn(isGuest: boolean): void {
  const core = useCore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const { location } = window
    if (!isGuest || location.pathname + location.search !== pathname + search) return
    core.returnTo.remember(pathname + search)
    navigate('/login', { replace: true })
  }, [isGuest, core, navigate, pathname, search])
}
