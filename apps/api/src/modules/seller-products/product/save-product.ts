import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { cleanDescription, textOf } from '../../../platform/description-html.ts'
import { newId } from '../../../platform/ids.ts'
import type { Money } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import { followPrices } from '../../catalog/index.ts'
import { explainStock } from '../stock/explain-stock.ts'
import { FieldProblems } from './field-problems.ts'
import { asSlug, freeSlug, isSlugFree } from './free-slug.ts'
import { type OptionPlan, planOptions, tidy } from './plan-options.ts'
import { type PlannedVariant, planVariants } from './plan-variants.ts'
import type { ProductRow, VariantRow } from './product.repository.ts'
import { requireCategory } from './require-category.ts'
import { checkPictures, savePictures } from './save-pictures.ts'
import { removeVariants, saveOptions, saveVariants } from './save-variants.ts'
import { refuseRemoval } from './variant-removal.ts'

type Schemas = components['schemas']

export interface Saving {
  shop: ShopScope
  money: Money
  now: Date
  /** Why stock and prices change; an edit without it. */
  reason?: 'edit' | 'bulk' | 'undo'
}

/**
 * Writes what is named of a product whose row is locked; every field is checked before the first is written.
 *
 * @throws problem `request.invalid`, `product.slug_taken`, `product.variants_would_go`, `category.not_found`,
 *   `variant.not_found`
 */
export async function writeProduct(
  tx: Tx,
  current: ProductRow,
  patch: Schemas['SellerProductPatch'],
  { shop, money, now, reason = 'edit' }: Saving,
): Promise<void> {
  const problems = new FieldProblems()
  const { pictures, options, variants } = patch
  if (pictures) await checkPictures(tx, shop, pictures, problems)
  const shown = new Set((pictures ?? current.pictures).map(({ mediaId }) => mediaId))
  const plan = planOptions<VariantRow>(current, options ?? null, newId, problems)
  const planned = planVariants(plan, variants ?? [], shown, money, problems)
  const fields = readFields(current, patch, planned, now, problems)
  problems.throwIfAny()
  if (plan.removed.length > 0 && !patch.confirmRemoval) await refuseRemoval(tx, current, plan.removed)
  await checkReferences(tx, current, patch, shop)

  await explainStock(tx, shop, reason, null)
  if (fields.length > 0)
    await tx.execute(sql`update products p set ${sql.join(fields, sql`, `)} where p.id = ${current.id}::uuid`)
  await nameForSearch(tx, current.id, patch)
  if (pictures) await savePictures(tx, current.id, pictures)
  await writeVariants(tx, current, plan, planned, now)
}

async function writeVariants(
  tx: Tx,
  { id }: ProductRow,
  plan: OptionPlan<VariantRow>,
  planned: readonly PlannedVariant[],
  now: Date,
): Promise<void> {
  if (plan.removed.length > 0) await removeVariants(tx, id, plan.removed)
  if (plan.idOf.size > 0 || plan.removed.length > 0) await saveOptions(tx, id, plan.options)
  await saveVariants(tx, id, plan, planned, now)
  await followPrices(tx, [id])
}

/** The product's own columns as SQL, those alone that are named. */
function readFields(
  current: ProductRow,
  patch: Schemas['SellerProductPatch'],
  planned: readonly PlannedVariant[],
  now: Date,
  problems: FieldProblems,
): SQL[] {
  const fields: SQL[] = []
  if (patch.name !== undefined) fields.push(sql`name = ${tidy(patch.name)}`)
  if (patch.slug !== undefined) fields.push(sql`slug = ${patch.slug}`)
  if (patch.descriptionHtml !== undefined) {
    const html = cleanDescription(patch.descriptionHtml.replaceAll('\u0000', ''))
    fields.push(sql`description_html = ${html}, summary = ${textOf(html).slice(0, 240)}`)
  }
  if (patch.details !== undefined) {
    const details = patch.details.map(({ label, value }) => ({ label: tidy(label), value: tidy(value) }))
    fields.push(sql`details = ${JSON.stringify(details)}::jsonb`)
  }
  if (patch.tags !== undefined) fields.push(sql`tags = ${sql.param(tagsOf(patch.tags))}::text[]`)
  if (patch.categoryId !== undefined) fields.push(sql`category_id = ${patch.categoryId}::uuid`)
  if (patch.seoTitle !== undefined) fields.push(sql`seo_title = ${tidy(patch.seoTitle)}`)
  if (patch.seoDescription !== undefined) fields.push(sql`seo_description = ${tidy(patch.seoDescription)}`)
  const isTouched = patch.status !== undefined || patch.publishAt !== undefined
  if (isTouched || patch.options || patch.variants)
    fields.push(...readStatus(current, patch, planned, now, problems))
  return fields
}

/** Once each, whatever their case. */
export function tagsOf(tags: readonly string[]): string[] {
  const byKey = new Map(tags.map(tag => [tidy(tag).toLowerCase(), tidy(tag)]))
  return [...byKey.values()]
}

function readStatus(
  current: ProductRow,
  patch: Schemas['SellerProductPatch'],
  planned: readonly PlannedVariant[],
  now: Date,
  problems: FieldProblems,
): SQL[] {
  const status = patch.status ?? current.status
  const given = patch.publishAt
    ? Date.parse(patch.publishAt)
    : patch.publishAt === null
      ? null
      : current.publishAt
  if (patch.publishAt && status !== 'draft') problems.add('/publishAt', 'status', 'is for drafts')
  if (patch.publishAt && given !== null && given <= now.getTime())
    problems.add('/publishAt', 'minimum', 'is over')
  const publishAt = status === 'draft' ? given : null
  if ((status === 'active' || publishAt !== null) && !planned.some(({ isActive }) => isActive))
    problems.add('/variants', 'minItems', 'has none that is on and has a price, so nothing could be bought')
  const at = publishAt === null ? null : new Date(publishAt).toISOString()
  return [sql`status = ${status}, publish_at = ${at}::timestamptz`]
}

async function checkReferences(
  tx: Tx,
  current: ProductRow,
  { slug, categoryId }: Schemas['SellerProductPatch'],
  shop: ShopScope,
): Promise<void> {
  if (slug !== undefined && !(await isSlugFree(tx, slug, current.id))) {
    const suggestion = await freeSlug(tx, asSlug(slug), shop.slug, current.id)
    throw problem('product.slug_taken', {
      detail: `“${suggestion}” is free.`,
      fields: [{ pointer: '/slug', code: 'unique', message: 'is the address of another product' }],
    })
  }
  if (categoryId) await requireCategory(tx, shop, categoryId, '/categoryId')
}

/** Words that find the product though they stand elsewhere: its shop's name, its tags and details. */
async function nameForSearch(
  tx: Tx,
  id: string,
  { tags, details }: Schemas['SellerProductPatch'],
): Promise<void> {
  if (tags === undefined && details === undefined) return
  await tx.execute(sql`update products p set search_extra = concat_ws(' ', s.name, array_to_string(p.tags, ' '),
      (select string_agg(d ->> 'value', ' ') from jsonb_array_elements(p.details) d))
    from shops s where s.id = p.shop_id and p.id = ${id}::uuid`)
}
