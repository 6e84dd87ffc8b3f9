import { unwrap } from '@stoa/api-client'
import type { OperatorLogEntry } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { FilterBar } from '@stoa/back-office/filter-bar'
import { Link } from '@stoa/ui/link'
import { EmptyState } from '@stoa/ui/page-states'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { useMe } from '../../api/use-me.ts'
import { Page } from '../../frame/page.tsx'
import { useTeam } from '../team/use-team.ts'
import { logLabels as t } from './log-page.labels.ts'
import { subjectHref } from './subject-href.ts'
import { what } from './what.labels.ts'

const columns: readonly Column<OperatorLogEntry>[] = [
  { id: 'what', label: t.what, cell: row => what[row.what] ?? row.what, phone: 'title' },
  { id: 'at', label: t.at, cell: row => timeInWords(row.at) },
  { id: 'by', label: t.by, cell: row => row.by },
  { id: 'about', label: t.about, cell: row => <Subject entry={row} /> },
  {
    id: 'amount',
    label: t.amount,
    cell: row => (row.amount === undefined ? '–' : <Amount of={row.amount} />),
    align: 'end',
  },
  { id: 'reason', label: t.reason, cell: row => row.reason ?? '–' },
]

const Amount = ({ of }: { of: number }) => useAmount()(of)

function Subject({ entry }: { entry: OperatorLogEntry }) {
  const kind = t.kinds[entry.subjectKind] ?? entry.subjectKind
  const href = subjectHref(entry)
  return href === null ? kind : <Link href={href}>{kind}</Link>
}

/** Entries of the operator log, a page of 50, newest first. Filters are in the page's URL. */
export function LogPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isAdmin = useMe().data?.keys.includes('admin') ?? false
  const query = Object.fromEntries([...params].filter(([name, value]) => NAMES.has(name) && value !== ''))
  const { cursor, ...filter } = query
  const read = useLiveRead(`log ${JSON.stringify(query)}`, () =>
    unwrap(client.GET('/api/operator/log', { params: { query } })),
  )
  const team = useTeam(isAdmin)
  const hrefOf = (change: Record<string, string>) => `?${new URLSearchParams({ ...filter, ...change })}`
  return (
    <Page
      title={t.title}
      lede={isAdmin ? t.lede : t.ledeOwn}
      data={read.data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {({ items, page }) => (
        <>
          {team.data && (
            <FilterBar
              filters={[
                {
                  id: 'operator',
                  label: t.operator,
                  options: team.data.items.map(({ id, name }) => ({ value: id, label: name })),
                },
                {
                  id: 'what',
                  label: t.what,
                  options: Object.entries(what).map(([value, label]) => ({ value, label })),
                },
              ]}
              value={filter}
              onValueChange={value => {
                const { operator: _, what: __, ...rest } = filter
                void navigate(`?${new URLSearchParams({ ...rest, ...value })}`)
              }}
            />
          )}
          <DataTable
            caption={t.caption}
            columns={columns}
            rows={items}
            rowKey={row => String(row.id)}
            empty={<EmptyState thing="search" title={t.nothing} description={t.nothingText} />}
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

const NAMES = new Set(['operator', 'what', 'subject', 'shop', 'from', 'to', 'cursor'])
