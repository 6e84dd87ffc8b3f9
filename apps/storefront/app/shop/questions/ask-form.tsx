import { unwrap } from '@stoa/api-client'
import { MAX_QUESTION_LENGTH } from '@stoa/api-client/limits'
import { mutatePath } from '@stoa/api-client/swr'
import { useAuth } from '@stoa/cart-core/react'
import { Button, Form, Stack, TextArea } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { api } from '../../data/api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { askFormLabels } from './ask-form.labels.ts'
import { questionDrafts } from './question-draft.ts'

export interface AskFormProps {
  readonly productId: string
  /** Name of the shop. */
  readonly shop: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

interface Draft {
  text: string
}

const send = (productId: string, text: string) =>
  unwrap(api.POST('/api/user/questions', { body: { productId, text } }))

/** Form that asks the shop a question. Keeps a draft in the tab until it is sent. */
export function AskForm({ productId, shop, onDone, onCancel }: AskFormProps) {
  const { mutate } = useSWRConfig()
  const userId = useAuth(({ user }) => user?.id)
  const { busy, problem, call } = useCall()
  const [text, setText] = useState(
    () => (userId && questionDrafts.read<Draft>(userId, productId)?.text) || '',
  )

  function type(typed: string) {
    setText(typed)
    if (userId) questionDrafts.keep(userId, productId, { text: typed })
  }

  async function ask() {
    if (!(await call(() => send(productId, text.trim()))).ok) return
    if (userId) questionDrafts.forget(userId, productId)
    await mutatePath(mutate, '/api/user/questions')
    onDone()
  }
  return (
    <Form
      onSubmit={() => void ask()}
      errors={problem?.fields}
      aria-label={formatMessage(askFormLabels.form, { shop })}
    >
      <TextArea
        label={formatMessage(askFormLabels.question, { shop })}
        name="text"
        required
        autoFocus
        maxLength={MAX_QUESTION_LENGTH}
        value={text}
        onValueChange={type}
        hint={askFormLabels.hint}
      />
      <ProblemNote problem={problem} />
      <Stack layout="row" gap="sm">
        <Button type="submit" busy={busy !== undefined}>
          {askFormLabels.submit}
        </Button>
        <Button emphasis="plain" onClick={onCancel}>
          {askFormLabels.cancel}
        </Button>
      </Stack>
    </Form>
  )
}
