import type { ApiClient } from '@stoa/api-client'
import { MAX_ANSWER_LENGTH } from '@stoa/api-client/limits'
import { Button } from '@stoa/ui/button'
import { Form } from '@stoa/ui/form'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { useUnsaved } from '../drafts/leave-guard.tsx'

export interface AnswerFormProps {
  readonly author: string
  /** Under the field. */
  readonly hint: string
  /** What the answer says now, where it is corrected. */
  readonly defaultValue?: string | undefined
  readonly submitLabel?: string | undefined
  readonly send: (api: ApiClient, text: string) => Promise<unknown>
  /** Paths whose reads are out of date afterwards. */
  readonly refresh: readonly string[]
  /** Words for what may have happened meanwhile, by the problem's code. */
  readonly meanwhile: Readonly<Record<string, string>>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** What the shop says to a review or a question, for everyone to read. */
export function AnswerForm({
  author,
  hint,
  defaultValue = '',
  submitLabel = 'Publish the answer',
  send,
  refresh,
  meanwhile,
  onDone,
  onCancel,
}: AnswerFormProps) {
  const [text, setText] = useState(defaultValue)
  const { busy, problem, call } = useCall(useShopRules())
  useUnsaved(text.trim() !== defaultValue)

  async function publish() {
    const { ok } = await call(({ api }) => send(api, text.trim()), { refresh })
    if (ok) onDone()
  }
  return (
    <Form onSubmit={() => void publish()} errors={problem?.fields} aria-label={`Answer to ${author}`}>
      <TextArea
        label={`Your answer to ${author}`}
        name="text"
        required
        maxLength={MAX_ANSWER_LENGTH}
        autoFocus
        value={text}
        onValueChange={setText}
        hint={hint}
      />
      {problem?.notice && (
        <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
          {meanwhile[problem.error?.code ?? ''] ?? problem.notice.text}
        </Note>
      )}
      <Stack row gap="sm">
        <Button type="submit" busy={busy !== undefined}>
          {submitLabel}
        </Button>
        <Button emphasis="plain" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Form>
  )
}
