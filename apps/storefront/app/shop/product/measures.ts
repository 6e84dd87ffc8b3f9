import type { ProductDetail } from '@stoa/api-client/schema'

/** Name of a measure, its value in the shop's units, and the value in US units. */
export type Measure = readonly [what: string, metric: string, customary: string]

const NUMBER = String.raw`\d+(?:\.\d+)?`
const NUMBERS = `${NUMBER}(?:(?:, | and | or | to )${NUMBER})*`
const EDGES = new RegExp(`^(${NUMBER}(?: × ${NUMBER}){1,2}) (mm|cm)( each)?$`)
const ONE = new RegExp(
  `^(${NUMBERS}) (mm|cm|m|ml|l|g|kg)(?: (high|tall|wide|deep|long|across|thick))?( each)?$`,
)

const DIRECTIONS: Readonly<Record<string, string>> = {
  high: 'Height',
  tall: 'Height',
  wide: 'Width',
  deep: 'Depth',
  long: 'Length',
  across: 'Diameter',
  thick: 'Thickness',
}
/** Labels that already name the measure. */
const LABELS = new Set([...Object.values(DIRECTIONS), 'Capacity', 'Weight', 'Opening'])

const CUSTOMARY: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  mm: [1 / 25.4, 'in'],
  cm: [1 / 2.54, 'in'],
  m: [100 / 2.54, 'in'],
  ml: [1 / 29.5735, 'fl oz'],
  l: [1.05669, 'qt'],
  g: [1 / 28.3495, 'oz'],
  kg: [2.20462, 'lb'],
}

const inCustomary = (figures: string, unit: string): string => {
  const [factor, name] = CUSTOMARY[unit] ?? [1, unit]
  const rounded = (text: string) => {
    const value = Number(text) * factor
    return String(Number(value.toFixed(value < 1 ? 2 : 1)))
  }
  return `${figures.replace(new RegExp(NUMBER, 'g'), rounded)} ${name}`
}

/** Parses one part of a line: "30 cm high", "9 × 9.5 cm", "320 ml". Null for other forms. */
function measureOf(label: string, part: string): Measure | null {
  const edges = EDGES.exec(part)
  if (edges) {
    const [, figures = '', unit = '', each = ''] = edges
    return [
      LABELS.has(label) ? label : 'Size',
      `${figures} ${unit}${each}`,
      inCustomary(figures, unit) + each,
    ]
  }
  const one = ONE.exec(part)
  if (!one) return null
  const [, figures = '', unit = '', direction, each = ''] = one
  const isVolume = unit === 'ml' || unit === 'l'
  const isWeight = unit === 'g' || unit === 'kg'
  const what = isVolume
    ? 'Capacity'
    : isWeight
      ? 'Weight'
      : direction
        ? DIRECTIONS[direction]
        : LABELS.has(label) && label
  return what ? [what, `${figures} ${unit}${each}`, inCustomary(figures, unit) + each] : null
}

/** Splits a line at commas, except those within "8, 12 and 16 cm". */
const partsOf = (value: string) => value.split(/, (?!\d+(?:\.\d+)?(?:,| and | or | to ))/)

/** Parses all parts of a line. Null if any part has another form. */
export function measuresOfLine(label: string, value: string): Measure[] | null {
  const found = partsOf(value).map(part => measureOf(label, part))
  return found.every(one => one !== null) ? found : null
}

/** Parses the value of an option that is a measure by its name: "Height: 14 cm". Null for others. */
export const measuresOfOption = (name: string, value: string): Measure[] | null =>
  name === 'Size' || LABELS.has(name) ? measuresOfLine(name, value) : null

/**
 * Takes the measures out of a product's specification. A line with any part in another form stays in `rest` as a whole:
 * half of a shop's text would be worse than all of it.
 */
export function measuresOf(details: readonly ProductDetail[]): {
  measures: Measure[]
  rest: ProductDetail[]
} {
  const measures: Measure[] = []
  const rest: ProductDetail[] = []
  for (const detail of details) {
    const isMeasured = detail.label === 'Size' || LABELS.has(detail.label)
    const found = isMeasured ? measuresOfLine(detail.label, detail.value) : null
    const names = [...measures, ...(found ?? [])].map(([what]) => what)
    if (found && new Set(names).size === names.length) measures.push(...found)
    else rest.push(detail)
  }
  return { measures, rest }
}
