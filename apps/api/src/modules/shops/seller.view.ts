import type { components } from '@stoa/api-client/schema'
import { cleanDescription } from '../../platform/description-html.ts'
import { nullablePicture } from '../read-model/index.ts'
import type { SellerShopRow } from './seller.repository.ts'
import { viewAddress } from './shop-address.ts'

type Schemas = components['schemas']
export type SellerShop = Schemas['SellerShop']
export type UpdateShopRequest = Schemas['UpdateShopRequest']

/** Current values of the fields that a request may change, by their names in the contract. */
export type ShopFields = Required<UpdateShopRequest>

export function fieldsOfShop(row: SellerShopRow): Record<keyof ShopFields, unknown> {
  return {
    name: row.name,
    slug: row.slug,
    tagline: row.tagline,
    story: storyOf(row),
    logoId: row.logo?.id ?? null,
    bannerId: row.banner?.id ?? null,
    tone: row.tone,
    contactEmail: row.contactEmail,
    policies: policiesOf(row),
    makers: row.makers.map(({ name, line, mediaId }) => ({ name, line, portraitId: mediaId })),
    timeZone: row.timeZone,
    lowStockAt: row.lowStockAt,
  }
}

export function viewSellerShop(row: SellerShopRow): SellerShop {
  const portraits = new Map(row.portraits.map(picture => [picture.id, picture]))
  const { storyHtml, description, portraits: _, address, ...same } = row
  return {
    ...same,
    story: storyOf(row),
    logo: nullablePicture(row.logo, row.name),
    banner: nullablePicture(row.banner, row.name),
    address: address && viewAddress(address),
    policies: policiesOf(row),
    makers: row.makers.map(({ name, line, mediaId }) => ({
      name,
      line,
      portrait: nullablePicture(mediaId === null ? null : portraits.get(mediaId), name),
    })),
  }
}

/** Shops from before the editor have their story as plain text alone. */
const storyOf = ({ storyHtml, description }: SellerShopRow): string =>
  storyHtml || cleanDescription(description)

const policiesOf = ({ policies }: SellerShopRow): Schemas['ShopPolicies'] => ({
  shipping: policies.shipping ?? '',
  returns: policies.returns ?? '',
  care: policies.care ?? '',
})
