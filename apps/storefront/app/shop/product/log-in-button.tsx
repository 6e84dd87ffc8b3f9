import { useCore } from '@stoa/cart-core/react'
import { Button } from '@stoa/ui'

interface LogInButtonProps {
  /** Text of the button. */
  readonly children: string
  /** Place on the page to return to, such as `#questions`. Default: its top. */
  readonly hash?: string
}

/** Offers guests, and browsers without scripts, the login, which leads back to the same page. */
export function LogInButton({ children, hash = '' }: LogInButtonProps) {
  const core = useCore()
  return (
    <div>
      <Button
        emphasis="line"
        href="/login"
        onClick={() => core.returnTo.remember(location.pathname + location.search + hash)}
      >
        {children}
      </Button>
    </div>
  )
}
