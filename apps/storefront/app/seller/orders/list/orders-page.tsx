import { isApiError } from '@stoa/api-client'
import type { OrderOutcome } from '@stoa/api-client/schema'
import { CloseIcon, DataTable, FilterBar, noSelection, PageHead, type Selection } from '@stoa/back-office'
import { Button, EmptyState, Note, Skeleton, Stack, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../../lib/href-with.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { laterPart } from '../../lazy/later-part.tsx'
import { ListViews } from '../../lists/list-views.tsx'
import { shownColumns } from '../../lists/shown-columns.ts'
import { useDrawnList } from '../../lists/use-drawn-list.ts'
import { useSavedViews, type ViewedListRules } from '../../lists/use-saved-views.ts'
import { useShown } from '../../lists/use-shown.ts'
import { SAVED } from '../../lists/view-query.ts'
import { ORDERS, sellerOrderHref } from '../order/order-addresses.ts'
import type { BulkOrdersProps } from './bulk-orders.tsx'
import type { ExportOrdersProps } from './export-orders.tsx'
import { keepPlace, useFocusOnPlace } from './list-place.ts'
import { USUAL_ORDER_COLUMNS, useOrderColumns } from './order-columns.tsx'
import { ordersLabels } from './orders.labels.ts'
import { ORDERED, orderParams, orderQuery, readOrdersQuery, TIERS, VIEWS } from './orders-query.ts'

const PAGE_SIZE = 50
const numberOf = ({ number }: { readonly number: string }) => number
const RULES: ViewedListRules = { list: 'orders', path: ORDERS, queryOf: orderQuery, paramsOf: orderParams }

const ExportOrders = laterPart<ExportOrdersProps>(
  async () => (await import('./export-orders.tsx')).ExportOrders,
  { Waiting: () => <Skeleton width="12rem" height="2.75rem" /> },
)

const BulkOrders = laterPart<BulkOrdersProps>(async () => (await import('./bulk-orders.tsx')).BulkOrders, {
  isWanted: ({ selection }) => selection.keys.length > 0,
})

/** Shows the shop’s orders by status. View, search, days and page are part of the URL. */
export function SellerOrdersPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const columns = useOrderColumns()
  const saved = useSavedViews(RULES)
  const shown = useMemo(
    () => shownColumns(columns, USUAL_ORDER_COLUMNS, saved.columns),
    [columns, saved.columns],
  )
  const { date, daysAgo } = useOrderDates()
  // The selection belongs to this page of this view.
  const [chosen, setChosen] = useState({ at: search, selection: noSelection })
  const selection = chosen.at === search ? chosen.selection : noSelection
  const setSelection = (next: Selection) => setChosen({ at: search, selection: next })
  const [refused, setRefused] = useState<readonly OrderOutcome[]>([])
  const { view, tier, q, ordered, cursor, from, to } = readOrdersQuery(params)
  const days = { from: ordered ? daysAgo(Number(ordered)) : from, to }
  const listed = {
    view,
    ...(tier && { tier }),
    ...(q && { q }),
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
  }
  const query = { ...listed, limit: PAGE_SIZE, ...(cursor && { cursor }) }
  const { data, error, isLoading, mutate } = useShopRead(
    '/api/seller/orders',
    { params: { query } },
    { keepPreviousData: true },
  )
  const list = useDrawnList(data, numberOf)
  const isTurning = isLoading || list !== data
  const daysText = formatMessage(ordersLabels.days, {
    from: days.from ? date(days.from) : '…',
    to: days.to ? date(days.to) : '…',
  })
  const here = `${ORDERS}${search}`
  useFocusOnPlace(ORDERS, here, list !== undefined)
  const hrefOf = (change: Record<string, string | null>) => hrefWith(ORDERS, params, change)
  const shownParams = useShown(params, isTurning)
  const hrefOfPage = (cursor: string) => hrefWith(ORDERS, shownParams, { cursor })
  const filter = (change: Record<string, string | null>) => {
    void navigate(hrefOf(change), { preventScrollReset: true })
  }

  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={hrefOf({})} replace />
  if (error && !list) return <SectionState error={error} onRetry={() => void mutate()} />
  const { items, counts, page } = list ?? {}
  // A shop without orders needs no views and filters.
  if (counts?.all === 0 && !tier && !q && !days.from && !days.to)
    return (
      <Stack gap="md">
        <PageHead title={ordersLabels.title} />
        <EmptyState thing="box" title={ordersLabels.empty} description={ordersLabels.emptyText} />
      </Stack>
    )
  const current = VIEWS.find(one => one.view === view)!
  const toShip = counts ? counts.to_confirm + counts.to_ship : 0
  return (
    <Stack gap="md">
      <PageHead
        title={ordersLabels.title}
        lede={
          counts && toShip > 0
            ? formatMessage(ordersLabels.toShip, { count: toShip, late: counts.late })
            : undefined
        }
        actions={<ExportOrders filter={listed} />}
      />
      <ListViews
        saved={saved}
        tab={view}
        plainQuery={view === 'all' ? {} : { view }}
        tabs={VIEWS.map(one => ({
          id: one.view,
          label: one.label,
          href: hrefWith(ORDERS, saved.current ? new URLSearchParams() : params, {
            view: one.view === 'all' ? null : one.view,
            [SAVED]: null,
          }),
          count: counts?.[one.view],
        }))}
        columns={columns.slice(1)}
        usualColumns={USUAL_ORDER_COLUMNS}
      />
      <FilterBar
        searchLabel={ordersLabels.search}
        search={q ?? ''}
        onSearchChange={text => filter({ q: text.slice(0, 100) || null })}
        filters={[
          { id: 'ordered', label: ordersLabels.ordered, options: ORDERED },
          { id: 'tier', label: ordersLabels.tier, options: TIERS },
        ]}
        value={{ ordered, tier }}
        onValueChange={value =>
          filter({
            tier: value.tier ?? null,
            ordered: value.ordered ?? null,
            ...(value.ordered !== ordered && { from: null, to: null }),
          })
        }
      >
        {!ordered && (days.from ?? days.to) && (
          <Button
            size="sm"
            emphasis="soft"
            iconEnd={CloseIcon}
            aria-label={formatMessage(ordersLabels.removeDays, { days: daysText })}
            onClick={() => filter({ from: null, to: null })}
          >
            {daysText}
          </Button>
        )}
      </FilterBar>
      {refused.length > 0 && (
        <Note
          tone="caution"
          role="alert"
          title={formatMessage(ordersLabels.refused, { count: refused.length })}
          action={{ label: ordersLabels.hide, onClick: () => setRefused([]) }}
        >
          {refused.map(({ number, detail }) => `${number}: ${detail ?? ''}`).join(' ')}
        </Note>
      )}
      <div
        onClickCapture={event => {
          const link = (event.target as Element).closest('[data-row-link]')
          const row = link?.closest('[data-row]')?.getAttribute('data-row')
          if (row) keepPlace(ORDERS, { href: here, row })
        }}
      >
        <DataTable
          caption={formatMessage(ordersLabels.caption, { view: current.label })}
          columns={shown}
          rows={items}
          rowKey={numberOf}
          href={({ number }) => sellerOrderHref(number)}
          selection={selection}
          onSelectionChange={setSelection}
          loading={isTurning && items !== undefined}
          empty={
            <EmptyState
              thing={q ? 'search' : 'box'}
              title={tier || q || days.from || days.to ? ordersLabels.noMatch : current.none}
              description={ordersLabels.noMatchText}
              action={{ label: ordersLabels.all, href: ORDERS }}
            />
          }
          page={{
            newerHref: page?.previous ? hrefOfPage(page.previous) : undefined,
            olderHref: page?.next ? hrefOfPage(page.next) : undefined,
          }}
        />
      </div>
      <BulkOrders
        orders={items ?? []}
        selection={selection}
        onSelectionChange={setSelection}
        onRefused={setRefused}
      />
    </Stack>
  )
}
