import { isApiError } from '@stoa/api-client'
import { HistoryIcon, PageHead } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { Navigate, useSearchParams } from 'react-router-dom'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { LIST_PATH } from '../products/list/list-path.ts'
import { changePageLabels } from './change-page.labels.ts'
import { ChangePreview } from './change-preview.tsx'
import { RUNS } from './run-addresses.ts'
import { RunDone } from './run-done.tsx'
import { runName } from './run-name.ts'
import { RunProgress } from './run-progress.tsx'
import type { RunStepProps } from './run-step.ts'
import { isBusy } from './run-words.ts'
import { useRun } from './use-run.ts'

/** Shows a bulk change: its preview, its progress or its result, and how to undo it. The run is in the URL. */
export function ChangePage() {
  const [params] = useSearchParams()
  const id = params.get('run')
  return id ? <Change key={id} id={id} /> : <Navigate to={RUNS} replace />
}

function Change({ id }: { id: string }) {
  const { data: run, error, mutate } = useRun(id)
  if (isApiError(error) && error.status === 404) return <Navigate to={RUNS} replace />
  if (!run) return <SectionState error={error} onRetry={() => void mutate()} />
  return (
    <Stack gap="lg">
      <PageHead
        back={{ label: changePageLabels.products, href: LIST_PATH }}
        title={runName(run)}
        lede={
          run.actor
            ? formatMessage(changePageLabels.undoableBy, { name: run.actor })
            : changePageLabels.undoable
        }
        actions={
          <Button emphasis="line" icon={HistoryIcon} href={RUNS}>
            {changePageLabels.history}
          </Button>
        }
      />
      <Step run={run} onChange={next => void mutate(next, { revalidate: false })} />
    </Stack>
  )
}

function Step({ run, onChange }: RunStepProps) {
  if (run.status === 'failed' && run.counts.applied === 0)
    return (
      <Note tone="critical" role="alert" title={changePageLabels.nothingChanged}>
        {run.problem}
      </Note>
    )
  if (isBusy(run)) return <RunProgress run={run} onChange={onChange} />
  if (run.status === 'checked') return <ChangePreview run={run} onChange={onChange} />
  return <RunDone run={run} onChange={onChange} />
}
