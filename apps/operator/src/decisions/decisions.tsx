import type { Allowed, Effect } from '@stoa/api-client/operator-schema'
import { type ReactNode, useState } from 'react'
import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionDialog, type GivenDecision } from './decision-dialog.tsx'

/** One decision about a subject. */
export interface Choice {
  /** The verb of its button. */
  label: string
  /** The question of its dialog. */
  title: string
  tone?: 'neutral' | 'critical'
  /** Whether the people concerned get the reason. */
  isReasonSent?: boolean
  /** Fields before the reason. */
  fields?: ReactNode
  /** State of the fields: another one has other effects, which are shown again. */
  fieldState?: string
  /** Sends or checks it. */
  send: (call: DecisionCall, reason: string) => Promise<{ effects: readonly Effect[] }>
}

/** Parameters of the call that sends a decision, except for its path. */
export interface DecisionCall {
  query: { dryRun: boolean }
  header: { 'Idempotency-Key': string }
}

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
  const [action, setAction] = useState<Action | null>(null)
  const actions = Object.keys(choices) as Action[]
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
        <DecisionDialog
          key={action}
          title={chosen.title}
          confirm={chosen.label}
          tone={chosen.tone}
          isReasonSent={chosen.isReasonSent ?? false}
          choice={chosen.fieldState}
          decide={async ({ reason, dryRun, key }: GivenDecision) =>
            (await chosen.send({ query: { dryRun }, header: { 'Idempotency-Key': key } }, reason)).effects
          }
          onChanged={onRead}
          onClose={() => {
            setAction(null)
            onRead()
          }}
        >
          {chosen.fields}
        </DecisionDialog>
      )}
    </>
  )
}
