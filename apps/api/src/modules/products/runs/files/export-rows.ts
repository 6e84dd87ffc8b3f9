import { escapeFormula } from '../../../../platform/csv.ts'
import { localTime, shiftDay, startOfDay } from '../../../../platform/local-day.ts'
import { type Money, minorDigits } from '../../../../platform/money.ts'
import { PLAIN_TEXTS } from '../../fields.ts'
import { type ColumnKey, nameOfColumn } from '../../imports/index.ts'
import type { PictureState, ProductState, ReadProduct, VariantState } from '../../state.ts'
import type { ExportCells } from './export-columns.ts'

export interface ExportContext {
  money: Money
  siteUrl: string
  /** Time zone of the shop, an IANA name. */
  timeZone: string
  /** A category as a path of names, such as `Kitchen > Mugs`. */
  pathOf(categoryId: string): string
}

const OPTION_COLUMNS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [ColumnKey, ColumnKey])[]

/** Converts a product to rows of a file: one for each variant, and more if it has more pictures than variants. */
export function exportRows({ state, held }: ReadProduct, context: ExportContext): Record<string, string>[] {
  const variants = state.variants.filter(({ isActive }) => isActive).sort((a, b) => a.position - b.position)
  const pictures = [...state.pictures].sort((a, b) => a.position - b.position)
  const handle = escapeFormula(state.importKey ?? state.slug)
  return Array.from({ length: Math.max(1, variants.length, pictures.length) }, (_, at) => {
    const variant = variants[at]
    const picture = pictures[at]
    return {
      ...(at === 0 && escaped(state.extra ?? {})),
      ...(variant && escaped(variant.extra ?? {})),
      ...named({
        handle,
        ...(at === 0 && factsOf(state, context)),
        ...(variant && variantCells(state, variant, held[variant.id] ?? 0, at === 0, context)),
        ...(picture && pictureCells(picture, at, context)),
      }),
    }
  })
}

const named = (cells: ExportCells): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([key, cell]) => [nameOfColumn(key as ColumnKey), cell]))

const escaped = (cells: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, escapeFormula(cell)]))

function factsOf(state: ProductState, { pathOf }: ExportContext): ExportCells {
  const brand = state.details.find(({ label }) => label === 'Brand')?.value ?? ''
  return {
    title: escapeFormula(state.name),
    body: escapeFormula(state.descriptionHtml),
    vendor: escapeFormula(brand),
    ...(state.categoryId && { productCategory: escapeFormula(pathOf(state.categoryId)) }),
    ...(state.taxCategory && { taxCategory: state.taxCategory }),
    tags: escapeFormula(state.tags.join(', ')),
    published: state.status === 'active' ? 'true' : 'false',
    status: state.status,
    withdrawalException: state.withdrawalException ?? '',
    ...Object.fromEntries(PLAIN_TEXTS.map(key => [key, escapeFormula(state[key])])),
  }
}

function variantCells(
  state: ProductState,
  variant: VariantState,
  held: number,
  isFirst: boolean,
  { money, siteUrl, timeZone }: ExportContext,
): ExportCells {
  const digits = minorDigits(money.currency)
  // Three decimals would have a second reading, as thousands, when the file is imported.
  const amount = (minor: number) => (digits === 3 ? `${money.plain(minor)}0` : money.plain(minor))
  const sale = variant.salePlan ?? variant.salePrice
  const picture = state.pictures.find(({ id }) => id === variant.mediaId)
  return {
    ...optionCells(state, variant, isFirst),
    sku: escapeFormula(variant.sku ?? ''),
    grams: variant.grams === null ? '' : String(variant.grams),
    tracker: variant.stock === null ? '' : 'shopify',
    // The file's figure includes items reserved for buyers who are paying.
    quantity: variant.stock === null ? '' : String(variant.stock + held),
    policy: 'deny',
    price: amount(sale ?? variant.price),
    compareAtPrice: sale === null ? '' : amount(variant.price),
    barcode: escapeFormula(variant.barcode ?? ''),
    variantImage: picture ? addressOf(picture, siteUrl) : '',
    saleStarts: firstDay(variant.saleStartsAt, timeZone),
    saleEnds: lastDay(variant.saleEndsAt, timeZone),
  }
}

/**
 * Formats a day as people type it. A time within a day is kept, because otherwise importing the file would change it.
 */
function firstDay(instant: string | null, timeZone: string): string {
  if (instant === null) return ''
  const at = new Date(instant)
  const { day } = localTime(at, timeZone)
  return startOfDay(day, timeZone).getTime() === at.getTime() ? day : instant
}

/** The last day that a sale counts whole. */
function lastDay(instant: string | null, timeZone: string): string {
  const next = firstDay(instant, timeZone)
  return next === instant || next === '' ? next : shiftDay(next, -1)
}

function optionCells({ options }: ProductState, { valueIds }: VariantState, isFirst: boolean): ExportCells {
  if (options.length === 0) return { ...(isFirst && { option1Name: 'Title' }), option1Value: 'Default Title' }
  const cells: ExportCells = {}
  for (const [at, { name, values }] of options.slice(0, OPTION_COLUMNS.length).entries()) {
    const [nameKey, valueKey] = OPTION_COLUMNS[at]!
    const value = values.find(({ id }) => valueIds.includes(id))?.value ?? ''
    if (isFirst) cells[nameKey] = escapeFormula(name)
    cells[valueKey] = escapeFormula(value)
  }
  return cells
}

const pictureCells = (picture: PictureState, at: number, { siteUrl }: ExportContext): ExportCells => ({
  imageSrc: addressOf(picture, siteUrl),
  imagePosition: String(at + 1),
  imageAlt: escapeFormula(picture.alt || (picture.mediaAlt ?? '')),
})

const addressOf = ({ url }: PictureState, siteUrl: string) => (url.startsWith('/') ? `${siteUrl}${url}` : url)
