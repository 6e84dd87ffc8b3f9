import { useCore } from '@stoa/cart-core/react'
import { Note } from '@stoa/ui'
import { cartPageLabels as t } from './cart-page.labels.ts'

/** Says that the cart couldn’t be loaded, and loads it again. */
export function LoadFailed() {
  const core = useCore()
  return (
    <Note
      tone="caution"
      title={t.failed.title}
      action={{ label: t.failed.retry, onClick: () => core.cart.reload() }}
    >
      {t.failed.text}
    </Note>
  )
}
