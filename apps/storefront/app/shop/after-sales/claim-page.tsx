import { Button, EmptyState, Stack } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { orderHref } from '../orders/order-address.ts'
import { toChoosableLines } from './after-sales-view.ts'
import { ClaimForm } from './claim-form.tsx'
import { OrderFormPage } from './order-form-page.tsx'
import { RequestDone } from './request-done.tsx'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Reports a problem with one shop's order; afterwards, what happens next. */
export function ClaimPage({ number }: { number: string }) {
  const [params, setParams] = useSearchParams()
  return (
    <OrderFormPage number={number} title="Report a problem">
      {(order, group) => {
        const opened = order.claims.find(({ id }) => id === params.get('opened'))
        if (opened) {
          return (
            <RequestDone
              title="The shop has your report"
              orderHref={orderHref(number)}
              steps={[
                `${order.shop.name} answers by ${DAY.format(new Date(opened.answerBy))}, with a refund, a replacement, or its reasons against it.`,
                'If it does not answer, or you see it differently, you can ask us to decide on the page of your order.',
              ]}
              email={group.email}
            />
          )
        }
        const lines = toChoosableLines(order.lines, 'claimableQuantity', group.currency)
        if (!order.actions.includes('claim') || lines.length === 0) {
          return (
            <EmptyState
              thing="box"
              title="There is nothing to report now"
              text="A problem can be reported once something has been sent, until the time for returns is over. What is part of a return or of a report already is left out."
            >
              <Stack row>
                <Button href={orderHref(number)}>See the order</Button>
                <Button href="/contact" emphasis="line">
                  Write to us
                </Button>
              </Stack>
            </EmptyState>
          )
        }
        return (
          <ClaimForm
            order={order}
            currency={group.currency}
            lines={lines}
            onOpened={id => setParams({ opened: id }, { replace: true })}
          />
        )
      }}
    </OrderFormPage>
  )
}
