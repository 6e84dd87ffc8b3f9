import type { ApiClient } from '@stoa/api-client'
import { MAX_REPORT_LENGTH } from '@stoa/api-client/limits'
import type { ReviewReportRequest } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Form } from '@stoa/ui/form'
import { Note } from '@stoa/ui/note'
import { RadioGroup } from '@stoa/ui/radio-group'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { reportDialogLabels, reportReasonLabels } from './report-dialog.labels.ts'

type Reason = ReviewReportRequest['reason']

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: 'insult', label: reportReasonLabels.insult },
  { value: 'private_data', label: reportReasonLabels.private_data },
  { value: 'advertising', label: reportReasonLabels.advertising },
  { value: 'wrong_product', label: reportReasonLabels.wrong_product },
  { value: 'other', label: reportReasonLabels.other },
]

export interface ReportDialogProps {
  readonly what: 'review' | 'question'
  /** Description of the dialog: what happens after a report. */
  readonly text: string
  readonly send: (api: ApiClient, body: ReviewReportRequest) => Promise<unknown>
  /** Paths that are read again afterwards. */
  readonly refresh: readonly string[]
  readonly onClose: () => void
}

/** Reports a review or a question to the operator. */
export function ReportDialog({ what, text: description, send, refresh, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>('insult')
  const [text, setText] = useState('')
  const { busy, problem, call } = useCall(useShopRules())

  async function report() {
    const details = text.trim()
    const body = { reason, ...(details && { text: details }) }
    const { ok } = await call(({ api }) => send(api, body), { refresh })
    if (!ok) return
    toasts.show({ type: 'success', title: reportDialogLabels.done })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={reportDialogLabels[what]}
      description={description}
    >
      <Form onSubmit={() => void report()} errors={problem?.fields}>
        <RadioGroup
          label={reportDialogLabels.reason}
          options={REASONS}
          value={reason}
          onValueChange={value => setReason(value as Reason)}
        />
        <TextArea
          label={reportDialogLabels.text}
          name="text"
          required={reason === 'other'}
          maxLength={MAX_REPORT_LENGTH}
          value={text}
          onValueChange={setText}
        />
        {problem?.notice && (
          <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
            {problem.notice.text}
          </Note>
        )}
        <Stack layout="row" gap="sm">
          <Button emphasis="plain" onClick={onClose}>
            {reportDialogLabels.cancel}
          </Button>
          <Button type="submit" busy={busy !== undefined}>
            {reportDialogLabels.report}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
