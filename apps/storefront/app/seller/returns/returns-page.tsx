import { isApiError } from '@stoa/api-client'
import type { SellerReturn, SellerReturnView } from '@stoa/api-client/schema'
import { type Column, DataTable, OrderPanel, PageHead, RecordList, ViewTabs } from '@stoa/back-office'
import { Badge, EmptyState, Stack, useOrderDates } from '@stoa/ui'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShown } from '../lists/use-shown.ts'
import { keepPlace, useFocusOnPlace } from '../orders/list/list-place.ts'
import { RETURNS, sellerOrderHref, sellerReturnHref } from '../orders/order/order-addresses.ts'
import { CLAIM_KINDS, RETURN_STATUS } from './return-words.ts'

const VIEWS: readonly { view: SellerReturnView; label: string; none: string }[] = [
  { view: 'requested', label: 'To answer', none: 'No return waits for an answer' },
  { view: 'under_way', label: 'On the way', none: 'Nothing is on its way back' },
  { view: 'done', label: 'Done', none: 'No return has ended yet' },
  { view: 'all', label: 'All', none: 'No returns yet' },
]

const piecesOf = ({ return: { lines } }: SellerReturn) => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 piece' : `${count} pieces`
}

/** Returns of a shop, those that wait for it first, and claims that wait for an answer. */
export function SellerReturnsPage() {
  const { search } = useLocation()
  const [params] = useSearchParams()
  const { day } = useOrderDates()
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
  // Views of nothing only stand in the way.
  if (counts?.all === 0 && claims.length === 0)
    return (
      <Stack gap="md">
        <PageHead title="Returns" />
        <EmptyState
          thing="box"
          title="No returns yet"
          text="What a buyer wants to send back shows up here, and waits for your answer."
        />
      </Stack>
    )
  const columns: Column<SellerReturn>[] = [
    { id: 'order', label: 'Order', phone: 'title', cell: ({ orderNumber }) => orderNumber },
    {
      id: 'status',
      label: 'Status',
      phone: 'beside',
      cell: ({ return: { status } }) => (
        <Badge tone={RETURN_STATUS[status].tone} dot>
          {RETURN_STATUS[status].label}
        </Badge>
      ),
    },
    {
      id: 'buyer',
      label: 'Buyer',
      phone: 'start',
      cell: ({ buyer }) => buyer ?? 'A former customer',
    },
    { id: 'pieces', label: 'Pieces', phone: 'end', cell: one => piecesOf(one) },
    { id: 'requested', label: 'Requested', cell: one => day(one.return.requestedAt) },
    {
      id: 'until',
      label: 'Answer by',
      cell: ({ return: { status, decideBy } }) => (status === 'requested' && decideBy ? day(decideBy) : null),
    },
  ]
  return (
    <Stack gap="md">
      <PageHead
        title="Returns"
        text={
          counts && counts.requested > 0
            ? counts.requested === 1
              ? '1 waits for your answer.'
              : `${counts.requested} wait for your answer.`
            : undefined
        }
      />
      {claims.length > 0 && (
        <OrderPanel title={claims.length === 1 ? '1 claim to answer' : `${claims.length} claims to answer`}>
          <RecordList
            items={claims.map(({ orderNumber, buyer, claim }) => ({
              id: claim.id,
              label: orderNumber,
              href: sellerOrderHref(orderNumber),
              note: `${CLAIM_KINDS[claim.kind]} · ${buyer ?? 'A former customer'} · answer by ${day(claim.answerBy)}`,
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
          caption="Returns"
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
