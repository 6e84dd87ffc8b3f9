import type { Product, ProductDetail } from '@stoa/api-client/schema'
import { type Measure, measuresOf, measuresOfLine } from './measures.ts'

export interface SizeTable {
  readonly head: string[]
  readonly rows: string[][]
  /** How to measure. */
  readonly note: string
}

export interface Specification {
  readonly measures: Measure[]
  readonly sizes: SizeTable | null
  readonly details: ProductDetail[]
}

type Described = Pick<Product, 'options' | 'details'>

/** A product's details as its page shows them. Made on the server: no visitor waits for the code. */
export function specificationOf(product: Described): Specification {
  const names = product.options.find(({ name }) => name === 'Size')?.values.map(({ name }) => name) ?? []
  const told = toldSizes(names, product.details)
  const { measures, rest } = measuresOf(told.rest)
  return { measures, sizes: told.sizes ?? ringSizes(names), details: rest }
}

/** By the lines of the specification that are called "Size M", in columns where all of them measure the same. */
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
        head: ['Size', ...columns],
        rows: lines.map(({ name, measures }) => [
          name,
          ...(measures ?? []).map(([, metric, customary]) => `${metric} (${customary})`),
        ]),
        note: '',
      }
    : {
        head: ['Size', 'Measures'],
        rows: lines.map(({ name, detail }) => [name, detail.value]),
        note: '',
      }
  return { sizes, rest }
}

/** Inner circumference in millimeters, as rings are sized in most of Europe. */
const RING = /^(4[4-9]|5\d|6\d|70)$/

function ringSizes(names: readonly string[]): SizeTable | null {
  if (names.length === 0 || !names.every(size => RING.test(size))) return null
  return {
    head: ['Size', 'Inner diameter', 'US size'],
    rows: names.map(size => [
      size,
      `${(Number(size) / Math.PI).toFixed(1)} mm`,
      // To the next half, as they are sold.
      String(Math.round(((Number(size) - 36.5) / 2.55) * 2) / 2),
    ]),
    note: 'The size is the inner circumference in millimeters. Lay a thread around the finger and measure it.',
  }
}
