import { isApiError } from '@stoa/api-client'
import { PageHead } from '@stoa/back-office'
import { EmptyState, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { ORDERS, sellerOrderHref } from '../order/order-addresses.ts'
import { useSellerOrder } from '../order/use-seller-order.ts'
import { PackForm } from './pack-form.tsx'

/** Packing on one screen, for one hand: piece by piece, then how it is sent. */
export function PackPage({ number }: { number: string }) {
  const navigate = useNavigate()
  const control = useSellerOrder(number)
  /** Each parcel begins anew with what is left. */
  const [round, setRound] = useState(0)
  /** A parcel that is packed and waits to be shipped: it stays in sight though nothing else is left. */
  const [isHeld, setHeld] = useState(false)
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
  return (
    <Stack gap="md">
      <PageHead title={`Pack ${number}`} back={{ label: number, href: sellerOrderHref(number) }} />
      {isHeld || order.actions.includes('pack') ? (
        <PackForm
          key={round}
          order={order}
          control={control}
          onHold={() => setHeld(true)}
          onDone={(after, words) => {
            toasts.show({ type: 'success', title: words })
            setHeld(false)
            if (after.actions.includes('pack')) setRound(round + 1)
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
