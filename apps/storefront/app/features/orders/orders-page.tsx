import { isApiError } from '@stoa/api-client'
import type { OrderList, OrderStage } from '@stoa/api-client/schema'
import { Chip, EmptyState, OrderCard, OrderCards, Pagination, Stack } from '@stoa/ui'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useApi } from '../../data/use-api.ts'
import { hrefWith } from '../../lib/listing-view.ts'
import { SectionState } from '../account/section-state.tsx'
import { toOrderCard } from './order-view.ts'

const STAGES: readonly { stage: OrderStage; label: string; none: string }[] = [
  { stage: 'preparing', label: 'In preparation', none: 'Nothing is being prepared.' },
  { stage: 'on_the_way', label: 'On the way', none: 'Nothing is on its way.' },
  { stage: 'delivered', label: 'Delivered', none: 'Nothing has been delivered yet.' },
  { stage: 'returned', label: 'Returns', none: 'You have returned nothing.' },
  { stage: 'canceled', label: 'Canceled', none: 'No order was canceled.' },
]

/** What somebody has bought, by where it is and page by page; both stand in the address. */
export function OrdersPage() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const chosen = STAGES.find(({ stage }) => stage === params.get('stage'))
  const cursor = params.get('cursor')
  const query = { ...(chosen && { stage: chosen.stage }), ...(cursor && { cursor }) }
  const { data, error, mutate } = useApi(
    '/api/user/orders',
    { params: { query } },
    { keepPreviousData: true },
  )
  const firstPage = hrefWith(pathname, params, {})

  // From an older address: the list itself is still there.
  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={firstPage} replace />
  if (!data || error) return <SectionState error={error} onRetry={() => void mutate()} />
  const orders = data.items
  const count = (stage: keyof OrderList['counts']) => data.counts[stage]

  if (count('all') === 0) {
    return (
      <EmptyState
        thing="box"
        title="No orders yet"
        text="When you buy something, its way to you can be followed here."
        action={{ label: 'See all products', href: '/all-product' }}
      />
    )
  }
  const { previous, next } = data.page
  return (
    <Stack gap="lg">
      <Stack as="nav" row gap="sm" aria-label="Orders by where they are">
        <Chip
          label={`All (${count('all')})`}
          href={hrefWith(pathname, params, { stage: null })}
          current={!chosen}
        />
        {STAGES.filter(({ stage }) => count(stage) > 0 || stage === chosen?.stage).map(({ stage, label }) => (
          <Chip
            key={stage}
            label={`${label} (${count(stage)})`}
            href={hrefWith(pathname, params, { stage })}
            current={stage === chosen?.stage}
          />
        ))}
      </Stack>
      {orders.length === 0 ? (
        <EmptyState
          thing="box"
          title={chosen?.none ?? 'No orders here'}
          action={{ label: 'See all orders', href: pathname }}
        />
      ) : (
        <OrderCards>
          {orders.map(order => (
            <OrderCard key={order.id} order={toOrderCard(order)} />
          ))}
        </OrderCards>
      )}
      {(previous || next) && (
        <Pagination
          previousHref={previous ? hrefWith(pathname, params, { cursor: previous }) : undefined}
          nextHref={next ? hrefWith(pathname, params, { cursor: next }) : undefined}
        />
      )}
    </Stack>
  )
}
