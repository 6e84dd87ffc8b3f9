import { stableId } from '../../../platform/ids.ts'
import { slugify } from '../../../platform/slug.ts'
import { importedMediaId } from '../../catalog/index.ts'
import type { TaxCategory } from '../../tax/index.ts'
import { PLAIN_TEXTS, type PlainTextKey } from '../fields.ts'
import type { CategoryRule, FileProduct, RowProblem } from '../imports/index.ts'
import { TYPE_CELL } from '../search-text.ts'
import type { PictureState, ProductState, ReadProduct } from '../state.ts'
import { planVariants, type StockChoice } from './plan-import-variants.ts'

/** Context of a plan, in addition to the product and the file's values. */
export interface PlanContext {
  shop: { id: string }
  stock: StockChoice
  now: Date
  categoryOf: CategoryRule
  /** Tax categories of the marketplace. */
  taxCategories: readonly TaxCategory[]
  /** Origin at which our own pictures are shown, such as `https://stoa.example`. */
  siteUrl: string
}

const BRAND = 'Brand'
/** Cell that is read but not stored in a column. */
const CATEGORY = 'Product Category'

/** Plans the product that a file describes. A field whose column the file doesn't have stays unchanged. */
export function planProduct(
  before: ReadProduct | null,
  wish: FileProduct,
  context: PlanContext,
): ProductState | RowProblem[] {
  const { shop } = context
  const known = before?.state ?? null
  if (!known && !wish.title)
    return [{ line: wish.line, column: 'Title', reason: 'a new product needs a title' }]
  const id = known?.id ?? stableId('import', shop.id, wish.handle)
  const pictures = planPictures(known?.pictures ?? [], wish, context)
  const planned = planVariants(id, before, wish, {
    stock: context.stock,
    now: context.now,
    pictureOf: url => pictures.find(one => isPicture(one, url, context))?.id ?? null,
  })
  if (Array.isArray(planned)) return planned
  const taxCategory = planTaxCategory(known, wish, context)
  if (taxCategory === undefined)
    return [
      {
        line: wish.line,
        column: 'Tax category',
        reason: `there is no tax category “${wish.taxCategory}”. Use one of: ${context.taxCategories.map(({ code }) => code).join(', ')}.`,
      },
    ]
  const vendor = wish.vendor ?? known?.details.find(({ label }) => label === BRAND)?.value ?? ''
  const tags = wish.tags ?? known?.tags ?? []
  const type = wish.type ?? known?.extra?.[TYPE_CELL] ?? ''
  const stated = wish.productCategory ?? known?.extra?.[CATEGORY] ?? ''
  const byStatement =
    stated === '' ? null : context.categoryOf({ productCategory: stated, type: '', tags: [] })
  const categoryId =
    byStatement ?? known?.categoryId ?? context.categoryOf({ productCategory: stated, type, tags })
  return {
    id,
    importKey: known?.importKey ?? (known ? null : wish.handle),
    slug: known?.slug ?? (slugify(wish.address ?? wish.handle) || `product-${id.slice(0, 8)}`),
    name: wish.title ?? known!.name,
    descriptionHtml: wish.descriptionHtml ?? known?.descriptionHtml ?? '',
    ...plainTexts(known, wish),
    details: brandOf(known?.details ?? [], vendor),
    tags,
    status: wish.status ?? known?.status ?? 'active',
    publishAt: known?.publishAt ?? null,
    categoryId,
    taxCategory,
    extra: extraOf(known, wish, { [TYPE_CELL]: type, [CATEGORY]: categoryId === null ? stated : '' }),
    options: planned.options,
    variants: planned.variants,
    pictures,
  }
}

/** Code of the tax category that a file names by code or name. Undefined if there is no such category. */
function planTaxCategory(
  known: ProductState | null,
  { taxCategory }: FileProduct,
  { taxCategories }: PlanContext,
): string | null | undefined {
  if (taxCategory === undefined) return known?.taxCategory ?? null
  const wanted = taxCategory.toLowerCase()
  if (wanted === '') return null
  return taxCategories.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted)?.code
}

/** Texts that a file carries under their own name: a column that the file doesn't have leaves its text unchanged. */
const plainTexts = (known: ProductState | null, wish: FileProduct) =>
  Object.fromEntries(PLAIN_TEXTS.map(key => [key, wish[key] ?? known?.[key] ?? ''])) as Pick<
    ProductState,
    PlainTextKey
  >

const brandOf = (details: ProductState['details'], vendor: string): ProductState['details'] => {
  const others = details.filter(({ label }) => label !== BRAND)
  if (vendor === '') return others
  const isKnown = details.length > others.length
  if (!isKnown) return [...others, { label: BRAND, value: vendor }]
  return details.map(detail => (detail.label === BRAND ? { label: BRAND, value: vendor } : detail))
}

function extraOf(
  known: ProductState | null,
  wish: FileProduct,
  read: Record<string, string>,
): Record<string, string> | null {
  const cells = Object.entries({ ...known?.extra, ...wish.extra, ...read }).filter(([, cell]) => cell !== '')
  return cells.length === 0 ? null : Object.fromEntries(cells)
}

function planPictures(
  known: readonly PictureState[],
  wish: FileProduct,
  context: PlanContext,
): PictureState[] {
  if (!wish.pictures) return [...known]
  return [...wish.pictures]
    .sort((a, b) => a.position - b.position)
    .map(({ url, alt }, position) => {
      const old = known.find(picture => isPicture(picture, url, context))
      return old
        ? { ...old, alt: alt === '' || alt === shownAlt(old) ? old.alt : alt, position }
        : { id: importedMediaId(context.shop, url), url, alt, position }
    })
}

/** Matches a picture by the URL that it came from, or, if it was uploaded here, by the URL in an export. */
const isPicture = ({ id, url }: PictureState, address: string, { shop, siteUrl }: PlanContext) =>
  url === address || id === importedMediaId(shop, address) || `${siteUrl}${url}` === address

const shownAlt = ({ alt, mediaAlt = '' }: PictureState): string => alt || mediaAlt
