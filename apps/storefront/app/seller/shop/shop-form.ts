import type { SellerShop, UpdateShopRequest } from '@stoa/api-client/schema'
import type { PickedPicture } from '@stoa/ui'
import { toPickedPicture } from '../../shared/pictures/upload-picture.ts'
import type { NamedFault } from '../forms/fault-notice.ts'
import { shopFieldLabels, shopMistakeLabels, shopToneLabels, shopValueLabels } from './shop-form.labels.ts'

export interface MakerFields {
  /** Key of the row while it is edited. */
  readonly key: string
  readonly name: string
  readonly line: string
  readonly portrait: PickedPicture | null
}

/** A shop while it is edited. Numbers are the text that was typed. */
export interface ShopForm {
  readonly name: string
  readonly slug: string
  readonly tagline: string
  /** HTML. */
  readonly story: string
  readonly logo: PickedPicture | null
  readonly banner: PickedPicture | null
  readonly tone: SellerShop['tone']
  readonly contactEmail: string
  readonly policies: SellerShop['policies']
  readonly makers: readonly MakerFields[]
  readonly timeZone: string
  readonly lowStockAt: string
  readonly closedFrom: string
  readonly closedUntil: string
  readonly closedNote: string
}

export type ShopField = keyof ShopForm

const picked = (picture: SellerShop['logo']) => (picture ? toPickedPicture(picture) : null)

export function toShopForm(shop: SellerShop): ShopForm {
  return {
    name: shop.name,
    slug: shop.slug,
    tagline: shop.tagline,
    story: shop.story,
    logo: picked(shop.logo),
    banner: picked(shop.banner),
    tone: shop.tone,
    contactEmail: shop.contactEmail ?? '',
    policies: shop.policies,
    makers: shop.makers.map(({ name, line, portrait }, at) => ({
      key: `${at}`,
      name,
      line,
      portrait: picked(portrait),
    })),
    timeZone: shop.timeZone,
    lowStockAt: String(shop.lowStockAt),
    closedFrom: shop.closedFrom ?? '',
    closedUntil: shop.closedUntil ?? '',
    closedNote: shop.closedNote,
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const changedFields = (base: ShopForm, mine: ShopForm): ShopField[] =>
  (Object.keys(mine) as ShopField[]).filter(field => !same(base[field], mine[field]))

/** Names of fields in the request, if they differ from the form's. */
const PATHS: Partial<Record<ShopField, string>> = { logo: 'logoId', banner: 'bannerId' }
export const pathOf = (field: ShopField): string => PATHS[field] ?? field
export const fieldOf = (path: string): ShopField =>
  (path === 'logoId' ? 'logo' : path === 'bannerId' ? 'banner' : path) as ShopField

const PAUSE: readonly ShopField[] = ['closedFrom', 'closedUntil', 'closedNote']
export const isOfPause = (field: ShopField): boolean => PAUSE.includes(field)

/** Request body with the changed fields. Leaves out vacation and shipping, which have their own endpoints. */
export function patchOf(mine: ShopForm, changed: readonly ShopField[]): UpdateShopRequest {
  const all: Required<UpdateShopRequest> = {
    name: mine.name,
    slug: mine.slug,
    tagline: mine.tagline,
    story: mine.story,
    logoId: mine.logo?.id ?? null,
    bannerId: mine.banner?.id ?? null,
    tone: mine.tone,
    contactEmail: mine.contactEmail.trim() || null,
    policies: mine.policies,
    makers: mine.makers.map(({ name, line, portrait }) => ({ name, line, portraitId: portrait?.id ?? null })),
    timeZone: mine.timeZone,
    lowStockAt: Number(mine.lowStockAt),
  }
  const names = changed.filter(field => !isOfPause(field)).map(pathOf)
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) as UpdateShopRequest
}

/** Messages about invalid fields. */
export type ShopFaults = Partial<Readonly<Record<ShopField, string>>>

/** Fields in the order of the page. */
const PAGE: readonly ShopField[] = [
  'name',
  'slug',
  'tagline',
  'contactEmail',
  'logo',
  'banner',
  'tone',
  'story',
  'policies',
  'makers',
  'closedFrom',
  'closedUntil',
  'closedNote',
  'timeZone',
  'lowStockAt',
]

/** Names the faults in the order of the page. */
export const namedFaults = (faults: ShopFaults): readonly NamedFault[] =>
  PAGE.flatMap(field => {
    const message = faults[field]
    return message === undefined ? [] : [{ name: shopFieldLabels[field], message }]
  })

/** Finds invalid fields, as far as the browser can tell. The server checks the rest. */
export function mistakesIn(mine: ShopForm): ShopFaults {
  const whole = (text: string, most: number) => /^\d+$/.test(text.trim()) && Number(text) <= most
  return {
    ...(mine.name.trim().length < 2 && { name: shopMistakeLabels.name }),
    ...(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(mine.slug) && { slug: shopMistakeLabels.slug }),
    ...(!whole(mine.lowStockAt, 10_000) && { lowStockAt: shopMistakeLabels.lowStockAt }),
    ...(mine.makers.some(({ name }) => name.trim() === '') && { makers: shopMistakeLabels.makers }),
    ...((mine.closedFrom === '') !== (mine.closedUntil === '') && { closedUntil: shopMistakeLabels.oneDay }),
    ...(mine.closedFrom > mine.closedUntil &&
      mine.closedUntil !== '' && { closedUntil: shopMistakeLabels.backwards }),
  }
}

/** Value of a field as text, for comparing two versions. */
export function inWords(field: ShopField, form: ShopForm): string {
  const value = form[field]
  if (field === 'story')
    return form.story
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 160)
  if (field === 'logo' || field === 'banner') return value ? shopValueLabels.picture : ''
  if (field === 'tone') return shopToneLabels[form.tone]
  if (field === 'makers') return form.makers.map(({ name }) => name).join(', ')
  if (field === 'policies') return Object.values(form.policies).filter(Boolean).join(' · ').slice(0, 160)
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
