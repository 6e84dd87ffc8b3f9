import { useCore } from '@stoa/cart-core/react'
import { Button } from '@stoa/ui'
import { logInToAskLabels } from './log-in-to-ask.labels.ts'

/** Link for guests, and for browsers without scripts. The login leads back to the questions. */
export function LogInToAsk() {
  const core = useCore()
  return (
    <div>
      <Button
        emphasis="line"
        href="/login"
        onClick={() => core.returnTo.remember(`${location.pathname}${location.search}#questions`)}
      >
        {logInToAskLabels.logIn}
      </Button>
    </div>
  )
}
