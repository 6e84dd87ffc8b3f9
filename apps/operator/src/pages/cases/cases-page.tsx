import { unwrap } from '@stoa/api-client'
import type { CaseKind, CaseRow, CaseState } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { ViewTabs } from '@stoa/back-office/view-tabs'
import { EmptyState } from '@stoa/ui/page-states'
import { SegmentedControl } from '@stoa/ui/segmented-control'
import { Stack } from '@stoa/ui/stack'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { useMe } from '../../api/use-me.ts'
import { Page } from '../../frame/page.tsx'
import { CaseBadge } from './case-badge.tsx'
import { caseAbout, caseKinds, caseStates } from './cases.labels.ts'
import { casesLabels as t } from './cases-page.labels.ts'

const isKind = (text: string | null): text is CaseKind => text !== null && text in caseKinds
const isState = (text: string | null): text is CaseState => text !== null && text in caseStates

const hrefOf = (query: { kind: CaseKind; state?: CaseState; cursor?: string | undefined }): string => {
  const { kind, state = 'waiting', cursor } = query
  return `/cases?${new URLSearchParams({ kind, ...(state !== 'waiting' && { state }), ...(cursor && { cursor }) })}`
}

/** Cases of one kind, a page of 50 in each state. Without the key `support`, only reports. */
export function CasesPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { data: me } = useMe()
  const money = useAmount()
  const first: CaseKind = me?.keys.includes('support') ? 'dispute' : 'report'
  const [given, wanted] = [params.get('kind'), params.get('state')]
  const kind = isKind(given) ? given : first
  const state = isState(wanted) ? wanted : 'waiting'
  const cursor = params.get('cursor') ?? undefined
  const query = { kind, state, ...(cursor && { cursor }) }
  const read = useLiveRead(`cases ${JSON.stringify(query)}`, () =>
    unwrap(client.GET('/api/operator/cases', { params: { query } })),
  )
  const columns: readonly Column<CaseRow>[] = [
    {
      id: 'case',
      label: t.case,
      cell: ({ title, about }) => (about ? t.about(title, caseAbout[about] ?? about) : title),
      phone: 'title',
    },
    {
      id: 'status',
      label: t.status,
      cell: row => <CaseBadge kind={row.kind} status={row.status} due={row.due} />,
      phone: 'beside',
    },
    { id: 'shop', label: t.shop, cell: ({ shop }) => shop?.name ?? t.none },
    ...(kind === 'dispute'
      ? [
          {
            id: 'amount',
            label: t.amount,
            cell: ({ amount }: CaseRow) => (amount === null ? t.none : money(amount)),
          },
        ]
      : []),
    { id: 'since', label: t.since, cell: ({ since }) => timeInWords(since) },
    { id: 'due', label: t.due, cell: ({ due }) => (due === null ? t.none : timeInWords(due)) },
  ]
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ items, page, counts }) => (
        <>
          <ViewTabs
            views={counts.map(each => ({
              id: each.kind,
              label: caseKinds[each.kind],
              href: hrefOf({ kind: each.kind, state }),
              count: each.count,
            }))}
            value={kind}
          />
          <Stack layout="row">
            <SegmentedControl
              label={t.state}
              hideLabel
              value={state}
              options={Object.entries(caseStates).map(([value, label]) => ({ value, label }))}
              onValueChange={value => void navigate(hrefOf({ kind, state: value as CaseState }))}
            />
          </Stack>
          <DataTable
            caption={t.caption}
            columns={columns}
            rows={items}
            rowKey={row => `${row.id} ${row.since}`}
            href={row => `/cases/${row.kind}/${row.id}`}
            empty={<EmptyState thing="box" title={t.nothing} description={t.nothingText[state]} />}
            page={{
              newerHref: cursor === undefined ? undefined : hrefOf({ kind, state }),
              olderHref: page.next === null ? undefined : hrefOf({ kind, state, cursor: page.next }),
            }}
          />
        </>
      )}
    </Page>
  )
}
