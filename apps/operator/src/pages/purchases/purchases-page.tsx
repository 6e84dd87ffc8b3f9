import { unwrap } from '@stoa/api-client'
import type { PurchaseRow } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { DayField } from '@stoa/back-office/day-field'
import { FilterBar } from '@stoa/back-office/filter-bar'
import { ViewTabs } from '@stoa/back-office/view-tabs'
import { Link } from '@stoa/ui/link'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { Page } from '../../frame/page.tsx'
import { inWords } from './in-words.ts'
import { usePurchaseFilter } from './purchase-filter.ts'
import { purchasesLabels as t } from './purchases-page.labels.ts'

const STAGES = Object.entries(t.stages).map(([value, label]) => ({ value, label }))
const VIEWS = Object.entries(t.views)

/** Orders of all shops, and what of them needs an operator, a page of 50 at a time. */
export function PurchasesPage() {
  const { query, hrefOf, change } = usePurchaseFilter()
  const money = useAmount()
  const read = useLiveRead(`purchases ${JSON.stringify(query)}`, () =>
    unwrap(client.GET('/api/operator/purchases', { params: { query } })),
  )
  const { view, q, status, shop, from = '', to = '', cursor } = query
  const columns: readonly Column<PurchaseRow>[] = [
    { id: 'number', label: t.number, cell: row => row.order ?? row.number ?? t.unnamed, phone: 'title' },
    {
      id: 'state',
      label: t.state,
      cell: row => (row.isTest ? `${inWords(row.state)}, ${t.test}` : inWords(row.state)),
      phone: 'beside',
    },
    { id: 'shop', label: t.shop, cell: row => row.shop, wide: true },
    { id: 'buyer', label: t.buyer, cell: row => row.email },
    {
      id: 'total',
      label: t.total,
      cell: row => (row.total === null ? null : money(row.total)),
      align: 'end',
      width: '7rem',
    },
    { id: 'at', label: t.time, cell: row => timeInWords(row.at) },
  ]
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ items, page, counts }) => (
        <>
          <ViewTabs
            value={view}
            views={VIEWS.map(([id, label]) => ({
              id,
              label,
              href: id === 'all' ? '/purchases' : `/purchases?view=${id}`,
              count: counts.find(each => each.status === id)?.count,
            }))}
          />
          {view === 'all' && (
            <FilterBar
              searchLabel={t.search}
              search={q ?? ''}
              onSearchChange={typed => change({ q: typed })}
              filters={[{ id: 'status', label: t.status, options: STAGES }]}
              value={{ status }}
              onValueChange={({ status: next }) => change({ status: next })}
              alsoChosen={[from, to].filter(Boolean).length}
            >
              <Stack layout="row" gap="sm">
                <DayField label={t.from} value={from} onValueChange={day => change({ from: day })} />
                <DayField label={t.to} value={to} onValueChange={day => change({ to: day })} />
              </Stack>
            </FilterBar>
          )}
          {shop !== undefined && view === 'all' && (
            <Text>
              {t.oneShop} <Link href={hrefOf({ shop: undefined })}>{t.allShops}</Link>
            </Text>
          )}
          <DataTable
            caption={t.caption}
            columns={columns}
            rows={items}
            rowKey={row => row.id}
            href={row => (row.number === null ? undefined : `/purchases/${row.number}`)}
            empty={
              Object.keys(query).length === 1 && view === 'all' ? (
                <EmptyState thing="box" title={t.none} description={t.noneText} />
              ) : view === 'all' ? (
                <EmptyState
                  thing="search"
                  title={t.nothing}
                  description={t.nothingText}
                  action={{ label: t.all, href: '/purchases' }}
                />
              ) : (
                <EmptyState thing="box" title={t.nothingWaits} description={t.nothingWaitsText} />
              )
            }
            page={{
              newerHref: cursor === undefined ? undefined : hrefOf({}),
              olderHref: page.next === null ? undefined : hrefOf({ cursor: page.next }),
            }}
          />
        </>
      )}
    </Page>
  )
}
