import type { Run, RunItem, RunOutcome } from '@stoa/api-client/schema'
import { type Column, DataTable, ViewTabs } from '@stoa/back-office'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { useLocation, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShown } from '../lists/use-shown.ts'
import { changeWords, OUTCOMES } from './run-words.ts'
import { SaveFileButton } from './save-file-button.tsx'

const PAGE_SIZE = 25
/** Changes of a product that a row shows; it says how many more there are. */
const MOST = 6

/** What becomes of each product, by its outcome; outcome and page stand in the address. */
export function RunItems({ run }: { run: Run }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const isBulk = run.kind === 'bulk'
  const tabs = OUTCOMES.filter(({ outcome }) =>
    outcome === 'conflict' ? run.counts.conflict > 0 : outcome !== 'new' || !isBulk,
  )
  const asked = tabs.find(({ outcome }) => outcome === params.get('outcome'))
  const current = asked ?? tabs.find(({ outcome }) => run.counts[outcome] > 0) ?? tabs[0]!
  const cursor = params.get('cursor')
  const query = { outcome: current.outcome, limit: PAGE_SIZE, ...(cursor && { cursor }) }
  const { data, error, isLoading, mutate } = useShopRead(
    '/api/seller/runs/{id}/items',
    { params: { path: { id: run.id }, query } },
    { keepPreviousData: true },
  )
  const hrefOf = (change: Record<string, string | null>) => hrefWith(pathname, params, change)
  const shownParams = useShown(params, isLoading)
  const hrefOfPage = (cursor: string) => hrefWith(pathname, shownParams, { cursor })
  return (
    <Stack gap="md">
      <ViewTabs
        value={current.outcome}
        views={tabs.map(({ outcome, label }) => ({
          id: outcome,
          label,
          href: hrefOf({ outcome }),
          count: run.counts[outcome],
        }))}
      />
      {error && !data ? (
        <SectionState error={error} onRetry={() => void mutate()} />
      ) : (
        <DataTable
          caption={`Products: ${current.label}`}
          columns={columnsOf(current.outcome, isBulk)}
          rows={data?.items}
          rowKey={({ n }) => String(n)}
          rowName={({ title, handle }) => title || handle}
          empty={<EmptyState thing="box" title={isBulk ? NONE_OF_BULK : current.none} />}
          page={{
            newerHref: data?.page.previous ? hrefOfPage(data.page.previous) : undefined,
            olderHref: data?.page.next ? hrefOfPage(data.page.next) : undefined,
          }}
        />
      )}
      {!isBulk && current.outcome === 'refused' && run.counts.refused > 0 && (
        <Stack row>
          <SaveFileButton wanted={{ kind: 'refused', runId: run.id }}>Refused rows as CSV</SaveFileButton>
        </Stack>
      )}
    </Stack>
  )
}

const product: Column<RunItem> = {
  id: 'product',
  label: 'Product',
  phone: 'title',
  cell: ({ title, handle }) => title || handle || 'A row without a product',
}
const line: Column<RunItem> = {
  id: 'line',
  label: 'Line',
  align: 'end',
  cell: ({ line: at }) => at ?? '',
}

const NONE_OF_BULK = 'There is no such product in this change.'

function columnsOf(outcome: RunOutcome, isBulk: boolean): Column<RunItem>[] {
  // Only what comes out of a file has a line.
  const names = isBulk ? [product] : [product, line]
  if (outcome === 'same') return names
  if (outcome === 'new' || outcome === 'change')
    return [...names, { id: 'changes', label: 'What changes', cell: Changes }]
  return [...names, { id: 'problems', label: 'Why', cell: Problems }]
}

function Changes({ outcome, changes, problems }: RunItem) {
  const rest = changes.length - MOST
  return (
    <Stack as="ul" gap="sm">
      {changes.slice(0, MOST).map(change => {
        const { name, from, to } = changeWords(change)
        return (
          <li key={`${change.field} ${change.variant}`}>
            {name}: {outcome === 'new' ? to : <Change from={from} to={to} />}
          </li>
        )
      })}
      {rest > 0 && <li>and {rest} more</li>}
      {problems.map(({ line: at, column, reason }) => (
        <li key={`${at} ${column} ${reason}`}>
          Note: line {at}, {column}: {reason}
        </li>
      ))}
    </Stack>
  )
}

const Change = ({ from, to }: { from: string; to: string }) => (
  <>
    <del>{from}</del> → <ins>{to}</ins>
  </>
)

const problemWords = (line: number, column: string, reason: string) =>
  [line > 0 && `Line ${String(line)}`, column]
    .filter(Boolean)
    .join(', ')
    .concat(column ? ': ' : '', reason)

const Problems = ({ problems }: RunItem) => (
  <Stack as="ul" gap="sm">
    {problems.map(({ line: at, column, reason }) => (
      <li key={`${at} ${column} ${reason}`}>{problemWords(at, column, reason)}</li>
    ))}
  </Stack>
)
