import { useCore } from '@stoa/cart-core/react'
import { ApiDown } from '@stoa/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Takes the place of a page that needs a login if the profile can't be read. */
export function SessionUnread() {
  const core = useCore()
  const { pathname, search } = useLocation()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await core.auth.reloadUser()
    setBusy(false)
  }
  return <ApiDown retryHref={pathname + search} onRetry={() => void retry()} busy={busy} />
}
