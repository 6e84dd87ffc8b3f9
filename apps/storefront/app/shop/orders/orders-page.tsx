import { isApiError } from '@stoa/api-client'
import type { OrderBadge, OrderList, OrderStage } from '@stoa/api-client/schema'
import {
  Chip,
  EmptyState,
  FindForm,
  OrderCard,
  OrderCards,
  OrderSkeleton,
  Pagination,
  Select,
  Skeleton,
  Stack,
  useOrderStatusNames,
} from '@stoa/ui'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useApi } from '../../data/use-api.ts'
import { camelCase } from '../../lib/camel-case.ts'
import { hrefWith } from '../../lib/href-with.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toOrderCard } from './order-view.ts'

const STAGES: readonly { stage: OrderStage; label: string; none: string }[] = [
  { stage: 'preparing', label: 'In preparation', none: 'Nothing is being prepared.' },
  { stage: 'on_the_way', label: 'On the way', none: 'Nothing is on its way.' },
  { stage: 'delivered', label: 'Delivered', none: 'Nothing has been delivered yet.' },
  { stage: 'returned', label: 'Returns', none: 'You have returned nothing.' },
  { stage: 'canceled', label: 'Canceled', none: 'No order was canceled.' },
]

const BADGES: readonly OrderBadge[] = [
  'placed',
  'confirmed',
  'partly_shipped',
  'shipped',
  'delivered',
  'completed',
  'return_requested',
  'return_approved',
  'returned',
  'partly_refunded',
  'refunded',
  'canceled',
  'in_dispute',
]

/** What somebody has bought, searched and filtered, page by page; all of it stands in the address. */
export function OrdersPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const nameOf = useOrderStatusNames()
  const [params] = useSearchParams()
  const chosen = STAGES.find(({ stage }) => stage === params.get('stage'))
  const badge = BADGES.find(one => one === params.get('badge'))
  const shop = params.get('shop')?.slice(0, 200) || undefined
  const q = params.get('q')?.trim().slice(0, 100) || undefined
  const cursor = params.get('cursor')
  const query = {
    ...(chosen && { stage: chosen.stage }),
    ...(badge && { badge }),
    ...(shop && { shop }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  }
  const { data, error, mutate } = useApi(
    '/api/user/orders',
    { params: { query } },
    { keepPreviousData: true },
  )
  const hrefOf = (change: Record<string, string | null>) => hrefWith(pathname, params, change)
  const filter = (change: Record<string, string | null>) =>
    void navigate(hrefOf(change), { preventScrollReset: true })

  // From an older address: the list itself is still there.
  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={hrefOf({})} replace />
  if (error) return <SectionState error={error} onRetry={() => void mutate()} />
  if (!data) return <OrdersSkeleton />
  const { items, counts, shops } = data
  const count = (stage: keyof OrderList['counts']) => counts[stage]

  if (count('all') === 0) {
    return (
      <EmptyState
        thing="box"
        title="No orders yet"
        text="When you buy something, you can track it here."
        action={{ label: 'See all products', href: '/all-product' }}
      />
    )
  }
  const { previous, next } = data.page
  const isFiltered = Boolean(chosen || badge || shop || q)
  return (
    <Stack gap="lg">
      <FindForm
        action={pathname}
        label="Search your orders"
        value={q ?? ''}
        onFind={text => filter({ q: text.slice(0, 100) || null })}
      />
      <Stack as="nav" row gap="sm" aria-label="Orders by where they are">
        <Chip
          label={`All (${count('all')})`}
          href={hrefOf({ stage: null, badge: null })}
          current={!chosen && !badge}
        />
        {STAGES.filter(({ stage }) => count(stage) > 0 || stage === chosen?.stage).map(({ stage, label }) => (
          <Chip
            key={stage}
            label={`${label} (${count(stage)})`}
            href={hrefOf({ stage, badge: null })}
            current={stage === chosen?.stage}
          />
        ))}
      </Stack>
      <Stack row>
        <Select
          label="Status"
          labelPlace="before"
          value={badge ?? ''}
          onValueChange={value => filter({ badge: value || null, stage: null })}
          options={[
            { value: '', label: 'Any' },
            ...BADGES.map(value => ({ value, label: nameOf(camelCase(value)) })),
          ]}
        />
        <Select
          label="Shop"
          labelPlace="before"
          value={shops.some(({ slug }) => slug === shop) ? shop! : ''}
          onValueChange={value => filter({ shop: value || null })}
          options={[
            { value: '', label: 'All' },
            ...shops.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </Stack>
      {items.length === 0 ? (
        <EmptyState
          thing={q ? 'search' : 'box'}
          title={noneOf({ isOnlyStage: Boolean(chosen && !q && !shop), none: chosen?.none })}
          {...(isFiltered && { text: 'Try another word, or look at all of them.' })}
          action={{ label: 'See all orders', href: pathname }}
        />
      ) : (
        <OrderCards>
          {items.map(order => (
            <OrderCard key={order.id} order={toOrderCard(order)} />
          ))}
        </OrderCards>
      )}
      {(previous || next) && (
        <Pagination
          previousHref={previous ? hrefOf({ cursor: previous }) : undefined}
          nextHref={next ? hrefOf({ cursor: next }) : undefined}
        />
      )}
    </Stack>
  )
}

/** As high as search, filters and a few orders. */
const OrdersSkeleton = () => (
  <Stack gap="lg">
    <Skeleton width="min(100%, 26rem)" height={44} />
    <Skeleton width="80%" height={36} />
    <Skeleton width="min(100%, 28rem)" height={44} />
    <OrderSkeleton count={4} />
  </Stack>
)

const noneOf = ({ isOnlyStage, none }: { isOnlyStage: boolean; none: string | undefined }) =>
  (isOnlyStage && none) || 'No order fits'
