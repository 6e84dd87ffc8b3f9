import { unwrap } from '@stoa/api-client'
import { AccountPanel, Button, Stack } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { saveBlob } from '../../shared/files/save-blob.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { dataPanelLabels } from './data-panel.labels.ts'

const TOAST = 'export'

async function exportData(): Promise<void> {
  const data = await unwrap(api.GET('/api/user/export', { cache: 'no-store' }))
  const day = data.exportedAt.slice(0, 10)
  saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `account-${day}.json`)
}

export function DataPanel() {
  const { busy, problem, call } = useCall()
  const start = async () => {
    toasts.show({ id: TOAST, type: 'loading', title: dataPanelLabels.preparing })
    const { ok } = await call(exportData)
    if (ok) toasts.show({ id: TOAST, type: 'success', title: dataPanelLabels.downloaded })
    else toasts.dismiss(TOAST)
  }
  return (
    <AccountPanel title={dataPanelLabels.title} description={dataPanelLabels.text}>
      <Stack>
        <ProblemNote problem={problem} />
        <Stack layout="row">
          <Button emphasis="line" busy={busy !== undefined} onClick={() => void start()}>
            {dataPanelLabels.download}
          </Button>
        </Stack>
      </Stack>
    </AccountPanel>
  )
}
