import { useCore } from '@stoa/cart-core/react'
import { Button } from '@stoa/ui'
import { purchasePanelLabels } from './purchase-panel.labels.ts'

/** Offers guests the login, which leads back to the product, to get an email when a sold-out variant is back. */
export function LogInToWait() {
  const core = useCore()
  return (
    <div>
      <Button
        emphasis="line"
        href="/login"
        onClick={() => core.returnTo.remember(`${location.pathname}${location.search}`)}
      >
        {purchasePanelLabels.logInToWait}
      </Button>
    </div>
  )
}
