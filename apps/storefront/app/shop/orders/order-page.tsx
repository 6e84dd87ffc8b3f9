import { isApiError } from '@stoa/api-client'
import type { OrderGroup } from '@stoa/api-client/schema'
import { AccountPanel, Badge, Breadcrumbs, OrderMoney, OrderSkeleton, Stack } from '@stoa/ui'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toAmounts } from '../../shared/orders/order-amounts.ts'
import { AddressBlock } from './address-block.tsx'
import { MissingOrder } from './missing-order.tsx'
import { ShopOrder } from './shop-order.tsx'
import { useOrderGroup } from './use-order-group.ts'

/** One purchase: a card for each shop, then what is common to all. */
export function OrderPage({ number }: { number: string }) {
  const { data, error, mutate } = useOrderGroup(number)
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <MissingOrder />
  if (error && !data) return <SectionState error={error} onRetry={() => void mutate()} />
  return (
    <Stack gap="lg">
      <Breadcrumbs
        items={[{ label: 'Orders', href: '/account/orders' }, { label: data?.number ?? number }]}
      />
      {data ? (
        <>
          {data.orders.map(order => (
            <ShopOrder key={order.id} order={order} group={data} />
          ))}
          <Together group={data} />
        </>
      ) : (
        <OrderSkeleton kind="detail" count={2} />
      )}
    </Stack>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

function Together({ group }: { group: OrderGroup }) {
  const { payment, shippingAddress, currency, email, placedAt, orders } = group
  return (
    <AccountPanel title={orders.length > 1 ? 'All shops together' : 'The order'}>
      <Stack>
        <p>
          Ordered on <time dateTime={placedAt}>{DAY.format(new Date(placedAt))}</time>
          {email && `. Emails about it go to ${email}.`}
        </p>
        <OrderMoney amounts={toAmounts(group, currency)} currency={currency} />
        {payment && (
          <p>
            Paid {payment.instrument ? `with ${payment.instrument}` : `by ${payment.method}`}{' '}
            {payment.isTest && <Badge tone="caution">TEST, no money moved</Badge>}
          </p>
        )}
        {shippingAddress && <AddressBlock address={shippingAddress} />}
      </Stack>
    </AccountPanel>
  )
}
