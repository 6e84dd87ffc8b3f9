import { isApiError, messageFor, unwrap } from '@stoa/api-client'
import type { Effect, SecondFactorDemand } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Form } from '@stoa/ui/form'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { type ReactNode, useState } from 'react'
import { client } from '../api/client.ts'
import { timeInWords } from '../api/in-words.ts'
import { useAmount } from '../api/use-amount.ts'
import { FactorFields, type FactorGiven } from '../frame/factor-fields.tsx'
import { decisionLabels as t } from './decision-dialog.labels.ts'
import { effectLabels } from './effect.labels.ts'
import { Unsendable } from './unsendable.ts'
import { useReason } from './use-reason.ts'

const MIN_REASON = 10
const MAX_REASON = 1_000

/** A decision that is sent, or only checked. */
export interface GivenDecision {
  reason: string
  dryRun: boolean
  /** Equal for each attempt of one dialog, so that a decision is made once. */
  key: string
}

interface DecisionDialogProps {
  /** The question. */
  title: string
  /** The verb of the button that decides. */
  confirm: string
  /** Whether the people concerned get the reason. */
  isReasonSent?: boolean | undefined
  /** Whether it needs no reason. */
  hasNoReason?: boolean | undefined
  tone?: 'neutral' | 'critical' | undefined
  /** Sends or checks the decision, and returns its effects. */
  decide: (decision: GivenDecision) => Promise<readonly Effect[]>
  /** Called after the decision, and when the dialog is closed without one. */
  onClose: () => void
  /** Called when the subject has changed since it was shown. */
  onChanged: () => void
  /** State of `children`: another one has other effects, which are shown again. */
  choice?: string | undefined
  /** Whether it is sent at once, without showing its effects first. Default false. */
  isDirect?: boolean | undefined
  /** Fields of this decision, before the reason. */
  children?: ReactNode
  /** Shown below the effects, such as the email that is sent. */
  preview?: ReactNode
}

/** Asks for a reason, shows what the decision does, and sends it. */
export function DecisionDialog({
  decide,
  onClose,
  onChanged,
  choice,
  isDirect = false,
  children,
  preview,
  ...props
}: DecisionDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const notShown = isDirect ? [] : null
  const [effects, setEffects] = useState<readonly Effect[] | null>(notShown)
  const [shownFor, setShownFor] = useState(choice)
  if (shownFor !== choice) {
    setShownFor(choice)
    setEffects(notShown)
  }
  const money = useAmount()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const [demand, setDemand] = useState<SecondFactorDemand | null>(null)
  const [reason, setReason] = useReason(props.title)

  async function send(given: FactorGiven) {
    setBusy(true)
    setError(null)
    try {
      if (demand !== null) {
        const { challenge } = demand
        await unwrap(client.POST('/api/operator/session/confirm', { body: { challenge, ...given } }))
        setDemand(null)
      }
      const result = await decide({ reason: reason.trim(), dryRun: effects === null, key })
      if (effects === null) setEffects(result)
      else onClose()
    } catch (cause) {
      const told = isApiError(cause) ? cause.problem : undefined
      if (told?.secondFactor) return setDemand(told.secondFactor)
      // Only another demand gets another challenge.
      if (told?.code === 'auth.second_factor_expired') setDemand(null)
      if (demand === null) setEffects(notShown)
      const changed = told?.changed
      setError(changed ? t.changed(changed.by, timeInWords(changed.at)) : messageOf(cause))
      if (isApiError(cause) && cause.status === 409) onChanged()
    } finally {
      setBusy(false)
    }
  }

  const told = (effects ?? [])
    .filter(({ count }) => count > 0)
    .map(({ kind, count, amount }) => effectLabels[kind](count, amount === undefined ? '' : money(amount)))
  return (
    <Dialog open onOpenChange={onClose} title={props.title}>
      <Form onSubmit={({ code = '' }) => void send({ code: code.trim() })}>
        {children}
        {!props.hasNoReason && (
          <TextArea
            label={t.reason}
            hint={props.isReasonSent ? t.reasonSent : t.reasonHint}
            name="reason"
            value={reason}
            minLength={MIN_REASON}
            maxLength={MAX_REASON}
            required
            onValueChange={typed => {
              setReason(typed)
              // An email that was shown has another text now.
              if (props.isReasonSent) setEffects(null)
            }}
          />
        )}
        {effects !== null && effects.length > 0 && (
          <Note title={t.effects} role="status">
            {told.length === 0 ? t.noEffects : `${told.join('. ')}.`}
          </Note>
        )}
        {effects !== null && preview}
        {demand !== null && (
          <FactorFields demand={demand} onPasskey={given => void send(given)} onNoPasskey={setError} />
        )}
        {error !== null && (
          <Note tone="critical" role="alert">
            {error}
          </Note>
        )}
        <Stack layout="row">
          <Button type="submit" busy={isBusy} tone={effects === null ? 'neutral' : props.tone}>
            {effects === null ? t.next : props.confirm}
          </Button>
          <Button emphasis="line" onClick={onClose}>
            {t.cancel}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}

const messageOf = (cause: unknown): string =>
  cause instanceof Unsendable ? cause.message : messageFor(cause, t.failed)
