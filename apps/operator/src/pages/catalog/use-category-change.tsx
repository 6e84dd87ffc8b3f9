import { isApiError, messageFor, unwrap } from '@stoa/api-client'
import type { OperatorCategory, UpdateCategoryRequest } from '@stoa/api-client/operator-schema'
import { Note } from '@stoa/ui/note'
import { useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { categoryChangeLabels as t } from './use-category-change.labels.ts'

/** Time for which a change can be undone; milliseconds. */
const UNDO_FOR = 30_000

interface Outcome {
  text: string
  /** Sends the opposite change. Missing for an error. */
  undo?: () => void
}

/**
 * Changes a category, and offers to undo it for 30 seconds.
 *
 * @param onDone called after each change, also after one that was refused because someone else was first
 */
export function useCategoryChange(onDone: () => void) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    if (!outcome?.undo) return
    const timer = setTimeout(() => setOutcome(null), UNDO_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  async function send(
    { id, version }: Pick<OperatorCategory, 'id' | 'version'>,
    change: UpdateCategoryRequest,
    inverse: UpdateCategoryRequest | null,
  ): Promise<void> {
    try {
      const changed = await unwrap(
        client.PATCH('/api/operator/categories/{id}', {
          params: { path: { id }, header: { 'If-Match': `"${version}"` } },
          body: change,
        }),
      )
      setOutcome(
        inverse ? { text: t.changed, undo: () => void send(changed, inverse, null) } : { text: t.undone },
      )
    } catch (cause) {
      const detail = isApiError(cause) ? cause.problem?.detail : null
      setOutcome({ text: detail ?? messageFor(cause, t.failed) })
    }
    onDone()
  }

  const note = outcome && (
    <Note role="status" {...(outcome.undo && { action: { label: t.undo, onClick: outcome.undo } })}>
      {outcome.text}
    </Note>
  )
  return { change: send, note }
}
