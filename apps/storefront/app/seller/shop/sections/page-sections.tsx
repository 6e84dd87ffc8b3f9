import {
  MAX_EMAIL_LENGTH,
  MAX_POLICY_LENGTH,
  MAX_SHOP_NAME_LENGTH,
  MAX_TAGLINE_LENGTH,
} from '@stoa/api-client/limits'
import { FormSection, RichText } from '@stoa/back-office'
import { TextArea, TextField } from '@stoa/ui'
import { AddressFields } from '../address-fields.tsx'
import { ShopPictureField } from '../shop-picture-field.tsx'
import { SlugField } from '../slug-field.tsx'
import type { ShopEdit } from '../use-shop-edit.ts'

interface SectionProps {
  readonly edit: ShopEdit
}

/** What the shop is called, and where its page is. */
export function NamesSection({ edit, own }: SectionProps & { readonly own: string }) {
  const { mine, change, errors } = edit
  return (
    <FormSection
      id="names"
      title="Names and address of the page"
      text="A new address leaves the old one working: it leads to the new one."
    >
      <TextField
        label="Name"
        value={mine.name}
        onValueChange={name => change({ name })}
        maxLength={MAX_SHOP_NAME_LENGTH}
        error={errors.name}
      />
      <SlugField value={mine.slug} onChange={slug => change({ slug })} own={own} error={errors.slug} />
      <TextField
        label="Tagline"
        value={mine.tagline}
        onValueChange={tagline => change({ tagline })}
        maxLength={MAX_TAGLINE_LENGTH}
        hint="One line under the name."
        error={errors.tagline}
        optional
      />
      <TextField
        label="Contact email"
        type="email"
        value={mine.contactEmail}
        onValueChange={contactEmail => change({ contactEmail })}
        maxLength={MAX_EMAIL_LENGTH}
        hint="For the marketplace, not for shoppers."
        error={errors.contactEmail}
        optional
      />
    </FormSection>
  )
}

export function PicturesSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  return (
    <FormSection id="pictures" title="Pictures">
      <ShopPictureField
        label="Logo"
        name={mine.name}
        slug={mine.slug}
        shape="arch"
        value={mine.logo}
        onChange={logo => change({ logo })}
        error={errors.logo}
      />
      <ShopPictureField
        label="Banner"
        name={mine.name}
        shape="wide"
        value={mine.banner}
        onChange={banner => change({ banner })}
        hint="Across the top of your page. 1600 pixels wide looks best."
        error={errors.banner}
      />
    </FormSection>
  )
}

export function StorySection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  const policy = (part: Partial<typeof mine.policies>) => change({ policies: { ...mine.policies, ...part } })
  return (
    <FormSection
      id="story"
      title="Story and policies"
      text="The policies are in your words, beside what the marketplace promises for every shop."
    >
      <RichText
        label="Story"
        value={mine.story}
        onValueChange={story => change({ story })}
        error={errors.story}
      />
      <TextArea
        label="Shipping"
        rows={3}
        value={mine.policies.shipping}
        onValueChange={shipping => policy({ shipping })}
        maxLength={MAX_POLICY_LENGTH}
        optional
      />
      <TextArea
        label="Returns"
        rows={3}
        value={mine.policies.returns}
        onValueChange={returns => policy({ returns })}
        maxLength={MAX_POLICY_LENGTH}
        optional
      />
      <TextArea
        label="Care"
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

/** Where the shop works; also used by what it sends. */
export function AddressSection({ edit }: SectionProps) {
  const { mine, change } = edit
  return <AddressFields value={mine.address} onChange={address => change({ address })} />
}
