import { unwrap } from '@stoa/api-client'
import type { PersonRow } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { FilterBar } from '@stoa/back-office/filter-bar'
import { EmptyState } from '@stoa/ui/page-states'
import { useNavigate } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useMe } from '../../api/use-me.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { useListState } from '../list-state.ts'
import { peopleLabels as t } from './people-page.labels.ts'
import { PersonBadge } from './person-badge.tsx'

/** A shorter beginning finds too many. */
const MIN_LETTERS = 3

const columns: readonly Column<PersonRow>[] = [
  { id: 'name', label: t.name, cell: row => row.name, phone: 'title' },
  { id: 'state', label: t.state, cell: row => <PersonBadge {...row} />, phone: 'beside' },
  { id: 'email', label: t.email, cell: row => row.email },
  { id: 'since', label: t.since, cell: row => timeInWords(row.since) },
]

/** Accounts, newest first, found by how the email or name begins. */
export function PeoplePage() {
  const { q, cursor, query, hrefOf } = useListState({})
  const navigate = useNavigate()
  const canOpen = useMe().data?.keys.includes('people') ?? false
  const isTooShort = q !== undefined && q.trim().length < MIN_LETTERS
  const read = useRead(`people ${JSON.stringify(query)}`, async () =>
    isTooShort
      ? { items: [], page: { next: null, previous: null } }
      : unwrap(client.GET('/api/operator/people', { params: { query } })),
  )
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ items, page }) => (
        <>
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
            {...(canOpen && { href: (row: PersonRow) => `/people/${row.id}` })}
            empty={
              <EmptyState
                thing="search"
                title={t.nothing}
                description={t.nothingText}
                action={{ label: t.all, href: '/people' }}
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
