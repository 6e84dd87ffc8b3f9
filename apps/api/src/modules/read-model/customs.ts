import { EU_STATES } from '@stoa/address-formats/eu'

/** Member states of the EU, and Monaco, which belongs to their customs area. */
export const EU_CUSTOMS_AREA: readonly string[] = [...EU_STATES, 'MC']

/** Countries that share a customs border, by the country that names the area. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  EU: EU_CUSTOMS_AREA,
  GB: ['GB', 'GG', 'IM', 'JE'],
  CH: ['CH', 'LI'],
}
const AREA_OF = new Map(
  Object.entries(AREAS).flatMap(([area, countries]) => countries.map(country => [country, area] as const)),
)

const areaOf = (country: string): string => AREA_OF.get(country) ?? country

/** Whether a parcel crosses a customs border, so that import duties may be due. False if its origin is not known. */
export const crossesCustoms = (from: string | null, to: string): boolean =>
  from !== null && areaOf(from) !== areaOf(to)
