import type { MergeResult } from '@stoa/cart-core'
import { useCart, useCore } from '@stoa/cart-core/react'
import { Note } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { mergeResultsLabels as t } from './merge-results.labels.ts'

/** Shows which of a guest's lines changed or were dropped at login, and why. */
export function MergeResults() {
  const core = useCore()
  const results = useCart(state => state.mergeResults)
  const remarks = (results ?? []).flatMap(line => remarkOn(line) ?? [])
  if (remarks.length === 0) return null
  return (
    <Note
      tone="caution"
      title={t.title}
      action={{ label: t.dismiss, onClick: () => core.cart.dismissMergeResults() }}
    >
      {remarks.join(' ')}
    </Note>
  )
}

const NAMED = ['product_gone', 'out_of_stock', 'shop_closed', 'cart_full'] as const

const isNamed = (reason: unknown): reason is (typeof NAMED)[number] => NAMED.some(named => named === reason)

function remarkOn({ outcome, name, quantity, reason }: MergeResult): string | null {
  if (outcome === 'capped') return formatMessage(t.capped, { name, count: quantity })
  if (outcome === 'dropped') return formatMessage(isNamed(reason) ? t[reason] : t.other, { name })
  return null
}
