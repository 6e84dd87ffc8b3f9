import { escapeFormula } from '../../../../platform/csv.ts'
import { localTime, shiftDay, startOfDay } from '../../../../platform/local-day.ts'
import type { Money } from '../../../../platform/money.ts'
import { PLAIN_TEXTS, TEXT_FIELDS } from '../../fields.ts'
import type { PictureState, ProductState, ReadProduct, VariantState } from '../../state.ts'
import type { ExportColumn } from './export-columns.ts'

export interface ExportContext {
  money: Money
  siteUrl: string
  /** Time zone of the shop, an IANA name. */
  timeZone: string
  /** A category as a path of names, such as `Kitchen > Mugs`. */
  pathOf(categoryId: string): string
}

/** Cells by column. Plain texts of our own have columns beyond Shopify's. */
type Cells = Partial<Record<ExportColumn, string>> & Record<string, string>

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
      Handle: handle,
      ...(at === 0 && factsOf(state, context)),
      ...(variant && variantCells(state, variant, held[variant.id] ?? 0, at === 0, context)),
      ...(picture && pictureCells(picture, at, context)),
    }
  })
}

const escaped = (cells: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, escapeFormula(cell)]))

function factsOf(state: ProductState, { pathOf }: ExportContext): Cells {
  const brand = state.details.find(({ label }) => label === 'Brand')?.value ?? ''
  return {
    Title: escapeFormula(state.name),
    'Body (HTML)': escapeFormula(state.descriptionHtml),
    Vendor: escapeFormula(brand),
    ...(state.categoryId && { 'Product Category': escapeFormula(pathOf(state.categoryId)) }),
    Tags: escapeFormula(state.tags.join(', ')),
    Published: state.status === 'active' ? 'true' : 'false',
    Status: state.status,
    ...Object.fromEntries(PLAIN_TEXTS.map(key => [TEXT_FIELDS[key].file[0], escapeFormula(state[key])])),
  }
}

function variantCells(
  state: ProductState,
  variant: VariantState,
  held: number,
  isFirst: boolean,
  { money, siteUrl, timeZone }: ExportContext,
): Cells {
  const digits = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: money.currency,
  }).resolvedOptions().maximumFractionDigits
  const amount = (minor: number) => money.toDecimal(minor).toFixed(digits)
  const sale = variant.salePlan ?? variant.salePrice
  const picture = state.pictures.find(({ id }) => id === variant.mediaId)
  return {
    ...optionCells(state, variant, isFirst),
    'Variant SKU': escapeFormula(variant.sku ?? ''),
    'Variant Grams': variant.grams === null ? '' : String(variant.grams),
    'Variant Inventory Tracker': variant.stock === null ? '' : 'shopify',
    // The file's figure includes items reserved for buyers who are paying.
    'Variant Inventory Qty': variant.stock === null ? '' : String(variant.stock + held),
    'Variant Inventory Policy': 'deny',
    'Variant Price': amount(sale ?? variant.price),
    'Variant Compare At Price': sale === null ? '' : amount(variant.price),
    'Variant Barcode': escapeFormula(variant.barcode ?? ''),
    'Variant Image': picture ? addressOf(picture, siteUrl) : '',
    'Sale starts': firstDay(variant.saleStartsAt, timeZone),
    'Sale ends': lastDay(variant.saleEndsAt, timeZone),
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

function optionCells({ options }: ProductState, { valueIds }: VariantState, isFirst: boolean): Cells {
  if (options.length === 0)
    return { ...(isFirst && { 'Option1 Name': 'Title' }), 'Option1 Value': 'Default Title' }
  const cells: Record<string, string> = {}
  for (const [at, { name, values }] of options.slice(0, 3).entries()) {
    const value = values.find(({ id }) => valueIds.includes(id))?.value ?? ''
    if (isFirst) cells[`Option${at + 1} Name`] = escapeFormula(name)
    cells[`Option${at + 1} Value`] = escapeFormula(value)
  }
  return cells
}

const pictureCells = (picture: PictureState, at: number, { siteUrl }: ExportContext): Cells => ({
  'Image Src': addressOf(picture, siteUrl),
  'Image Position': String(at + 1),
  'Image Alt Text': escapeFormula(picture.alt || (picture.mediaAlt ?? '')),
})

const addressOf = ({ url }: PictureState, siteUrl: string) => (url.startsWith('/') ? `${siteUrl}${url}` : url)
