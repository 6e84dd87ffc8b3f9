import type { Allowed } from '@stoa/api-client/operator-schema'
import { useState } from 'react'
import type { Choice } from './choice.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { keptReason } from './kept-reason.ts'
import { useAskedQuestion } from './use-reason.ts'

interface DecisionsProps<Action extends string> {
  allowed: readonly Allowed[]
  /** Decisions that are shown, in their order. */
  choices: Readonly<Partial<Record<Action, Choice>>>
  /** Reads the subject again. */
  onRead: () => void
}

/** The decisions about a subject: a button for each, and the dialog of the one that was chosen. */
export function Decisions<Action extends Allowed['action']>({
  allowed,
  choices,
  onRead,
}: DecisionsProps<Action>) {
  const actions = Object.keys(choices) as Action[]
  const question = useAskedQuestion()
  // The dialog in which the session ended opens again.
  const [action, setAction] = useState<Action | null>(
    () => actions.find(each => keptReason(question(choices[each]?.title ?? '')) !== null) ?? null,
  )
  const chosen = action && choices[action]
  return (
    <>
      <DecisionButtons
        allowed={allowed.filter(each => actions.some(shown => shown === each.action))}
        labels={
          Object.fromEntries(actions.map(each => [each, choices[each]?.label])) as Record<Action, string>
        }
        onChoose={setAction}
      />
      {chosen && (
        <ChoiceDialog key={action} choice={chosen} onClose={() => setAction(null)} onRead={onRead} />
      )}
    </>
  )
}
