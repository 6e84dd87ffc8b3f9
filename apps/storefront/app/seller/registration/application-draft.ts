import type { ShopApplication, ShopApplicationInput } from '@stoa/api-client/schema'
import type { PickedPicture } from '@stoa/ui'
import type { CountryCode } from '../../lib/countries.ts'
import { hasPictures, type KeptDraft } from '../../shared/drafts/device-drafts.ts'
import { toPickedPicture } from '../../shared/pictures/upload-picture.ts'
import {
  NO_ADDRESS,
  type ShopAddressFields,
  toShopAddress,
  toShopAddressFields,
} from '../shop/shop-address.ts'
import { guessTimeZone } from '../shop/time-zone-field.tsx'

export const STEPS = ['shop', 'story', 'address', 'agreement'] as const
export type StepId = (typeof STEPS)[number]

/** An application while it is written. */
export interface ApplicationFields {
  readonly step: StepId
  readonly name: string
  readonly slug: string
  /** Whether the seller has changed the slug. Until then it follows the name. */
  readonly isSlugOwn: boolean
  readonly story: string
  /** Logo of the shop. At most one. */
  readonly pictures: readonly PickedPicture[]
  readonly address: ShopAddressFields
  readonly shipsTo: readonly CountryCode[] | null
  /** IANA name. The browser's time zone until the seller chooses another. */
  readonly timeZone: string
  readonly agreed: boolean
}

const EMPTY: Omit<ApplicationFields, 'timeZone'> = {
  step: 'shop',
  name: '',
  slug: '',
  isSlugOwn: false,
  story: '',
  pictures: [],
  address: NO_ADDRESS,
  shipsTo: null,
  agreed: false,
}

/** Fields of the last application. Empty if there is none. */
export const firstFields = (last: ShopApplication | null): ApplicationFields => ({
  ...EMPTY,
  timeZone: guessTimeZone(),
  ...(last && fieldsOf(last)),
})

/** Fields of a kept draft. Leaves out a picture that the server has deleted by then. */
export const keptFields = (kept: KeptDraft<ApplicationFields>): ApplicationFields =>
  hasPictures(kept) ? kept.content : { ...kept.content, pictures: [] }

const fieldsOf = ({ name, slug, story, logo, address, shipsTo, timeZone }: ShopApplication) => ({
  name,
  slug,
  isSlugOwn: true,
  story,
  pictures: logo ? [toPickedPicture(logo)] : [],
  address: toShopAddressFields(address),
  shipsTo,
  timeZone,
})

/** Whether a step is complete. */
export const isStepDone = (step: StepId, fields: ApplicationFields): boolean => {
  const { name, slug, story, address, shipsTo, agreed } = fields
  switch (step) {
    case 'shop':
      return name.trim().length >= 2 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length >= 3
    case 'story':
      return story.trim().length >= 20
    case 'address':
      return Boolean(address.line1.trim().length >= 2 && address.countryCode && shipsTo?.length !== 0)
    case 'agreement':
      return agreed
  }
}

export const toApplication = (fields: ApplicationFields, agreedVersion: string): ShopApplicationInput => ({
  name: fields.name.trim(),
  slug: fields.slug,
  story: fields.story,
  logoId: fields.pictures[0]?.id ?? null,
  address: toShopAddress(fields.address),
  shipsTo: fields.shipsTo && [...fields.shipsTo],
  timeZone: fields.timeZone,
  agreedVersion,
})

/** Step that contains a rejected field. */
export function stepOfField(field: string): StepId {
  if (field === 'name' || field === 'slug') return 'shop'
  if (field === 'story' || field === 'logoId') return 'story'
  return ['address', 'shipsTo', 'timeZone'].includes(field) ? 'address' : 'agreement'
}
