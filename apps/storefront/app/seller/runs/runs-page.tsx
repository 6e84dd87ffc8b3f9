import { isApiError } from '@stoa/api-client'
import type { Run } from '@stoa/api-client/schema'
import { type Column, DataTable, PageHead, UploadIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { useOrderDates } from '@stoa/ui/order'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { marketFacts } from '../../lib/market.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { LIST_PATH } from '../products/list/list-path.ts'
import { IMPORT, RUNS, runHref } from './run-addresses.ts'
import { runName } from './run-name.ts'
import { figure, isBusy, statusWords } from './run-words.ts'
import { runsPageLabels } from './runs-page.labels.ts'
import { UndoRun } from './undo-run.tsx'

const OFTEN = 2_000

/** Lists the imports and bulk changes of the shop, newest first, each with its author, counts and Undo. */
export function RunsPage() {
  const [params] = useSearchParams()
  const cursor = params.get('cursor')
  const query = cursor ? { cursor } : {}
  const { data, error, mutate } = useShopRead(
    '/api/seller/runs',
    { params: { query } },
    { keepPreviousData: true, refreshInterval: list => (list?.items.some(isBusy) ? OFTEN : 0) },
  )
  const { moment } = useOrderDates()
  const columns = useMemo(() => columnsOf(() => void mutate(), moment), [mutate, moment])
  const hrefOf = (change: Record<string, string | null>) => hrefWith(RUNS, params, change)
  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={RUNS} replace />
  if (error && !data) return <SectionState error={error} onRetry={() => void mutate()} />
  return (
    <Stack gap="lg">
      <PageHead
        back={{ label: runsPageLabels.products, href: LIST_PATH }}
        title={runsPageLabels.title}
        lede={runsPageLabels.text}
        actions={
          // The empty state has this button too.
          data?.items.length !== 0 && (
            <Button icon={UploadIcon} href={IMPORT} data-list-new="">
              {runsPageLabels.import}
            </Button>
          )
        }
      />
      <DataTable
        caption={runsPageLabels.title}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowName={runName}
        href={runHref}
        empty={
          <EmptyState thing="box" title={runsPageLabels.empty} description={runsPageLabels.emptyText}>
            <Button icon={UploadIcon} href={IMPORT} data-list-new="">
              {runsPageLabels.import}
            </Button>
          </EmptyState>
        }
        page={{
          newerHref: data?.page.previous ? hrefOf({ cursor: data.page.previous }) : undefined,
          olderHref: data?.page.next ? hrefOf({ cursor: data.page.next }) : undefined,
        }}
      />
    </Stack>
  )
}

const columnsOf = (onChange: () => void, moment: (iso: string) => string): Column<Run>[] => [
  { id: 'what', label: runsPageLabels.columns.what, phone: 'title', cell: runName },
  { id: 'when', label: runsPageLabels.columns.when, cell: run => moment(run.createdAt) },
  { id: 'who', label: runsPageLabels.columns.who, cell: run => run.actor ?? marketFacts().name },
  { id: 'status', label: runsPageLabels.columns.status, cell: statusWords },
  { id: 'new', label: runsPageLabels.columns.new, align: 'end', cell: run => figure(run.counts.new) },
  {
    id: 'change',
    label: runsPageLabels.columns.change,
    align: 'end',
    cell: run => figure(run.counts.change),
  },
  {
    id: 'refused',
    label: runsPageLabels.columns.refused,
    align: 'end',
    cell: run => figure(run.counts.refused),
  },
  { id: 'undo', label: runsPageLabels.columns.undo, cell: run => <UndoRun run={run} onChange={onChange} /> },
]
