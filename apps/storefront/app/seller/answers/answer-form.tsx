import type { ApiClient } from '@stoa/api-client'
import { MAX_ANSWER_LENGTH } from '@stoa/api-client/limits'
import { Button } from '@stoa/ui/button'
import { Form } from '@stoa/ui/form'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { useUnsaved } from '../drafts/leave-guard.tsx'
import { answerFormLabels } from './answer-form.labels.ts'

export interface AnswerFormProps {
  readonly author: string
  /** Hint below the field. */
  readonly hint: string
  /** Text of the answer that is edited. Empty by default. */
  readonly defaultValue?: string | undefined
  readonly submitLabel?: string | undefined
  readonly send: (api: ApiClient, text: string) => Promise<unknown>
  /** Paths that are read again afterwards. */
  readonly refresh: readonly string[]
  /** Messages for conflicts with another request, by problem code. */
  readonly conflicts: Readonly<Record<string, string>>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Publishes the shop’s answer to a review or a question. */
export function AnswerForm({
  author,
  hint,
  defaultValue = '',
  submitLabel = answerFormLabels.publish,
  send,
  refresh,
  conflicts,
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
    <Form
      onSubmit={() => void publish()}
      errors={problem?.fields}
      aria-label={formatMessage(answerFormLabels.form, { author })}
    >
      <TextArea
        label={formatMessage(answerFormLabels.text, { author })}
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
          {conflicts[problem.error?.code ?? ''] ?? problem.notice.text}
        </Note>
      )}
      <Stack layout="row" gap="sm">
        <Button type="submit" busy={busy !== undefined}>
          {submitLabel}
        </Button>
        <Button emphasis="plain" onClick={onCancel}>
          {answerFormLabels.cancel}
        </Button>
      </Stack>
    </Form>
  )
}
