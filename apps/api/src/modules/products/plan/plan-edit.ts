import type { components } from '@stoa/api-client/schema'
import { newId } from '../../../platform/ids.ts'
import type { Money } from '../../../platform/money.ts'
import { visibleText } from '../../../platform/visible-text.ts'
import { TEXT_FIELDS, type TextKey } from '../fields.ts'
import { Refusals } from '../refusals.ts'
import {
  currentVariants,
  type PictureState,
  type ProductState,
  type ReadProduct,
  type VariantState,
} from '../state.ts'
import { planOptions } from './plan-options.ts'
import { planVariants, retiredVariants } from './plan-variants.ts'

type Schemas = components['schemas']
type Patch = Omit<Schemas['SellerProductPatch'], 'confirmRemoval'>

export interface EditContext {
  money: Money
  now: Date
  /** Time zone of the shop. */
  timeZone: string
  /** Pictures that the shop may show, by id. Needed if the edit names pictures. */
  ownPictures: ReadonlyMap<string, PictureState>
}

export interface EditPlan {
  state: ProductState
  /** Variants that the edit takes off sale. */
  removed: VariantState[]
}

/**
 * Plans a product after an edit. Fields that the edit omits stay unchanged.
 *
 * @throws problem `request.invalid` with every error at its field, `variant.not_found`
 */
export function planEdit(before: ReadProduct, patch: Patch, context: EditContext): EditPlan {
  const refusals = new Refusals()
  const pictures = patch.pictures
    ? planPictures(patch.pictures, context.ownPictures, refusals)
    : before.state.pictures
  const { options, variants, removed } = planParts(before, patch, pictures, context, refusals)
  const fields = planFields(patch)
  const state = { ...before.state, ...fields, options, variants, pictures }
  const status = planStatus(state, patch, context.now, refusals)
  refusals.throwIfAny()
  return { state: { ...state, ...status }, removed }
}

function planFields(patch: Patch): Partial<ProductState> {
  const fields: Partial<ProductState> = {}
  for (const key of Object.keys(TEXT_FIELDS) as TextKey[]) {
    const text = patch[key]
    if (text !== undefined) fields[key] = TEXT_FIELDS[key].read(text)
  }
  if (patch.slug !== undefined) fields.slug = patch.slug
  if (patch.details)
    fields.details = patch.details.map(({ label, value }) => ({
      label: visibleText(label),
      value: visibleText(value),
    }))
  if (patch.tags) fields.tags = tagsOf(patch.tags)
  if (patch.categoryId !== undefined) fields.categoryId = patch.categoryId?.toLowerCase() ?? null
  if (patch.taxCategory !== undefined) fields.taxCategory = patch.taxCategory
  if (patch.status !== undefined) fields.status = patch.status
  return fields
}

/** Each tag once, whatever its case. */
export function tagsOf(tags: readonly string[]): string[] {
  const byKey = new Map(tags.map(tag => [visibleText(tag).toLowerCase(), visibleText(tag)]))
  return [...byKey.values()]
}

function planParts(
  { state, held }: ReadProduct,
  { options, variants, pictures }: Patch,
  shown: readonly PictureState[],
  { money, now, timeZone }: EditContext,
  refusals: Refusals,
): Pick<ProductState, 'options' | 'variants'> & Pick<EditPlan, 'removed'> {
  if (!options && !variants && !pictures)
    return { options: state.options, variants: state.variants, removed: [] }
  const current = currentVariants(state)
  const plan = planOptions<VariantState>(
    { options: state.options, variants: current },
    options ?? null,
    newId,
    refusals,
  )
  const planned = planVariants(
    plan,
    variants ?? [],
    !options,
    { money, now, timeZone, held, pictures: new Set(shown.map(({ id }) => id)) },
    refusals,
  )
  const removed = new Set(plan.removed.map(({ id }) => id))
  const retired = retiredVariants({ options: plan.options, variants: state.variants }, planned, removed)
  return { options: plan.options, variants: [...planned, ...retired], removed: plan.removed }
}

function planPictures(
  inputs: Schemas['PicturesInput'],
  own: ReadonlyMap<string, PictureState>,
  refusals: Refusals,
): PictureState[] {
  const ids = inputs.map(({ mediaId }) => mediaId)
  return inputs.flatMap(({ mediaId, alt = '' }, position) => {
    const picture = own.get(mediaId)
    const pointer = `/pictures/${position}/mediaId`
    if (!picture) refusals.add(pointer, 'not_found', 'This picture doesn’t exist.')
    if (ids.indexOf(mediaId) < position) refusals.add(pointer, 'unique', 'This picture appears twice.')
    return picture ? [{ ...picture, alt, position }] : []
  })
}

function planStatus(
  { status, publishAt: planned, variants }: ProductState,
  patch: Patch,
  now: Date,
  refusals: Refusals,
): Partial<ProductState> {
  if (patch.status === undefined && patch.publishAt === undefined && !patch.options && !patch.variants)
    return {}
  const given = patch.publishAt === undefined ? planned : patch.publishAt
  if (patch.publishAt && status !== 'draft')
    refusals.add('/publishAt', 'status', 'Only drafts can be scheduled.')
  if (patch.publishAt && Date.parse(patch.publishAt) <= now.getTime())
    refusals.add('/publishAt', 'minimum', 'Choose a time in the future.')
  const publishAt = status === 'draft' && given ? new Date(given).toISOString() : null
  if ((status === 'active' || publishAt !== null) && !variants.some(({ isActive }) => isActive))
    refusals.add('/variants', 'minItems', 'Turn on a variant that has a price, so that buyers can order it.')
  return { publishAt }
}
