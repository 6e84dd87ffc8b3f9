import { unwrap } from '@stoa/api-client'
import type { ShopApplicationState } from '@stoa/api-client/schema'
import { FormPage, Stepper } from '@stoa/back-office'
import { Button, Form, Stack } from '@stoa/ui'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import type { CallTools } from '../../shared/call/calls.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { KeptDraftNote } from '../drafts/kept-draft-note.tsx'
import { useKeptDraft } from '../drafts/use-kept-draft.ts'
import { shipsToLabels } from '../shop/shop-fields.labels.ts'
import {
  type ApplicationFields,
  firstFields,
  isStepDone,
  keptFields,
  STEPS,
  type StepId,
  stepOfField,
  toApplication,
} from './application-draft.ts'
import { ApplicationStep } from './application-step.tsx'
import { applicationFormLabels, stepLabels } from './registration.labels.ts'
import { ShopCardPreview } from './shop-card-preview.tsx'

interface ApplicationFormProps {
  readonly state: ShopApplicationState
  readonly onSent: (state: ShopApplicationState) => void
}

/** Application in four steps, in any order. Keeps a draft on the device. */
export function ApplicationForm({ state, onSent }: ApplicationFormProps) {
  const { application, agreementVersion, agreementPages, isDecidedAtOnce } = state
  const [fields, setFields] = useState(() => firstFields(application))
  const [isChanged, setChanged] = useState(false)
  const kept = useKeptDraft(`application/${application?.id ?? 'new'}`, isChanged ? fields : null)
  const { busy, problem, call } = useCall()
  const send = async ({ keyOf }: CallTools) => {
    const body = toApplication(fields, agreementVersion)
    const headers = { 'Idempotency-Key': keyOf(body) }
    const sent = await unwrap(api.POST('/api/user/shop-application', { body, params: { header: headers } }))
    kept.forget()
    onSent(sent)
  }
  const top = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState(0)
  /** Whether the seller continued without choosing a country. */
  const [isUnnamed, setUnnamed] = useState(false)

  const change = (part: Partial<ApplicationFields>) => {
    setChanged(true)
    setFields(before => ({ ...before, ...part }))
  }
  const restore = () => {
    if (!kept.found || !kept.restore()) return
    setChanged(true)
    setFields({ ...fields, ...keptFields(kept.found) })
  }
  const isFound = kept.found !== null
  useEffect(() => {
    // The seller has typed nothing yet, so the draft can be restored without a question.
    if (isFound && !isChanged) restore()
  }, [isFound])
  const open = (step: StepId) => {
    change({ step })
    setMoved(moved + 1)
  }
  // After a change of step, reading continues at its heading. On the first one, the page's own heading comes first.
  useEffect(() => {
    if (moved > 0) top.current?.focus()
  }, [moved])

  const refused = Object.keys(problem?.fields ?? {})[0]
  const refusedStep = refused === undefined ? null : stepOfField(refused)
  useEffect(() => {
    if (refusedStep) change({ step: refusedStep })
    // Runs once for each answer.
  }, [problem, refusedStep])

  const { step } = fields
  const missing = STEPS.find(one => !isStepDone(one, fields))
  const submit = () => {
    const next = STEPS[STEPS.indexOf(step) + 1]
    if (step === 'address' && fields.shipsTo?.length === 0) return setUnnamed(true)
    if (next) open(next)
    else if (missing) open(missing)
    else void call(send)
  }
  return (
    <FormPage preview={<ShopCardPreview fields={fields} />}>
      <KeptDraftNote
        keptAt={isChanged ? (kept.found?.keptAt ?? null) : null}
        onRestore={restore}
        onDiscard={kept.discard}
      />
      <Stepper
        steps={STEPS.map(id => ({ id, label: stepLabels[id], done: isStepDone(id, fields) }))}
        value={step}
        onValueChange={id => open(id as StepId)}
      />
      <Form key={step} errors={problem?.fields} onSubmit={submit} aria-label={applicationFormLabels.form}>
        <ProblemNote problem={problem} />
        <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
          <ApplicationStep
            step={step}
            fields={fields}
            change={change}
            errors={{ ...(isUnnamed && { shipsTo: shipsToLabels.missing }), ...problem?.fields }}
            isDecidedAtOnce={isDecidedAtOnce}
            agreementPages={agreementPages}
            isLogoNeeded={state.isLogoNeeded}
          />
        </div>
        <Stack layout="row">
          <Button type="submit" busy={busy !== undefined}>
            {step === 'agreement' ? applicationFormLabels.send : applicationFormLabels.next}
          </Button>
          {step !== 'shop' && (
            <Button emphasis="plain" onClick={() => open(STEPS[STEPS.indexOf(step) - 1]!)}>
              {applicationFormLabels.back}
            </Button>
          )}
        </Stack>
      </Form>
    </FormPage>
  )
}
