import { isApiError } from '@stoa/api-client'
import type { Run } from '@stoa/api-client/schema'
import { type Column, DataTable, PageHead, UploadIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { LIST_PATH } from '../products/list/list-path.ts'
import { IMPORT, RUNS, runHref } from './run-addresses.ts'
import { runName } from './run-name.ts'
import { figure, isBusy, statusWords } from './run-words.ts'
import { UndoRun } from './undo-run.tsx'

const OFTEN = 2_000

/** Every file and every change of many that went through the shop's products: whose, what it did, and how to take it back. */
export function RunsPage() {
  const [params] = useSearchParams()
  const cursor = params.get('cursor')
  const query = cursor ? { cursor } : {}
  const { data, error, mutate } = useShopRead(
    '/api/seller/runs',
    { params: { query } },
    { keepPreviousData: true, refreshInterval: list => (list?.items.some(isBusy) ? OFTEN : 0) },
  )
  const columns = useMemo(() => columnsOf(() => void mutate()), [mutate])
  const hrefOf = (change: Record<string, string | null>) => hrefWith(RUNS, params, change)
  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={RUNS} replace />
  if (error && !data) return <SectionState error={error} onRetry={() => void mutate()} />
  return (
    <Stack gap="lg">
      <PageHead
        back={{ label: 'Products', href: LIST_PATH }}
        title="Imports and changes"
        text="Each can be undone for 30 days."
        actions={
          // Where nothing is, what stands for it has the button.
          data?.items.length !== 0 && (
            <Button icon={UploadIcon} href={IMPORT} data-list-new="">
              Import products
            </Button>
          )
        }
      />
      <DataTable
        caption="Imports and changes"
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowName={runName}
        href={runHref}
        empty={
          <EmptyState
            thing="box"
            title="Nothing yet"
            text="Files of products show up here, and changes of many at once."
          >
            <Button icon={UploadIcon} href={IMPORT} data-list-new="">
              Import products
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

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const columnsOf = (onChange: () => void): Column<Run>[] => [
  { id: 'what', label: 'What', phone: 'title', cell: runName },
  { id: 'when', label: 'When', cell: run => when.format(new Date(run.createdAt)) },
  { id: 'who', label: 'Who', cell: run => run.actor ?? 'Stoa' },
  { id: 'status', label: 'Status', cell: statusWords },
  { id: 'new', label: 'New', align: 'end', cell: run => figure(run.counts.new) },
  { id: 'change', label: 'Changed', align: 'end', cell: run => figure(run.counts.change) },
  { id: 'refused', label: 'Refused', align: 'end', cell: run => figure(run.counts.refused) },
  { id: 'undo', label: 'Undo', cell: run => <UndoRun run={run} onChange={onChange} /> },
]
