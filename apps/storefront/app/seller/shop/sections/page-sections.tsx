import {
  MAX_EMAIL_LENGTH,
  MAX_POLICY_LENGTH,
  MAX_SHOP_NAME_LENGTH,
  MAX_TAGLINE_LENGTH,
} from '@stoa/api-client/limits'
import { FormSection, RichText } from '@stoa/back-office'
import { RadioGroup, ShopSwatch, TextArea, TextField } from '@stoa/ui'
import { shopFieldLabels, shopToneLabels } from '../shop-form.labels.ts'
import { ShopPictureField } from '../shop-picture-field.tsx'
import { SlugField } from '../slug-field.tsx'
import type { ShopEdit } from '../use-shop-edit.ts'
import { namesSectionLabels, picturesSectionLabels, storySectionLabels } from './sections.labels.ts'

// By the labels: the package's list would be in the file of every page.
const TONES = (Object.keys(shopToneLabels) as (keyof typeof shopToneLabels)[]).map(tone => ({
  value: tone,
  label: shopToneLabels[tone],
  end: <ShopSwatch tone={tone} />,
}))

interface SectionProps {
  readonly edit: ShopEdit
}

/** Edits the shop's name, URL, tagline and contact email. */
export function NamesSection({ edit, own }: SectionProps & { readonly own: string }) {
  const { mine, change, errors } = edit
  return (
    <FormSection id="names" title={namesSectionLabels.title} description={namesSectionLabels.text}>
      <TextField
        label={shopFieldLabels.name}
        value={mine.name}
        onValueChange={name => change({ name })}
        maxLength={MAX_SHOP_NAME_LENGTH}
        error={errors.name}
      />
      <SlugField value={mine.slug} onChange={slug => change({ slug })} own={own} error={errors.slug} />
      <TextField
        label={shopFieldLabels.tagline}
        value={mine.tagline}
        onValueChange={tagline => change({ tagline })}
        maxLength={MAX_TAGLINE_LENGTH}
        hint={namesSectionLabels.taglineHint}
        error={errors.tagline}
        optional
      />
      <TextField
        label={shopFieldLabels.contactEmail}
        type="email"
        value={mine.contactEmail}
        onValueChange={contactEmail => change({ contactEmail })}
        maxLength={MAX_EMAIL_LENGTH}
        hint={namesSectionLabels.contactEmailHint}
        error={errors.contactEmail}
        optional
      />
    </FormSection>
  )
}

export function PicturesSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  return (
    <FormSection id="pictures" title={picturesSectionLabels.title} description={picturesSectionLabels.text}>
      <ShopPictureField
        label={shopFieldLabels.logo}
        name={mine.name}
        slug={mine.slug}
        shape="arch"
        value={mine.logo}
        onChange={logo => change({ logo })}
        error={errors.logo}
      />
      <ShopPictureField
        label={shopFieldLabels.banner}
        name={mine.name}
        shape="wide"
        value={mine.banner}
        onChange={banner => change({ banner })}
        hint={picturesSectionLabels.bannerHint}
        error={errors.banner}
      />
      <RadioGroup
        label={shopFieldLabels.tone}
        layout="row"
        options={TONES}
        value={mine.tone}
        onValueChange={tone => change({ tone: tone as typeof mine.tone })}
      />
    </FormSection>
  )
}

export function StorySection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  const policy = (part: Partial<typeof mine.policies>) => change({ policies: { ...mine.policies, ...part } })
  return (
    <FormSection id="story" title={storySectionLabels.title} description={storySectionLabels.text}>
      <RichText
        label={shopFieldLabels.story}
        value={mine.story}
        onValueChange={story => change({ story })}
        error={errors.story}
      />
      <TextArea
        label={storySectionLabels.shipping}
        rows={3}
        value={mine.policies.shipping}
        onValueChange={shipping => policy({ shipping })}
        maxLength={MAX_POLICY_LENGTH}
        optional
      />
      <TextArea
        label={storySectionLabels.returns}
        rows={3}
        value={mine.policies.returns}
        onValueChange={returns => policy({ returns })}
        maxLength={MAX_POLICY_LENGTH}
        optional
      />
      <TextArea
        label={storySectionLabels.care}
        rows={3}
        value={mine.policies.care}
        onValueChange={care => policy({ care })}
        maxLength={MAX_POLICY_LENGTH}
        error={errors.policies}
        optional
      />
    </FormSection>
  )
}
