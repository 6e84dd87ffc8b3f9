import type { Product, ProductDetail } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { type Measure, measuresOf, measuresOfLine, measuresOfOption } from './measures.ts'
import { specificationLabels as t } from './specification.labels.ts'

export interface SizeTable {
  readonly head: string[]
  readonly rows: string[][]
  /** Instructions for measuring; may be empty. */
  readonly note: string
}

export interface Specification {
  /** Measures of every variant. */
  readonly measures: Measure[]
  /** Measures of the variants with an option value, by the value's id. They replace those with the same name. */
  readonly measuresOfValue: Readonly<Record<string, Measure[]>>
  readonly sizes: SizeTable | null
  readonly details: ProductDetail[]
}

type Described = Pick<Product, 'options' | 'details'>

/** Prepares a product's details for its page. Runs on the server, so that browsers don't load the code. */
export function specificationOf(product: Described): Specification {
  const names = product.options.find(({ name }) => name === 'Size')?.values.map(({ name }) => name) ?? []
  const told = toldSizes(names, product.details)
  const { measures, rest } = measuresOf(told.rest)
  return {
    measures,
    measuresOfValue: measuresByValue(product),
    sizes: told.sizes ?? ringSizes(names),
    details: rest,
  }
}

/** Reads measures of single variants: a value such as "Height: 14 cm", and the line of a size, "Size M". */
function measuresByValue({ options, details }: Described): Record<string, Measure[]> {
  const found: Record<string, Measure[]> = {}
  for (const { name, values } of options) {
    for (const value of values) {
      const line = name === 'Size' && details.find(({ label }) => label === `Size ${value.name}`)
      const measures = [
        ...((line && measuresOfLine('', line.value)) || []),
        ...(measuresOfOption(name, value.name) ?? []),
      ]
      if (measures.length > 0) found[value.id] = measures
    }
  }
  return found
}

/** Builds a size table from lines called "Size M", with a column per measure if all lines have equal measures. */
function toldSizes(names: readonly string[], details: readonly ProductDetail[]) {
  const lines = names.flatMap(name => {
    const detail = details.find(({ label }) => label === `Size ${name}`)
    return detail ? [{ name, detail, measures: measuresOfLine('', detail.value) }] : []
  })
  if (lines.length === 0) return { sizes: null, rest: [...details] }
  const own = new Set(lines.map(({ detail }) => detail))
  const rest = details.filter(detail => !own.has(detail))
  const columns = lines[0]?.measures?.map(([what]) => what) ?? []
  const areAlike = lines.every(
    ({ measures }) => measures && measures.map(([what]) => what).join() === columns.join(),
  )
  const sizes: SizeTable = areAlike
    ? {
        head: [t.size, ...columns],
        rows: lines.map(({ name, measures }) => [
          name,
          ...(measures ?? []).map(([, metric, customary]) => formatMessage(t.both, { metric, customary })),
        ]),
        note: '',
      }
    : {
        head: [t.size, t.measures],
        rows: lines.map(({ name, detail }) => [name, detail.value]),
        note: '',
      }
  return { sizes, rest }
}

/** Matches an inner circumference in millimeters, the ring size in most of Europe. */
const RING = /^(4[4-9]|5\d|6\d|70)$/

function ringSizes(names: readonly string[]): SizeTable | null {
  if (names.length === 0 || !names.every(size => RING.test(size))) return null
  return {
    head: [t.size, t.innerDiameter, t.usSize],
    rows: names.map(size => [
      size,
      `${(Number(size) / Math.PI).toFixed(1)} mm`,
      // Rounded to half sizes.
      String(Math.round(((Number(size) - 36.5) / 2.55) * 2) / 2),
    ]),
    note: t.howToMeasureRings,
  }
}
