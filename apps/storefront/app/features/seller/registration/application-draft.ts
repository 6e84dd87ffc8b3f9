import type { ShopApplication, ShopApplicationInput } from '@stoa/api-client/schema'
import type { PickedPicture } from '@stoa/ui'
import { createTabDrafts } from '../../../lib/tab-drafts.ts'
import type { CountryCode } from '../../account/countries.ts'
import { toPickedPicture } from '../../pictures/upload-picture.ts'
import { NO_ADDRESS, type ShopAddressFields, toShopAddress } from '../shop/shop-address.ts'

export const STEPS = ['shop', 'story', 'address', 'agreement'] as const
export type StepId = (typeof STEPS)[number]

/** An application while it is written. */
export interface ApplicationFields {
  readonly step: StepId
  readonly name: string
  readonly slug: string
  /** The address follows the name until somebody changes it. */
  readonly isSlugOwn: boolean
  readonly story: string
  /** The logo, or nothing. */
  readonly pictures: readonly PickedPicture[]
  readonly address: ShopAddressFields
  readonly shipsTo: readonly CountryCode[] | null
  readonly agreed: boolean
}

const EMPTY: ApplicationFields = {
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

const drafts = createTabDrafts('stoa:shop-application')
const NAME = 'application'

export const keepApplication = (userId: string, fields: ApplicationFields): void =>
  drafts.keep(userId, NAME, fields)
export const forgetApplication = (userId: string): void => drafts.forget(userId, NAME)

/** What was typed in this tab, else what the last application said, else nothing. */
export function firstFields(userId: string, last: ShopApplication | null): ApplicationFields {
  const kept = drafts.read<Partial<ApplicationFields>>(userId, NAME)
  return { ...EMPTY, ...(last && fieldsOf(last)), ...kept }
}

const fieldsOf = ({ name, slug, story, logo, address, shipsTo }: ShopApplication) => ({
  name,
  slug,
  isSlugOwn: true,
  story,
  pictures: logo ? [toPickedPicture(logo)] : [],
  address: { ...address, line2: address.line2 ?? '', region: address.region ?? '' },
  shipsTo,
})

/** Whether nothing is missing in a step. */
export const isStepDone = (step: StepId, fields: ApplicationFields): boolean => {
  const { name, slug, story, address, shipsTo, agreed } = fields
  switch (step) {
    case 'shop':
      return name.trim().length >= 2 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length >= 3
    case 'story':
      return story.trim().length >= 20
    case 'address':
      return Boolean(
        address.line1.trim().length >= 2 &&
          address.city.trim() &&
          address.countryCode &&
          shipsTo?.length !== 0,
      )
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
  agreedVersion,
})

/** In which step a refused field stands. */
export function stepOfField(field: string): StepId {
  if (field === 'name' || field === 'slug') return 'shop'
  if (field === 'story' || field === 'logoId') return 'story'
  return field === 'address' || field === 'shipsTo' ? 'address' : 'agreement'
}
