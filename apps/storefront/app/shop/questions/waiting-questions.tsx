import { unwrap } from '@stoa/api-client'
import { Badge, Button, Question, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { toQuestion } from '../../lib/view.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { waitingQuestionLabels } from './waiting-questions.labels.ts'

const withdraw = (id: string) => unwrap(api.DELETE('/api/user/questions/{id}', { params: { path: { id } } }))

/** Lists the user's unanswered questions about a product. Only the user and the shop see them. */
export function WaitingQuestions({ productId }: { productId: string }) {
  const { data, mutate } = useApi('/api/user/questions', { params: { query: { productId } } })
  const removing = useCall()
  const list = useRef<HTMLDivElement>(null)
  const [hadSome, setHadSome] = useState(false)
  const waiting = data?.items.filter(({ question }) => question.answer === null) ?? []

  async function takeBack(id: string) {
    const { ok } = await removing.call(() => withdraw(id))
    setHadSome(true)
    await mutate()
    if (!ok) return
    // The button that had the focus is removed.
    list.current?.focus()
    toasts.show({ type: 'success', title: waitingQuestionLabels.withdrawn })
  }
  if (waiting.length === 0 && !hadSome) return null
  return (
    <div ref={list} tabIndex={-1}>
      {waiting.length > 0 && (
        <Stack>
          <ProblemNote problem={removing.problem} />
          <ul aria-label={waitingQuestionLabels.list}>
            {waiting.map(({ question }) => (
              <li key={question.id}>
                <Question
                  question={toQuestion(question)}
                  note={
                    <>
                      <Badge tone="info">{waitingQuestionLabels.waiting}</Badge>
                      <Button
                        size="sm"
                        emphasis="plain"
                        busy={removing.busy !== undefined}
                        aria-label={formatMessage(waitingQuestionLabels.withdrawNamed, {
                          question: question.text,
                        })}
                        onClick={() => void takeBack(question.id)}
                      >
                        {waitingQuestionLabels.withdraw}
                      </Button>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  )
}
