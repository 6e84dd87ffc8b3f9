import { type ApiError, unwrap } from '@stoa/api-client'
import { Button } from '@stoa/ui/button'
import { Form } from '@stoa/ui/form'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { useUnsaved } from '../frame/leave-guard.tsx'
import { useShopCall } from '../frame/use-shop-api.ts'

export interface AnswerFormProps {
  readonly reviewId: string
  readonly author: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

const MAX_LENGTH = 2_000

/** What the shop says to a review: once, and everyone reads it. */
export function AnswerForm({ reviewId, author, onDone, onCancel }: AnswerFormProps) {
  const [text, setText] = useState('')
  const { busy, problem, call } = useShopCall()
  useUnsaved(text.trim() !== '')

  async function send() {
    const answered = await call(
      api =>
        unwrap(
          api.PUT('/api/seller/reviews/{id}/answer', {
            params: { path: { id: reviewId } },
            body: { text: text.trim() },
          }),
        ),
      { refresh: ['/api/seller/reviews', '/api/seller/dashboard'] },
    )
    if (answered) onDone()
  }
  return (
    <Form onSubmit={() => void send()} errors={problem?.fields} aria-label={`Answer to ${author}`}>
      <TextArea
        label={`Your answer to ${author}`}
        name="text"
        required
        maxLength={MAX_LENGTH}
        autoFocus
        value={text}
        onValueChange={setText}
        hint="Everyone reads it under the review. It cannot be changed later."
      />
      {problem?.notice && (
        <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
          {wordsOf(problem.error) ?? problem.notice.text}
        </Note>
      )}
      <Stack row gap="sm">
        <Button type="submit" busy={busy !== undefined}>
          Publish the answer
        </Button>
        <Button emphasis="plain" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Form>
  )
}

const wordsOf = ({ code }: ApiError): string | undefined => {
  if (code === 'review.answered') return 'A colleague has answered it meanwhile.'
  return code === 'review.not_found' ? 'Its author has deleted it.' : undefined
}
