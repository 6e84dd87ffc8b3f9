import { isApiError } from '@stoa/api-client'
import { PageHead } from '@stoa/back-office'
import { EmptyState, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { ORDERS, sellerOrderHref } from '../order/order-addresses.ts'
import { type NextParcel, nextParcel } from '../order/seller-order-view.ts'
import { useSellerOrder } from '../order/use-seller-order.ts'
import { PackForm } from './pack-form.tsx'

/** Packing on one screen, for one hand: piece by piece, then how it is sent. */
export function PackPage({ number }: { number: string }) {
  const navigate = useNavigate()
  const control = useSellerOrder(number)
  /** Each parcel begins anew with what is left. */
  const [round, setRound] = useState(0)
  /** A parcel that is packed and waits to be shipped: it stays in sight though nothing else is left. */
  const [held, setHeld] = useState<NextParcel | null>(null)
  const { data: order, error, mutate } = control.read
  if (!order && isApiError(error) && error.status === 404)
    return (
      <EmptyState
        page
        thing="box"
        title="There is no such order"
        action={{ label: 'See all orders', href: ORDERS }}
      />
    )
  if (!order) return <SectionState error={error} onRetry={() => void mutate()} />
  const parcel = held ?? nextParcel(order)
  const what = parcel?.claimId ? `Pack the replacement for ${number}` : `Pack ${number}`
  return (
    <Stack gap="md">
      <PageHead title={what} back={{ label: number, href: sellerOrderHref(number) }} />
      {parcel ? (
        <PackForm
          key={round}
          order={order}
          parcel={parcel}
          control={control}
          onHold={() => setHeld(parcel)}
          onDone={(after, words) => {
            toasts.show({ type: 'success', title: words })
            setHeld(null)
            if (nextParcel(after)) setRound(round + 1)
            else void navigate(sellerOrderHref(number), { replace: true })
          }}
        />
      ) : (
        <EmptyState
          thing="box"
          title="All of it is packed"
          text="Parcels that wait to be shipped stand on the order’s page."
          action={{ label: 'Back to the order', href: sellerOrderHref(number) }}
        />
      )}
    </Stack>
  )
}
