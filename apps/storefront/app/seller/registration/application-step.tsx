import {
  MAX_APPLICATION_STORY_LENGTH,
  MAX_PICTURE_MEGABYTES,
  MAX_SHOP_NAME_LENGTH,
  MIN_APPLICATION_STORY_LENGTH,
  MIN_SHOP_NAME_LENGTH,
} from '@stoa/api-client/limits'
import type { ShopApplicationState } from '@stoa/api-client/schema'
import { FormSection } from '@stoa/back-office'
import { Checkbox, Link, Note, Stack, TextArea, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { slugOf } from '../../lib/slug.ts'
import { AddressFields } from '../shop/address-fields.tsx'
import { ShipsToField } from '../shop/ships-to-field.tsx'
import { ShopPictureField } from '../shop/shop-picture-field.tsx'
import { SlugField } from '../shop/slug-field.tsx'
import { TimeZoneField } from '../shop/time-zone-field.tsx'
import type { ApplicationFields, StepId } from './application-draft.ts'
import { applicationFormLabels, stepLabels } from './registration.labels.ts'

interface ApplicationStepProps {
  readonly step: StepId
  readonly fields: ApplicationFields
  readonly change: (part: Partial<ApplicationFields>) => void
  readonly errors: Readonly<Record<string, string>>
  readonly isDecidedAtOnce: boolean
  readonly agreementPages: ShopApplicationState['agreementPages']
  readonly isLogoNeeded: boolean
}

/** Fields of one step of the application. */
export function ApplicationStep({
  step,
  fields,
  change,
  errors,
  isDecidedAtOnce,
  agreementPages,
  isLogoNeeded,
}: ApplicationStepProps) {
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
