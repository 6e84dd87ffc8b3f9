import type { Product, ProductDetail } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { type Measure, measuresOf, measuresOfLine } from './measures.ts'
import { specificationLabels as t } from './specification.labels.ts'

export interface SizeTable {
  readonly head: string[]
  readonly rows: string[][]
  /** Instructions for measuring; may be empty. */
  readonly note: string
}

export interface Specification {
  readonly measures: Measure[]
  readonly sizes: SizeTable | null
  readonly details: ProductDetail[]
}

type Described = Pick<Product, 'options' | 'details'>

/** Prepares a product's details for its page. Runs on the server, so that browsers don't load the code. */
export function specificationOf(product: Described): Specification {
  const names = product.options.find(({ name }) => name === 'Size')?.values.map(({ name }) => name) ?? []
  const told = toldSizes(names, product.details)
  const { measures, rest } = measuresOf(told.rest)
  return { measures, sizes: told.sizes ?? ringSizes(names), details: rest }
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
