import { unwrap } from '@stoa/api-client'
import type { ApplicationRow } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { EmptyState } from '@stoa/ui/page-states'
import { client } from '../../api/client.ts'
import { countryInWords, timeInWords } from '../../api/in-words.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { Page } from '../../frame/page.tsx'
import { useListState } from '../list-state.ts'
import { applicationStatus } from '../status.labels.ts'
import { ApplicationBadge } from '../status-badge.tsx'
import { StatusTabs } from '../status-tabs.tsx'
import { applicationsLabels as t } from './applications-page.labels.ts'

const columns: readonly Column<ApplicationRow>[] = [
  { id: 'shop', label: t.shop, cell: row => row.name, phone: 'title' },
  { id: 'status', label: t.status, cell: row => <ApplicationBadge status={row.status} />, phone: 'beside' },
  { id: 'country', label: t.country, cell: row => countryInWords(row.country) },
  { id: 'applied', label: t.applied, cell: row => timeInWords(row.createdAt) },
]

/** Applications of sellers, a page of 50 in each state. */
export function ApplicationsPage() {
  const { status, cursor, query, hrefOf } = useListState(applicationStatus)
  const read = useLiveRead(`applications ${JSON.stringify(query)}`, () =>
    unwrap(client.GET('/api/operator/applications', { params: { query } })),
  )
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ items, page, counts }) => (
        <>
          <StatusTabs path="/applications" names={applicationStatus} counts={counts} status={status} />
          <DataTable
            caption={t.caption}
            columns={columns}
            rows={items}
            rowKey={row => row.id}
            href={row => `/applications/${row.id}`}
            empty={<EmptyState thing="box" title={t.nothing} description={t.nothingText} />}
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
