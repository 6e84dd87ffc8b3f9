import type { VariantRemoval } from '@stoa/api-client/schema'
import { ConfirmDialog } from '@stoa/ui/dialog'

interface RemovalProps {
  readonly removal: VariantRemoval
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const MOST = 8

/** Names the variants that a change of options takes away, before it does. */
export function RemovalDialog({ removal, onConfirm, onClose }: RemovalProps) {
  const { variants, pieces, openOrders } = removal
  const named = variants
    .slice(0, MOST)
    .map(({ label, stock }) => `${label}${stock ? ` (${String(stock)} in stock)` : ''}`)
  const rest = variants.length - named.length
  const list = rest > 0 ? `${named.join(', ')} and ${String(rest)} more` : named.join(', ')
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={variants.length === 1 ? 'One variant will go' : `${String(variants.length)} variants will go`}
      description={[
        `${list}.`,
        pieces > 0 && `${String(pieces)} pieces leave the stock.`,
        openOrders > 0 &&
          `${openOrders === 1 ? 'One open order has' : `${String(openOrders)} open orders have`} them, and is still to be sent as it was ordered.`,
      ]
        .filter(Boolean)
        .join(' ')}
      confirm="Remove and save"
      cancel="Keep them"
      tone="critical"
      onConfirm={onConfirm}
    />
  )
}
