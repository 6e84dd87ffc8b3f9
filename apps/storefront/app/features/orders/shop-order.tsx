import type { Order } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { Note, OrderDetailCard, Stack } from '@stoa/ui'
import { useState } from 'react'
import { type BoughtAgain, buyAgain } from './buy-again.ts'
import { toOrderDetail } from './order-view.ts'
import { saveInvoice } from './save-invoice.ts'

/** What one shop sends, with what can be done now: buy it again, and save its invoice. */
export function ShopOrder({ order, currency }: { order: Order; currency: string }) {
  const core = useCore()
  const [busy, setBusy] = useState<string>()
  const [again, setAgain] = useState<BoughtAgain | null>(null)
  const [unsaved, setUnsaved] = useState<string | null>(null)

  const buy = async (what: string, lines: Order['lines']) => {
    if (busy) return
    setBusy(what)
    setAgain(null)
    setAgain(await buyAgain(core, order.shop, lines, currency))
    setBusy(undefined)
  }
  const save = async () => {
    if (busy) return
    setBusy('invoice')
    setUnsaved(null)
    setUnsaved(await saveInvoice(order.number))
    setBusy(undefined)
  }
  return (
    <OrderDetailCard
      order={toOrderDetail(order, currency)}
      busy={busy}
      onBuyLine={id =>
        void buy(
          id,
          order.lines.filter(line => line.id === id),
        )
      }
      onBuyAll={() => void buy('all', order.lines)}
      onInvoice={() => void save()}
    >
      {(again || unsaved) && (
        <Stack gap="sm">
          {again && <Outcome {...again} />}
          {unsaved && (
            <Note tone="critical" role="alert" title="The invoice was not saved.">
              {unsaved}
            </Note>
          )}
        </Stack>
      )}
    </OrderDetailCard>
  )
}

function Outcome({ added, refused }: BoughtAgain) {
  const reasons = refused.map(({ title, reason }) => `${title}: ${reason}`).join(' ')
  if (added.length === 0)
    return (
      <Note tone="critical" role="alert" title="Nothing was added.">
        {reasons}
      </Note>
    )
  return (
    <Note
      tone={refused.length > 0 ? 'caution' : 'positive'}
      role="status"
      title={added.length === 1 ? `${added[0]} is in your cart.` : `${added.length} lines are in your cart.`}
      action={{ label: 'View cart', href: '/cart' }}
    >
      {refused.length > 0 && `Not added: ${reasons}`}
    </Note>
  )
}
