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

type Reason = ReviewReportRequest['reason']

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: 'insult', label: 'It insults or threatens somebody' },
  { value: 'private_data', label: 'It tells private things, such as an address' },
  { value: 'advertising', label: 'It advertises something else' },
  { value: 'wrong_product', label: 'It is not about this product' },
  { value: 'other', label: 'Something else' },
]

export interface ReportDialogProps {
  readonly what: 'review' | 'question'
  /** What happens then. */
  readonly text: string
  readonly send: (api: ApiClient, body: ReviewReportRequest) => Promise<unknown>
  /** Paths whose reads are out of date afterwards. */
  readonly refresh: readonly string[]
  readonly onClose: () => void
}

/** Asks the marketplace to look at a review or a question. */
export function ReportDialog({ what, text: description, send, refresh, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>('insult')
  const [text, setText] = useState('')
  const { busy, problem, call } = useCall(useShopRules())

  async function report() {
    const words = text.trim()
    const body = { reason, ...(words && { text: words }) }
    const { ok } = await call(({ api }) => send(api, body), { refresh })
    if (!ok) return
    toasts.show({ type: 'success', title: `We look at this ${what}.` })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Report this ${what}`}
      description={description}
    >
      <Form onSubmit={() => void report()} errors={problem?.fields}>
        <RadioGroup
          label="What is wrong with it?"
          options={REASONS}
          value={reason}
          onValueChange={value => setReason(value as Reason)}
        />
        <TextArea
          label="In a few words"
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
        <Stack row gap="sm">
          <Button emphasis="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy !== undefined}>
            Report
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
