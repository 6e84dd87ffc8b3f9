import type { Run, RunItem, RunOutcome } from '@stoa/api-client/schema'
import { type Column, DataTable, ViewTabs } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { useOrderDates } from '@stoa/ui/order'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { useLocation, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShown } from '../lists/use-shown.ts'
import { runItemsLabels } from './run-items.labels.ts'
import { changeWords } from './run-words.ts'
import { SaveFileButton } from './save-file-button.tsx'

const PAGE_SIZE = 25
/** Maximum number of changes of a product that a row shows. The row counts the others. */
const MOST = 6
/** Outcomes in the order of their tabs. */
const OUTCOMES = [
  'new',
  'change',
  'same',
  'refused',
  'omitted',
  'conflict',
] as const satisfies readonly RunOutcome[]

/** Lists the products of a run by their outcome. Outcome and page are in the URL. */
export function RunItems({ run }: { run: Run }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const isBulk = run.kind === 'bulk'
  const tabs = OUTCOMES.filter(outcome =>
    outcome === 'conflict' || outcome === 'omitted' ? run.counts[outcome] > 0 : outcome !== 'new' || !isBulk,
  )
  const asked = tabs.find(outcome => outcome === params.get('outcome'))
  const current = asked ?? tabs.find(outcome => run.counts[outcome] > 0) ?? tabs[0]!
  const { label, none } = runItemsLabels.outcomes[current]
  const cursor = params.get('cursor')
  const query = { outcome: current, limit: PAGE_SIZE, ...(cursor && { cursor }) }
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
        value={current}
        views={tabs.map(outcome => ({
          id: outcome,
          label: runItemsLabels.outcomes[outcome].label,
          href: hrefOf({ outcome }),
          count: run.counts[outcome],
        }))}
      />
      {error && !data ? (
        <SectionState error={error} onRetry={() => void mutate()} />
      ) : (
        <DataTable
          caption={formatMessage(runItemsLabels.caption, { outcome: label })}
          columns={columnsOf(current, isBulk)}
          rows={data?.items}
          rowKey={({ n }) => String(n)}
          rowName={({ title, handle }) => title || handle}
          empty={<EmptyState thing="box" title={isBulk ? runItemsLabels.noneOfChange : none} />}
          page={{
            newerHref: data?.page.previous ? hrefOfPage(data.page.previous) : undefined,
            olderHref: data?.page.next ? hrefOfPage(data.page.next) : undefined,
          }}
        />
      )}
      {!isBulk && current === 'refused' && run.counts.refused > 0 && (
        <Stack layout="row">
          <SaveFileButton wanted={{ kind: 'refused', runId: run.id }}>
            {runItemsLabels.rejectedRows}
          </SaveFileButton>
        </Stack>
      )}
    </Stack>
  )
}

const product: Column<RunItem> = {
  id: 'product',
  label: runItemsLabels.product,
  phone: 'title',
  cell: ({ title, handle }) => title || handle || runItemsLabels.rowWithoutProduct,
}
const line: Column<RunItem> = {
  id: 'line',
  label: runItemsLabels.line,
  align: 'end',
  cell: ({ line: at }) => at ?? '',
}

function columnsOf(outcome: RunOutcome, isBulk: boolean): Column<RunItem>[] {
  // Products of a bulk change have no line in a file.
  const names = isBulk ? [product] : [product, line]
  if (outcome === 'same') return names
  if (outcome === 'new' || outcome === 'change')
    return [...names, { id: 'changes', label: runItemsLabels.changes, cell: item => <Changes {...item} /> }]
  return [...names, { id: 'problems', label: runItemsLabels.reason, cell: Problems }]
}

function Changes({ outcome, changes, problems }: RunItem) {
  const { moment } = useOrderDates()
  const rest = changes.length - MOST
  return (
    <Stack as="ul" gap="sm">
      {changes.slice(0, MOST).map(change => {
        const { name, from, to } = changeWords(change, moment)
        return (
          <li key={`${change.field} ${change.variant}`}>
            <span>{name}</span>: {outcome === 'new' ? <span>{to}</span> : <Change from={from} to={to} />}
          </li>
        )
      })}
      {rest > 0 && <li>{formatMessage(runItemsLabels.more, { count: rest })}</li>}
      {problems.map(({ line: at, column, reason }) => (
        <li key={`${at} ${column} ${reason}`}>
          {formatMessage(column ? runItemsLabels.warning : runItemsLabels.remark, {
            line: String(at),
            column,
            reason,
          })}
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

function problemWords(at: number, column: string, reason: string): string {
  // A line number is no quantity: as a text it gets no thousands separator.
  const values = { line: String(at), column, reason }
  if (at > 0) return formatMessage(column ? runItemsLabels.atCell : runItemsLabels.atLine, values)
  return column ? formatMessage(runItemsLabels.inColumn, values) : reason
}

const Problems = ({ problems }: RunItem) => (
  <Stack as="ul" gap="sm">
    {problems.map(({ line: at, column, reason }) => (
      <li key={`${at} ${column} ${reason}`}>{problemWords(at, column, reason)}</li>
    ))}
  </Stack>
)
