import type { Measure } from './measures.ts'
import type { Specification } from './specification.ts'

/** Returns the dimensions of the variant with these option values, in the order of the product's. */
export function chosenMeasures(
  { measures, measuresOfValue }: Pick<Specification, 'measures' | 'measuresOfValue'>,
  valueIds: readonly string[],
): Measure[] {
  const own = new Map(
    valueIds.flatMap(id => (measuresOfValue[id] ?? []).map(measure => [measure[0], measure])),
  )
  const shared = measures.map(measure => own.get(measure[0]) ?? measure)
  const known = new Set(measures.map(([what]) => what))
  return [...shared, ...[...own.values()].filter(([what]) => !known.has(what))]
}
