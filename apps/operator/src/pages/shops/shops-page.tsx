import { unwrap } from '@stoa/api-client'
import type { OperatorShopRow } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { FilterBar } from '@stoa/back-office/filter-bar'
import { EmptyState } from '@stoa/ui/page-states'
import { useNavigate } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { countryInWords, timeInWords } from '../../api/in-words.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { Page } from '../../frame/page.tsx'
import { useListState } from '../list-state.ts'
import { shopStatus } from '../status.labels.ts'
import { ShopBadge } from '../status-badge.tsx'
import { StatusTabs } from '../status-tabs.tsx'
import { shopsLabels as t } from './shops-page.labels.ts'

const columns: readonly Column<OperatorShopRow>[] = [
  { id: 'shop', label: t.shop, cell: row => row.name, phone: 'title' },
  { id: 'status', label: t.status, cell: row => <ShopBadge {...row} />, phone: 'beside' },
  { id: 'country', label: t.country, cell: row => countryInWords(row.country) },
  { id: 'since', label: t.since, cell: row => timeInWords(row.since) },
]

/** Shops by name, a page of 50 in each state. */
export function ShopsPage() {
  const { status, q, cursor, query, hrefOf } = useListState(shopStatus)
  const navigate = useNavigate()
  const read = useLiveRead(`shops ${JSON.stringify(query)}`, () =>
    unwrap(client.GET('/api/operator/shops', { params: { query } })),
  )
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ items, page, counts }) => (
        <>
          <StatusTabs path="/shops" names={shopStatus} counts={counts} status={status} />
          <FilterBar
            searchLabel={t.search}
            search={q ?? ''}
            onSearchChange={typed => void navigate(hrefOf({ q: typed }))}
          />
          <DataTable
            caption={t.caption}
            columns={columns}
            rows={items}
            rowKey={row => row.id}
            href={row => `/shops/${row.id}`}
            empty={
              <EmptyState
                thing="search"
                title={t.nothing}
                description={t.nothingText}
                action={{ label: t.all, href: '/shops' }}
              />
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
