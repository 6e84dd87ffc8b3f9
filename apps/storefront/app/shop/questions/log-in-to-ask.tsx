import { useCore } from '@stoa/cart-core/react'
import { Button } from '@stoa/ui'

/** What a guest has, and all that there is without scripts. The log-in leads back to the questions. */
export function LogInToAsk() {
  const core = useCore()
  return (
    <div>
      <Button
        emphasis="line"
        href="/login"
        onClick={() => core.returnTo.remember(`${location.pathname}${location.search}#questions`)}
      >
        Log in to ask a question
      </Button>
    </div>
  )
}
