import { unwrap } from '@stoa/api-client'
import {
  MAX_APPLICATION_STORY_LENGTH,
  MAX_PICTURE_MEGABYTES,
  MAX_SHOP_NAME_LENGTH,
  MIN_APPLICATION_STORY_LENGTH,
  MIN_SHOP_NAME_LENGTH,
} from '@stoa/api-client/limits'
import type { ShopApplicationState } from '@stoa/api-client/schema'
import { FormPage, FormSection, Stepper } from '@stoa/back-office'
import { Button, Checkbox, Form, Link, Note, Stack, TextArea, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { slugOf } from '../../lib/slug.ts'
import type { CallTools } from '../../shared/call/calls.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { KeptDraftNote } from '../drafts/kept-draft-note.tsx'
import { useKeptDraft } from '../drafts/use-kept-draft.ts'
import { AddressFields } from '../shop/address-fields.tsx'
import { ShipsToField } from '../shop/ships-to-field.tsx'
import { shipsToLabels } from '../shop/shop-fields.labels.ts'
import { ShopPictureField } from '../shop/shop-picture-field.tsx'
import { SlugField } from '../shop/slug-field.tsx'
import { TimeZoneField } from '../shop/time-zone-field.tsx'
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
          <StepFields
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

interface StepFieldsProps {
  readonly step: StepId
  readonly fields: ApplicationFields
  readonly change: (part: Partial<ApplicationFields>) => void
  readonly errors: Readonly<Record<string, string>>
  readonly isDecidedAtOnce: boolean
  readonly agreementPages: ShopApplicationState['agreementPages']
  readonly isLogoNeeded: boolean
}

function StepFields({
  step,
  fields,
  change,
  errors,
  isDecidedAtOnce,
  agreementPages,
  isLogoNeeded,
}: StepFieldsProps) {
  switch (step) {
    case 'shop':
      return (
        <FormSection title={applicationFormLabels.shop} description={applicationFormLabels.shopText}>
          <TextField
            label={applicationFormLabels.name}
            name="name"
            value={fields.name}
            onValueChange={name =>
              change({ name, ...(!fields.isSlugOwn && { slug: slugOf(name).slice(0, 60) }) })
            }
            minLength={MIN_SHOP_NAME_LENGTH}
            maxLength={MAX_SHOP_NAME_LENGTH}
            required
          />
          <SlugField
            value={fields.slug}
            onChange={slug => change({ slug, isSlugOwn: slug !== '' })}
            error={errors.slug}
          />
        </FormSection>
      )
    case 'story':
      return (
        <FormSection title={stepLabels.story} description={applicationFormLabels.storyText}>
          <TextArea
            label={applicationFormLabels.story}
            name="story"
            rows={8}
            value={fields.story}
            onValueChange={story => change({ story })}
            minLength={MIN_APPLICATION_STORY_LENGTH}
            maxLength={MAX_APPLICATION_STORY_LENGTH}
            hint={applicationFormLabels.storyHint}
            required
          />
          <ShopPictureField
            label={applicationFormLabels.logo}
            name={fields.name || applicationFormLabels.noName}
            shape="arch"
            value={fields.pictures[0] ?? null}
            onChange={picture => change({ pictures: picture ? [picture] : [] })}
            error={errors.logoId}
            hint={formatMessage(applicationFormLabels[isLogoNeeded ? 'logoNeeded' : 'logoHint'], {
              megabytes: MAX_PICTURE_MEGABYTES,
            })}
          />
        </FormSection>
      )
    case 'address':
      return (
        <FormSection title={stepLabels.address} description={applicationFormLabels.addressText}>
          <AddressFields
            value={fields.address}
            onChange={address => change({ address })}
            error={errors.address}
          />
          <ShipsToField
            value={fields.shipsTo}
            onChange={shipsTo => change({ shipsTo })}
            error={fields.shipsTo?.length === 0 ? errors.shipsTo : undefined}
          />
          <TimeZoneField
            value={fields.timeZone}
            onChange={timeZone => change({ timeZone })}
            error={errors.timeZone}
          />
        </FormSection>
      )
    case 'agreement':
      return (
        <FormSection title={stepLabels.agreement} description={applicationFormLabels.agreementText}>
          <Stack as="ul" gap="sm">
            {agreementPages.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={`/${slug}`}>{title}</Link>
              </li>
            ))}
          </Stack>
          <Checkbox
            name="agreed"
            label={applicationFormLabels.agree}
            checked={fields.agreed}
            onCheckedChange={agreed => change({ agreed })}
          />
          {errors.agreedVersion && (
            <Note tone="critical" role="alert">
              {applicationFormLabels.rulesChanged}
            </Note>
          )}
          <Note tone="info">
            {isDecidedAtOnce ? applicationFormLabels.approvedAtOnce : applicationFormLabels.review}
          </Note>
        </FormSection>
      )
  }
}
