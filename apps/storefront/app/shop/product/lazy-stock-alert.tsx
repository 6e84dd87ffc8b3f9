import { useCore } from '@stoa/cart-core/react'
import { Button } from '@stoa/ui'
import { Suspense } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useIdle } from '../../shared/lazy/use-idle.ts'
import { useHoldsSession } from '../../shared/session/use-holds-session.ts'
import type { StockAlertProps } from './stock-alert.tsx'

const Alert = lazily(async () => (await import('./stock-alert.tsx')).StockAlert, LogInToWait)

/** The way to be told when a sold-out variant is back; the code of who is signed in comes when the page is idle. */
export function StockAlert(props: StockAlertProps) {
  const isIdle = useIdle()
  const holdsSession = useHoldsSession()
  if (!isIdle || !holdsSession) return <LogInToWait />
  return (
    <Suspense fallback={<LogInToWait />}>
      <Alert {...props} />
    </Suspense>
  )
}

/** What a guest has, and all that there is without scripts. The log-in leads back to the product. */
function LogInToWait() {
  const core = useCore()
  return (
    <div>
      <Button
        emphasis="line"
        href="/login"
        onClick={() => core.returnTo.remember(`${location.pathname}${location.search}`)}
      >
        Log in to be told when it is back
      </Button>
    </div>
  )
}
