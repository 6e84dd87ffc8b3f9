import { isApiError } from '@stoa/api-client'
import { Button, OrderConfirmation, OrderMoney, OrderSkeleton } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useApi } from '../../data/use-api.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toAmounts } from '../../shared/orders/order-amounts.ts'
import { AddressBlock } from './address-block.tsx'
import { confirmationPageLabels } from './confirmation-page.labels.ts'
import { MissingOrder } from './missing-order.tsx'
import { orderHref } from './order-address.ts'
import { toArrival, toOrderShop } from './order-view.ts'

/** Thanks the buyer for a purchase. Reads it from the server, so a reload works and other accounts see nothing. */
export function ConfirmationPage({ number }: { number: string }) {
  const { data, error, mutate } = useApi('/api/user/orders/{number}', { params: { path: { number } } })
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <MissingOrder page />
  if (error) return <SectionState error={error} onRetry={() => void mutate()} />
  if (!data) return <OrderSkeleton layout="detail" count={2} />
  const { orders, email, payment, shippingAddress, currency } = data
  const sent = formatMessage(confirmationPageLabels.sent, { shops: orders.length })
  return (
    <OrderConfirmation
      number={data.number}
      text={email ? formatMessage(confirmationPageLabels.emailed, { sent, email }) : sent}
      isTest={payment?.isTest === true}
      actions={
        <>
          <Button href={orderHref(data.number)}>{confirmationPageLabels.seeOrder}</Button>
          <Button href="/track-order" emphasis="line">
            {confirmationPageLabels.track}
          </Button>
          <Button emphasis="plain" onClick={() => window.print()}>
            {confirmationPageLabels.print}
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
