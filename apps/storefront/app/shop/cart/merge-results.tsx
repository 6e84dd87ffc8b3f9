import type { MergeResult } from '@stoa/cart-core'
import { useCart, useCore } from '@stoa/cart-core/react'
import { Note } from '@stoa/ui'

const REASONS: Record<string, string> = {
  product_gone: 'is no longer for sale',
  out_of_stock: 'is sold out',
  shop_closed: 'belongs to a shop that is closed',
  invalid: 'could not be read',
  cart_full: 'did not fit, and is saved for later: the cart is full',
}

/** After logging in: which of the guest's lines did not come along as they were, and why. */
export function MergeResults() {
  const core = useCore()
  const results = useCart(state => state.mergeResults)
  const remarks = (results ?? []).flatMap(line => remarkOn(line) ?? [])
  if (remarks.length === 0) return null
  return (
    <Note
      tone="caution"
      title="Your cart has changed."
      action={{ label: 'OK', onClick: () => core.cart.dismissMergeResults() }}
    >
      {remarks.join(' ')}
    </Note>
  )
}

function remarkOn({ outcome, name, quantity, reason }: MergeResult): string | null {
  if (outcome === 'capped') return `${name}: only ${quantity} can be had.`
  if (outcome === 'dropped') return `${name} ${REASONS[reason ?? ''] ?? 'could not be added'}.`
  return null
}
