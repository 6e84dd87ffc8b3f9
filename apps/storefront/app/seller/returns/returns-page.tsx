import { isApiError } from '@stoa/api-client'
import type { SellerReturn, SellerReturnView } from '@stoa/api-client/schema'
import { type Column, DataTable, OrderPanel, PageHead, RecordList, ViewTabs } from '@stoa/back-office'
import { Badge, EmptyState, Stack, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShown } from '../lists/use-shown.ts'
import { keepPlace, useFocusOnPlace } from '../orders/list/list-place.ts'
import { RETURNS, sellerOrderHref, sellerReturnHref } from '../orders/order/order-addresses.ts'
import { returnStatusOf } from './return-words.ts'
import { claimKindLabels } from './returns.labels.ts'
import { returnColumnLabels, returnsPageLabels, returnViewLabels } from './returns-page.labels.ts'

const VIEWS: readonly { view: SellerReturnView; label: string; none: string }[] = [
  { view: 'requested', ...returnViewLabels.requested },
  { view: 'under_way', ...returnViewLabels.under_way },
  { view: 'done', ...returnViewLabels.done },
  { view: 'all', ...returnViewLabels.all },
]

const itemsOf = ({ return: { lines } }: SellerReturn) =>
  formatMessage(returnsPageLabels.items, { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })

/** Shows the shop’s returns, those that wait for it first, and the claims to answer. */
export function SellerReturnsPage() {
  const { search } = useLocation()
  const [params] = useSearchParams()
  const { day, deadline } = useOrderDates()
  const view = VIEWS.find(one => one.view === params.get('view'))?.view ?? 'all'
  const cursor = params.get('cursor')?.slice(0, 400) || undefined
  const query = { view, ...(cursor && { cursor }) }
  const { data, error, isLoading, mutate } = useShopRead(
    '/api/seller/returns',
    { params: { query } },
    { keepPreviousData: true },
  )
  const here = `${RETURNS}${search}`
  useFocusOnPlace(RETURNS, here, data !== undefined)
  const hrefOf = (change: Record<string, string | null>) => hrefWith(RETURNS, params, change)
  const shownParams = useShown(params, isLoading)
  const hrefOfPage = (cursor: string) => hrefWith(RETURNS, shownParams, { cursor })
  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={hrefOf({})} replace />
  if (error && !data) return <SectionState error={error} onRetry={() => void mutate()} />
  const { items, counts, claims = [], page } = data ?? {}
  // A shop without returns needs no views.
  if (counts?.all === 0 && claims.length === 0)
    return (
      <Stack gap="md">
        <PageHead title={returnsPageLabels.title} />
        <EmptyState thing="box" title={returnsPageLabels.empty} description={returnsPageLabels.emptyText} />
      </Stack>
    )
  const columns: Column<SellerReturn>[] = [
    { id: 'order', label: returnColumnLabels.order, phone: 'title', cell: ({ orderNumber }) => orderNumber },
    {
      id: 'status',
      label: returnColumnLabels.status,
      phone: 'beside',
      cell: one => {
        const { label, tone } = returnStatusOf(one.return)
        return (
          <Badge tone={tone} dot>
            {label}
          </Badge>
        )
      },
    },
    {
      id: 'buyer',
      label: returnColumnLabels.buyer,
      phone: 'start',
      cell: ({ buyer }) => buyer ?? returnsPageLabels.formerBuyer,
    },
    { id: 'pieces', label: returnColumnLabels.items, phone: 'end', cell: itemsOf },
    { id: 'requested', label: returnColumnLabels.requested, cell: one => day(one.return.requestedAt) },
    {
      id: 'until',
      label: returnColumnLabels.dueBy,
      cell: ({ return: { status, decideBy, postage } }) => {
        const dueBy = status === 'requested' ? decideBy : postage?.labelDueAt
        return dueBy ? deadline(dueBy) : null
      },
    },
  ]
  return (
    <Stack gap="md">
      <PageHead
        title={returnsPageLabels.title}
        lede={
          counts && counts.requested > 0
            ? formatMessage(returnsPageLabels.toAnswer, { count: counts.requested })
            : undefined
        }
      />
      {claims.length > 0 && (
        <OrderPanel title={formatMessage(returnsPageLabels.claims, { count: claims.length })}>
          <RecordList
            items={claims.map(({ orderNumber, buyer, claim }) => ({
              id: claim.id,
              label: orderNumber,
              href: sellerOrderHref(orderNumber),
              description: formatMessage(returnsPageLabels.claim, {
                kind: claimKindLabels[claim.kind],
                buyer: buyer ?? returnsPageLabels.formerBuyer,
                day: deadline(claim.answerBy),
              }),
            }))}
          />
        </OrderPanel>
      )}
      <ViewTabs
        value={view}
        views={VIEWS.map(one => ({
          id: one.view,
          label: one.label,
          href: hrefOf({ view: one.view === 'all' ? null : one.view }),
          count: counts?.[one.view],
        }))}
      />
      <div
        onClickCapture={event => {
          const link = (event.target as Element).closest('[data-row-link]')
          const row = link?.closest('[data-row]')?.getAttribute('data-row')
          if (row) keepPlace(RETURNS, { href: here, row })
        }}
      >
        <DataTable
          caption={returnsPageLabels.title}
          columns={columns}
          rows={items}
          rowKey={one => one.return.id}
          rowName={one => one.orderNumber}
          href={one => sellerReturnHref(one.return.id)}
          loading={isLoading && items !== undefined}
          empty={<EmptyState thing="box" title={VIEWS.find(one => one.view === view)!.none} />}
          page={{
            newerHref: page?.previous ? hrefOfPage(page.previous) : undefined,
            olderHref: page?.next ? hrefOfPage(page.next) : undefined,
          }}
        />
      </div>
    </Stack>
  )
}
