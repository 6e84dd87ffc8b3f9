import { Button, EmptyState, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useSearchParams } from 'react-router-dom'
import { marketDay } from '../../lib/market-days.ts'
import { orderHref } from '../orders/order-address.ts'
import { toChoosableLines } from './after-sales-view.ts'
import { ClaimForm } from './claim-form.tsx'
import { claimPageLabels } from './claim-page.labels.ts'
import { orderFormLabels } from './order-form.labels.ts'
import { OrderFormPage } from './order-form-page.tsx'
import { RequestDone } from './request-done.tsx'

/** Page that reports a problem with one shop's order, then says what happens next. */
export function ClaimPage({ number }: { number: string }) {
  const [params, setParams] = useSearchParams()
  return (
    <OrderFormPage number={number} title={orderFormLabels.report}>
      {(order, group) => {
        const opened = order.claims.find(({ id }) => id === params.get('opened'))
        if (opened) {
          return (
            <RequestDone
              title={claimPageLabels.done}
              orderHref={orderHref(number)}
              steps={[
                formatMessage(claimPageLabels.answer, {
                  shop: order.shop.name,
                  day: marketDay(opened.answerBy),
                }),
                claimPageLabels.dispute,
              ]}
              email={group.email}
            />
          )
        }
        const lines = toChoosableLines(order.lines, 'claimableQuantity', group.currency)
        if (!order.actions.includes('claim') || lines.length === 0) {
          return (
            <EmptyState thing="box" title={claimPageLabels.none} description={claimPageLabels.noneText}>
              <Stack layout="row">
                <Button href={orderHref(number)}>{orderFormLabels.seeOrder}</Button>
                <Button href="/contact" emphasis="line">
                  {claimPageLabels.contact}
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
