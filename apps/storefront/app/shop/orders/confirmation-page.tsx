import { isApiError } from '@stoa/api-client'
import { Button, OrderConfirmation, OrderMoney, OrderSkeleton } from '@stoa/ui'
import { useApi } from '../../data/use-api.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toAmounts } from '../../shared/orders/order-amounts.ts'
import { AddressBlock } from './address-block.tsx'
import { MissingOrder } from './missing-order.tsx'
import { orderHref } from './order-address.ts'
import { toArrival, toOrderShop } from './order-view.ts'

/** Thanks for a purchase. It reads the purchase itself, so that it survives a reload and shows nobody else's. */
export function ConfirmationPage({ number }: { number: string }) {
  const { data, error, mutate } = useApi('/api/user/orders/{number}', { params: { path: { number } } })
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <MissingOrder page />
  if (error) return <SectionState error={error} onRetry={() => void mutate()} />
  if (!data) return <OrderSkeleton kind="detail" count={2} />
  const { orders, email, payment, shippingAddress, currency } = data
  const sent =
    orders.length === 1 ? 'The shop has your order and sends it to you.' : 'Each shop sends its own parcel.'
  return (
    <OrderConfirmation
      number={data.number}
      text={email ? `${sent} We are writing to ${email} with all of this.` : sent}
      isTest={payment?.isTest === true}
      actions={
        <>
          <Button href={orderHref(data.number)}>See your order</Button>
          <Button href="/track-order" emphasis="line">
            Track without logging in
          </Button>
          <Button emphasis="plain" onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
      shops={orders.map(order => ({
        ...toOrderShop(order.shop),
        pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        arrival: toArrival(order),
      }))}
    >
      <OrderMoney amounts={toAmounts(data, currency)} currency={currency} />
      {shippingAddress && <AddressBlock address={shippingAddress} />}
    </OrderConfirmation>
  )
}
