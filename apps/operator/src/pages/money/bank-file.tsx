import { unwrap } from '@stoa/api-client'
import type { PayoutBatch } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { DecisionDialog } from '../../decisions/decision-dialog.tsx'
import { batchLabels as t } from './batch-page.labels.ts'

/** Downloads the file for the bank. It names bank accounts, and so may ask for the second factor first. */
export function BankFile({ batch: { id, number } }: { batch: PayoutBatch }) {
  const [isOpen, setOpen] = useState(false)

  async function download() {
    const csv = await unwrap(
      client.GET('/api/operator/payout-batches/{id}/file.csv', { params: { path: { id } }, parseAs: 'text' }),
    )
    const link = document.createElement('a')
    link.href = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
    link.download = `payouts-${number}.csv`
    link.click()
    return []
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" emphasis="line" onClick={() => setOpen(true)}>
        {t.file}
      </Button>
      {isOpen && (
        <DecisionDialog
          title={t.fileTitle}
          confirm={t.download}
          hasNoReason
          isDirect
          decide={download}
          onChanged={close}
          onClose={close}
        />
      )}
    </>
  )
}
