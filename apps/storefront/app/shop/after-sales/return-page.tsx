import type { Order } from '@stoa/api-client/schema'
import { Button, EmptyState, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useSearchParams } from 'react-router-dom'
import { marketDay } from '../../lib/market-days.ts'
import { orderHref } from '../orders/order-address.ts'
import { toChoosableLines } from './after-sales-view.ts'
import { orderFormLabels } from './order-form.labels.ts'
import { OrderFormPage } from './order-form-page.tsx'
import { RequestDone } from './request-done.tsx'
import { ReturnForm } from './return-form.tsx'
import { returnPageLabels } from './return-page.labels.ts'

/** Page that requests a return of one shop's order, then says what happens next. */
export function ReturnPage({ number }: { number: string }) {
  const [params, setParams] = useSearchParams()
  return (
    <OrderFormPage number={number} title={orderFormLabels.return}>
      {(order, group) => {
        const requested = order.returns.find(({ id }) => id === params.get('requested'))
        if (requested) {
          return (
            <RequestDone
              title={returnPageLabels.done}
              orderHref={orderHref(number)}
              steps={[
                requested.decideBy
                  ? formatMessage(returnPageLabels.answer, {
                      shop: order.shop.name,
                      day: marketDay(requested.decideBy),
                    })
                  : formatMessage(returnPageLabels.answered, { shop: order.shop.name }),
                returnPageLabels.instructions,
                returnPageLabels.refund,
              ]}
              email={group.email}
            />
          )
        }
        const lines = toChoosableLines(order.lines, 'returnableQuantity', group.currency)
        if (!order.actions.includes('return') || lines.length === 0) return <NothingToReturn order={order} />
        return (
          <ReturnForm
            order={order}
            currency={group.currency}
            lines={lines}
            onRequested={id => setParams({ requested: id }, { replace: true })}
          />
        )
      }}
    </OrderFormPage>
  )
}

function NothingToReturn({ order }: { order: Order }) {
  const { returnUntil, number } = order
  const text =
    returnUntil === null
      ? returnPageLabels.notDelivered
      : new Date(returnUntil) < new Date()
        ? formatMessage(returnPageLabels.closed, { day: marketDay(returnUntil) })
        : returnPageLabels.allHandled
  return (
    <EmptyState thing="box" title={returnPageLabels.none} description={text}>
      <Stack layout="row">
        <Button href={orderHref(number)}>{orderFormLabels.seeOrder}</Button>
        <Button href="/return-policy" emphasis="line">
          {returnPageLabels.policy}
        </Button>
      </Stack>
    </EmptyState>
  )
}
