import type { SheetColumn, SheetGroup, SheetPatch, SheetRow } from '@stoa/back-office'
import { marketFacts } from '../../../lib/market.ts'
import {
  type FormOption,
  type FormVariant,
  type HeldItems,
  type ProductForm,
  variantName,
} from '../form/product-form.ts'
import { type ComparedPrices, struckPriceOf } from '../form/struck-price.ts'
import { amount } from '../list/product-words.ts'
import { sheetColumnLabels } from './variant-sheet-rows.labels.ts'

const columns: readonly SheetColumn[] = [
  { id: 'isActive', label: sheetColumnLabels.isActive, kind: 'switch' },
  { id: 'price', label: sheetColumnLabels.price, kind: 'number' },
  { id: 'salePrice', label: sheetColumnLabels.salePrice, kind: 'number' },
  { id: 'saleFrom', label: sheetColumnLabels.saleFrom, kind: 'date', width: '9rem' },
  { id: 'saleUntil', label: sheetColumnLabels.saleUntil, kind: 'date', width: '9rem' },
  { id: 'stock', label: sheetColumnLabels.stock, kind: 'number' },
  { id: 'sku', label: sheetColumnLabels.sku, width: '10rem' },
  { id: 'barcode', label: sheetColumnLabels.barcode, width: '9rem' },
  { id: 'weight', label: sheetColumnLabels.weight, kind: 'number' },
]

/** Columns of facts that the shop can't edit. */
const factColumns: readonly SheetColumn[] = [
  { id: 'struck', label: sheetColumnLabels.struck, kind: 'number', width: '9rem', fixed: true },
  { id: 'held', label: sheetColumnLabels.held, kind: 'number', width: '9rem', fixed: true },
]

/** Columns of the sheet. Next to a sale price is what shoppers see struck through; the last one shows held items. */
export function sheetColumns(
  { variants }: Pick<ProductForm, 'variants'>,
  held: HeldItems,
  compared: ComparedPrices,
): readonly SheetColumn[] {
  const [struck, kept] = factColumns as [SheetColumn, SheetColumn]
  const hasSale = variants.some(variant => struckPriceOf(variant, compared) !== null)
  const edited = hasSale
    ? columns.flatMap(column => (column.id === 'salePrice' ? [column, struck] : [column]))
    : columns
  return held.size > 0 ? [...edited, kept] : edited
}

/** Rows of unchanged variants. The sheet re-renders only rows whose object changed. */
const rows = new WeakMap<
  FormVariant,
  { readonly options: readonly FormOption[]; readonly facts: RowFacts; readonly row: SheetRow }
>()

/** Facts about a variant that the shop can't edit. */
interface RowFacts {
  readonly held: number | undefined
  readonly struck: string | undefined
}

function rowOf(options: readonly FormOption[], variant: FormVariant, facts: RowFacts): SheetRow {
  const known = rows.get(variant)
  if (known?.options === options && known.facts.held === facts.held && known.facts.struck === facts.struck)
    return known.row
  const row = makeRow(options, variant, facts)
  rows.set(variant, { options, facts, row })
  return row
}

function struckText(variant: FormVariant, compared: ComparedPrices): string | undefined {
  const struck = struckPriceOf(variant, compared)
  return struck ? (struck.price === null ? sheetColumnLabels.notStruck : amount(struck.price)) : undefined
}

const makeRow = (
  options: readonly FormOption[],
  variant: FormVariant,
  { held, struck }: RowFacts,
): SheetRow => ({
  id: variant.id,
  name: variantName(options, variant),
  cells: {
    isActive: variant.isActive ? '1' : '',
    price: variant.price,
    salePrice: variant.salePrice,
    saleFrom: variant.saleFrom,
    saleUntil: variant.saleUntil,
    stock: variant.stock,
    sku: variant.sku,
    barcode: variant.barcode,
    weight: variant.weight,
    ...(struck && { struck }),
    ...(held && { held: held.toLocaleString(marketFacts().locale) }),
  },
})

/** Groups the rows by the values of the first option. With a single option there is only one group. */
export function sheetGroups(
  { options, variants }: Pick<ProductForm, 'options' | 'variants'>,
  held: HeldItems,
  compared: ComparedPrices,
): readonly SheetGroup[] {
  const toRow = (variant: FormVariant) =>
    rowOf(options, variant, { held: held.get(variant.id), struck: struckText(variant, compared) })
  const used = options.filter(({ values }) => values.length > 0)
  const [first, ...others] = used
  if (!first || others.length === 0) return [{ id: 'all', label: '', rows: variants.map(toRow) }]
  return first.values.flatMap(({ id, name }) => {
    const own = variants.filter(({ valueIds }) => valueIds.includes(id))
    return own.length > 0 ? [{ id, label: name, rows: own.map(toRow) }] : []
  })
}

/** Converts changed cells into changed fields, by the id of the variant. */
export function toVariantChanges(patches: readonly SheetPatch[]): ReadonlyMap<string, Partial<FormVariant>> {
  const changes = new Map<string, Partial<FormVariant>>()
  for (const { row, column, value } of patches)
    changes.set(row, { ...changes.get(row), [column]: column === 'isActive' ? value === '1' : value })
  return changes
}
