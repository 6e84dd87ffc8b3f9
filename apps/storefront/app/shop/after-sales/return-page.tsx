import type { Order } from '@stoa/api-client/schema'
import { Button, EmptyState, Stack } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { orderHref } from '../orders/order-address.ts'
import { toChoosableLines } from './after-sales-view.ts'
import { OrderFormPage } from './order-form-page.tsx'
import { RequestDone } from './request-done.tsx'
import { ReturnForm } from './return-form.tsx'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Requests a return of one shop's order; afterwards, what happens next. */
export function ReturnPage({ number }: { number: string }) {
  const [params, setParams] = useSearchParams()
  return (
    <OrderFormPage number={number} title="Return items">
      {(order, group) => {
        const requested = order.returns.find(({ id }) => id === params.get('requested'))
        if (requested) {
          return (
            <RequestDone
              title="Your return is requested"
              orderHref={orderHref(number)}
              steps={[
                requested.decideBy
                  ? `${order.shop.name} answers by ${DAY.format(new Date(requested.decideBy))}. If it does not, the return is approved automatically.`
                  : `${order.shop.name} has answered. See your order for how to send it.`,
                'Once it is approved, you get the instructions by email and on the page of your order. Please do not send anything before.',
                'When the shop has received and checked it, the amount goes back to the way you paid.',
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
      ? 'Items can be returned once all of the order has been delivered, for 30 days.'
      : new Date(returnUntil) < new Date()
        ? `The time for returns ended on ${DAY.format(new Date(returnUntil))}. If something is wrong with an item, please write to us.`
        : 'All items of this order are canceled, returned, or part of a return or a report already.'
  return (
    <EmptyState thing="box" title="Nothing can be returned now" text={text}>
      <Stack row>
        <Button href={orderHref(number)}>See the order</Button>
        <Button href="/return-policy" emphasis="line">
          How returns work
        </Button>
      </Stack>
    </EmptyState>
  )
}
