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
import { ShopCardPreview } from './shop-card-preview.tsx'

const TITLES: Record<StepId, string> = {
  shop: 'Shop',
  story: 'Story and logo',
  address: 'Address',
  agreement: 'Agreement',
}

interface ApplicationFormProps {
  readonly state: ShopApplicationState
  readonly onSent: (state: ShopApplicationState) => void
}

/** An application in four steps, each of which can be left and taken up. What is typed is kept on the device. */
export function ApplicationForm({ state, onSent }: ApplicationFormProps) {
  const { application, agreementVersion, isDecidedAtOnce } = state
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
  /** Whether somebody went on without naming a country. */
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
    // Nothing stands against it: it comes back by itself.
    if (isFound && !isChanged) restore()
  }, [isFound])
  const open = (step: StepId) => {
    change({ step })
    setMoved(moved + 1)
  }
  // Whoever steps on reads from the heading of the step on; at first the page's own does.
  useEffect(() => {
    if (moved > 0) top.current?.focus()
  }, [moved])

  const refused = Object.keys(problem?.fields ?? {})[0]
  const refusedStep = refused === undefined ? null : stepOfField(refused)
  useEffect(() => {
    if (refusedStep) change({ step: refusedStep })
    // Once for each answer.
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
        steps={STEPS.map(id => ({ id, label: TITLES[id], done: isStepDone(id, fields) }))}
        current={step}
        onStep={id => open(id as StepId)}
      />
      <Form key={step} errors={problem?.fields} onSubmit={submit} aria-label="Application for a shop">
        <ProblemNote problem={problem} />
        <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
          <StepFields
            step={step}
            fields={fields}
            change={change}
            errors={{ ...(isUnnamed && { shipsTo: 'Add at least one country.' }), ...problem?.fields }}
            isDecidedAtOnce={isDecidedAtOnce}
          />
        </div>
        <Stack row>
          <Button type="submit" busy={busy !== undefined}>
            {step === 'agreement' ? 'Send the application' : 'Continue'}
          </Button>
          {step !== 'shop' && (
            <Button emphasis="plain" onClick={() => open(STEPS[STEPS.indexOf(step) - 1]!)}>
              Back
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
}

function StepFields({ step, fields, change, errors, isDecidedAtOnce }: StepFieldsProps) {
  switch (step) {
    case 'shop':
      return (
        <FormSection title="Your shop" text="Both can be changed later; an old address goes on working.">
          <TextField
            label="Name of the shop"
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
        <FormSection
          title="Story and logo"
          text="What you make, how, and who you are. About a hundred words do."
        >
          <TextArea
            label="Story"
            name="story"
            rows={8}
            value={fields.story}
            onValueChange={story => change({ story })}
            minLength={MIN_APPLICATION_STORY_LENGTH}
            maxLength={MAX_APPLICATION_STORY_LENGTH}
            hint="Blank lines part paragraphs."
            required
          />
          <ShopPictureField
            label="Logo"
            name={fields.name || 'Shop'}
            shape="arch"
            value={fields.pictures[0] ?? null}
            onChange={picture => change({ pictures: picture ? [picture] : [] })}
            error={errors.logoId}
            hint={`Optional. JPEG, PNG, WebP or AVIF, at most ${MAX_PICTURE_MEGABYTES} MB.`}
          />
        </FormSection>
      )
    case 'address':
      return (
        <FormSection title="Address" text="Where returns are sent to. Shoppers see the city and the country.">
          {errors.address && (
            <Note tone="critical" role="alert">
              The address is not complete: it {errors.address}.
            </Note>
          )}
          <AddressFields value={fields.address} onChange={address => change({ address })} />
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
        <FormSection title="Agreement" text="Selling here follows the same rules for every shop.">
          <p>
            They are in the <Link href="/marketplace-guidelines">marketplace guidelines</Link>, the{' '}
            <Link href="/shipping-policy">shipping policy</Link>, the{' '}
            <Link href="/return-policy">return policy</Link> and the list of{' '}
            <Link href="/prohibited-items">prohibited items</Link>.
          </p>
          <Checkbox
            name="agreed"
            label="I have read the rules and agree to them."
            checked={fields.agreed}
            onCheckedChange={agreed => change({ agreed })}
          />
          {errors.agreedVersion && (
            <Note tone="critical" role="alert">
              The rules have changed. Please reload the page and read them again.
            </Note>
          )}
          <Note tone="info">
            {isDecidedAtOnce
              ? 'Your shop opens as soon as you send this.'
              : 'A person reads your application. The answer comes by email, and stands on this page.'}
          </Note>
        </FormSection>
      )
  }
}
