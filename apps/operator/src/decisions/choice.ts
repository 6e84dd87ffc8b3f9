import type { Effect } from '@stoa/api-client/operator-schema'
import type { ReactNode } from 'react'

/** One decision about a subject. */
export interface Choice {
  /** The verb of its button. */
  label: string
  /** The question of its dialog. */
  title: string
  tone?: 'neutral' | 'critical'
  /** Whether the people concerned get the reason. */
  isReasonSent?: boolean
  /** Whether the decision needs no reason. Default false. */
  hasNoReason?: boolean
  /** Fields before the reason. */
  fields?: ReactNode
  /** State of the fields: another one has other effects, which are shown again. */
  fieldState?: string
  /** Shown below the effects, such as the email that is sent. */
  preview?: ReactNode
  /** Sends or checks it. */
  send: (call: DecisionCall, reason: string) => Promise<{ effects: readonly Effect[] }>
}

/** Parameters of the call that sends a decision, except for its path. */
export interface DecisionCall {
  query: { dryRun: boolean }
  header: { 'Idempotency-Key': string }
}
