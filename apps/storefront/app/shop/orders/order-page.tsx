import { isApiError } from '@stoa/api-client'
import type { OrderGroup } from '@stoa/api-client/schema'
import { AccountPanel, Badge, Breadcrumbs, Link, OrderMoney, OrderSkeleton, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { marketFacts } from '../../lib/market.ts'
import { marketDay } from '../../lib/market-days.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toAmounts } from '../../shared/orders/order-amounts.ts'
import { AddressBlock } from './address-block.tsx'
import { MissingOrder } from './missing-order.tsx'
import { orderPageLabels } from './order-page.labels.ts'
import { ShopOrder } from './shop-order.tsx'
import { useOrderGroup } from './use-order-group.ts'

/** Shows one purchase: a card for each shop, then a summary. */
export function OrderPage({ number }: { number: string }) {
  const { data, error, mutate } = useOrderGroup(number)
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <MissingOrder />
  if (error && !data) return <SectionState error={error} onRetry={() => void mutate()} />
  return (
    <Stack gap="lg">
      <Breadcrumbs
        items={[
          { label: orderPageLabels.orders, href: '/account/orders' },
          { label: data?.number ?? number },
        ]}
      />
      {data ? (
        <>
          {data.orders.map(order => (
            <ShopOrder key={order.id} order={order} group={data} />
          ))}
          <Summary group={data} />
        </>
      ) : (
        <OrderSkeleton layout="detail" count={2} />
      )}
    </Stack>
  )
}

function Summary({ group }: { group: OrderGroup }) {
  const { payment, shippingAddress, currency, email, placedAt } = group
  return (
    <AccountPanel title={orderPageLabels.summary}>
      <Stack>
        <p>
          <time dateTime={placedAt}>
            {formatMessage(orderPageLabels.placed, { day: marketDay(placedAt) })}
          </time>
        </p>
        {email && <p>{formatMessage(orderPageLabels.emails, { email })}</p>}
        <OrderMoney amounts={toAmounts(group, currency)} currency={currency} />
        {payment && (
          <p>
            <span>
              {payment.instrument
                ? formatMessage(orderPageLabels.paidWith, { instrument: payment.instrument })
                : formatMessage(orderPageLabels.paidBy, { method: payment.method })}
            </span>{' '}
            {payment.isTest && <Badge tone="caution">{orderPageLabels.test}</Badge>}
          </p>
        )}
        {shippingAddress && <AddressBlock address={shippingAddress} />}
        {marketFacts().withdrawal.scope !== 'off' && (
          <Link href={`/withdraw?number=${encodeURIComponent(group.number)}`}>
            {orderPageLabels.withdraw}
          </Link>
        )}
      </Stack>
    </AccountPanel>
  )
}
