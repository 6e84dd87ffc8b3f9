import { useCore } from '@stoa/cart-core/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Sends a guest to the login page and remembers the page to return to. Ignores guests who are leaving already: after a
 * logout, this page stays until the next one's code has loaded, while the URL is that of the next one.
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
