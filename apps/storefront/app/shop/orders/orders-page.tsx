import { isApiError } from '@stoa/api-client'
import type { OrderBadge, OrderList, OrderStage } from '@stoa/api-client/schema'
import {
  Chip,
  EmptyState,
  FindForm,
  OrderCard,
  OrderCards,
  OrderPurchase,
  OrderSkeleton,
  Pagination,
  Select,
  Skeleton,
  Stack,
  useOrderStatusNames,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useApi } from '../../data/use-api.ts'
import { camelCase } from '../../lib/camel-case.ts'
import { hrefWith } from '../../lib/href-with.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { groupNumberOf } from './order-address.ts'
import { toOrderCard } from './order-view.ts'
import { ordersPageLabels, stageLabels } from './orders-page.labels.ts'

const STAGES: readonly OrderStage[] = ['preparing', 'on_the_way', 'delivered', 'returned', 'canceled']

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

/** Lists the buyer's orders, page by page. Search, filters and page are kept in the URL. */
export function OrdersPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const nameOf = useOrderStatusNames()
  const [params] = useSearchParams()
  const chosen = STAGES.find(stage => stage === params.get('stage'))
  const badge = BADGES.find(one => one === params.get('badge'))
  const shop = params.get('shop')?.slice(0, 200) || undefined
  const q = params.get('q')?.trim().slice(0, 100) || undefined
  const cursor = params.get('cursor')
  const query = {
    ...(chosen && { stage: chosen }),
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

  // The cursor is out of date: show the list from its start.
  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={hrefOf({})} replace />
  if (error) return <SectionState error={error} onRetry={() => void mutate()} />
  if (!data) return <OrdersSkeleton />
  const { items, counts, shops } = data
  const count = (stage: keyof OrderList['counts']) => counts[stage]

  if (count('all') === 0) {
    return (
      <EmptyState
        thing="box"
        title={ordersPageLabels.none}
        description={ordersPageLabels.noneHint}
        action={{ label: ordersPageLabels.seeProducts, href: '/all-product' }}
      />
    )
  }
  const { previous, next } = data.page
  const isFiltered = Boolean(chosen || badge || shop || q)
  return (
    <Stack gap="lg">
      <FindForm
        action={pathname}
        label={ordersPageLabels.search}
        value={q ?? ''}
        onSubmit={text => filter({ q: text.slice(0, 100) || null })}
      />
      <Stack as="nav" layout="row" gap="sm" aria-label={ordersPageLabels.byStage}>
        <Chip
          label={formatMessage(ordersPageLabels.all, { count: count('all') })}
          href={hrefOf({ stage: null, badge: null })}
          current={!chosen && !badge}
        />
        {STAGES.filter(stage => count(stage) > 0 || stage === chosen).map(stage => (
          <Chip
            key={stage}
            label={formatMessage(ordersPageLabels.stageCount, {
              stage: stageLabels[stage].name,
              count: count(stage),
            })}
            href={hrefOf({ stage, badge: null })}
            current={stage === chosen}
          />
        ))}
      </Stack>
      <Stack layout="row">
        <Select
          label={ordersPageLabels.status}
          labelPlace="before"
          value={badge ?? ''}
          onValueChange={value => filter({ badge: value || null, stage: null })}
          options={[
            { value: '', label: ordersPageLabels.anyStatus },
            ...BADGES.map(value => ({ value, label: nameOf(camelCase(value)) })),
          ]}
        />
        <Select
          label={ordersPageLabels.shop}
          labelPlace="before"
          value={shops.some(({ slug }) => slug === shop) ? shop! : ''}
          onValueChange={value => filter({ shop: value || null })}
          options={[
            { value: '', label: ordersPageLabels.allShops },
            ...shops.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </Stack>
      {items.length === 0 ? (
        <EmptyState
          thing={q ? 'search' : 'box'}
          title={chosen && !q && !shop ? stageLabels[chosen].none : ordersPageLabels.noMatch}
          {...(isFiltered && { description: ordersPageLabels.noMatchHint })}
          action={{ label: ordersPageLabels.seeAll, href: pathname }}
        />
      ) : (
        <OrderCards>
          {purchasesOf(items).map(({ number, orders }) =>
            orders.length === 1 ? (
              <OrderCard key={number} order={toOrderCard(orders[0]!)} />
            ) : (
              <OrderPurchase
                key={number}
                title={formatMessage(ordersPageLabels.purchase, { number, count: orders.length })}
                placedAt={orders[0]!.placedAt}
              >
                {orders.map(order => (
                  <OrderCard key={order.id} order={toOrderCard(order)} headingLevel={3} />
                ))}
              </OrderPurchase>
            ),
          )}
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

interface Purchase {
  readonly number: string
  readonly orders: readonly OrderList['items'][number][]
}

/** Groups the shops' orders of one purchase, which follow each other in the list. */
function purchasesOf(items: OrderList['items']): Purchase[] {
  const purchases = new Map<string, OrderList['items'][number][]>()
  for (const order of items) {
    const number = groupNumberOf(order.number)
    purchases.set(number, [...(purchases.get(number) ?? []), order])
  }
  return [...purchases].map(([number, orders]) => ({ number, orders }))
}

/** Placeholder of the page, as high as search, filters and a few orders. */
const OrdersSkeleton = () => (
  <Stack gap="lg">
    <Skeleton width="min(100%, 26rem)" height={44} />
    <Skeleton width="80%" height={36} />
    <Skeleton width="min(100%, 28rem)" height={44} />
    <OrderSkeleton count={4} />
  </Stack>
)
