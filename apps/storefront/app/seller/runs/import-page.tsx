import { isApiError } from '@stoa/api-client'
import { HistoryIcon, PageHead } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import { useSearchParams } from 'react-router-dom'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { LIST_PATH } from '../products/list/list-path.ts'
import { importPageLabels } from './import-page.labels.ts'
import { ImportStart } from './import-start.tsx'
import { IMPORT, RUNS } from './run-addresses.ts'
import { RunSteps } from './run-steps.tsx'
import { fileWords } from './run-words.ts'
import { useRun } from './use-run.ts'

/** Imports products from a file. The run is in the URL, so that the page can be left and reloaded. */
export function ImportPage() {
  const [params] = useSearchParams()
  const id = params.get('run')
  return id ? <RunPage key={id} id={id} /> : <StartPage />
}

const History = () => (
  <Button emphasis="line" icon={HistoryIcon} href={RUNS}>
    {importPageLabels.history}
  </Button>
)

const StartPage = () => (
  <Stack gap="lg">
    <PageHead
      back={{ label: importPageLabels.products, href: LIST_PATH }}
      title={importPageLabels.title}
      lede={importPageLabels.text}
      actions={<History />}
    />
    <ImportStart />
  </Stack>
)

function RunPage({ id }: { id: string }) {
  const { data: run, error, mutate } = useRun(id)
  if (isApiError(error) && error.status === 404) return <StartPage />
  if (!run) return <SectionState error={error} onRetry={() => void mutate()} />
  return (
    <Stack gap="lg">
      <PageHead
        back={{ label: importPageLabels.anotherFile, href: IMPORT }}
        title={run.fileName ?? importPageLabels.unnamed}
        lede={fileWords(run)}
        actions={<History />}
      />
      <RunSteps run={run} onChange={next => void mutate(next, { revalidate: false })} />
    </Stack>
  )
}
