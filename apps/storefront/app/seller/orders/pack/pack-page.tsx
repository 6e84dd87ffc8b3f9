import { isApiError } from '@stoa/api-client'
import { PageHead } from '@stoa/back-office'
import { EmptyState, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { ORDERS, sellerOrderHref } from '../order/order-addresses.ts'
import { type NextParcel, nextParcel } from '../order/seller-order-view.ts'
import { useSellerOrder } from '../order/use-seller-order.ts'
import { PaidShipping } from '../paid-shipping.tsx'
import { packPageLabels } from './pack.labels.ts'
import { NOTHING_TYPED, PackForm, type ShippingInput } from './pack-form.tsx'

/** Packs an order on one screen that works with one hand: item by item, then the shipping details. */
export function PackPage({ number }: { number: string }) {
  const navigate = useNavigate()
  const control = useSellerOrder(number)
  /** Number of parcels packed here. Each has a form of its own, which begins with `typed`. */
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState<ShippingInput>(NOTHING_TYPED)
  /** Parcel that is packed and not shipped yet. It stays on screen even if no other items are left. */
  const [held, setHeld] = useState<NextParcel | null>(null)
  const { data: order, error, mutate } = control.read
  if (!order && isApiError(error) && error.status === 404)
    return (
      <EmptyState
        page
        thing="box"
        title={packPageLabels.notFound}
        action={{ label: packPageLabels.all, href: ORDERS }}
      />
    )
  if (!order) return <SectionState error={error} onRetry={() => void mutate()} />
  const parcel = held ?? nextParcel(order)
  const title = parcel?.claimId ? packPageLabels.replacement : packPageLabels.title
  return (
    <Stack gap="md">
      <PageHead
        title={formatMessage(title, { number })}
        status={<PaidShipping tier={order.shippingTier} />}
        back={{ label: number, href: sellerOrderHref(number) }}
      />
      {parcel ? (
        <PackForm
          key={round}
          order={order}
          parcel={parcel}
          control={control}
          onHold={() => setHeld(parcel)}
          typed={typed}
          onDone={(after, message, next) => {
            setTyped(next)
            toasts.show({ type: 'success', title: message })
            setHeld(null)
            if (nextParcel(after)) setRound(round + 1)
            else void navigate(sellerOrderHref(number), { replace: true })
          }}
        />
      ) : (
        <EmptyState
          thing="box"
          title={packPageLabels.done}
          description={packPageLabels.doneText}
          action={{ label: packPageLabels.back, href: sellerOrderHref(number) }}
        />
      )}
    </Stack>
  )
}
