import { unwrap } from '@stoa/api-client'
import type { ReviewReportRequest } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Form } from '@stoa/ui/form'
import { Note } from '@stoa/ui/note'
import { RadioGroup } from '@stoa/ui/radio-group'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { toasts } from '../../toasts/toasts.ts'
import { useShopCall } from '../frame/use-shop-api.ts'

type Reason = ReviewReportRequest['reason']

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: 'insult', label: 'It insults or threatens somebody' },
  { value: 'private_data', label: 'It tells private things, such as an address' },
  { value: 'advertising', label: 'It advertises something else' },
  { value: 'wrong_product', label: 'It is not about this product' },
  { value: 'other', label: 'Something else' },
]

/** Asks the marketplace to look at a review. A low rating is no reason. */
export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const [reason, setReason] = useState<Reason>('insult')
  const [text, setText] = useState('')
  const { busy, problem, call } = useShopCall()

  async function send() {
    const words = text.trim()
    const sent = await call(
      async api => {
        await unwrap(
          api.PUT('/api/seller/reviews/{id}/report', {
            params: { path: { id: reviewId } },
            body: { reason, ...(words && { text: words }) },
          }),
        )
        return true
      },
      { refresh: ['/api/seller/reviews'] },
    )
    if (!sent) return
    toasts.show({ type: 'success', title: 'We look at this review.' })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Report this review"
      description="We look at it and take it away where it breaks our rules. A low rating is no reason."
    >
      <Form onSubmit={() => void send()} errors={problem?.fields}>
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
          maxLength={1_000}
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
