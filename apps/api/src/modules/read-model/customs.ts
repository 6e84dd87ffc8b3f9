/** Countries that share a customs border, by the country that names the area. */
const AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['EU', 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'],
    ['GB', 'GB GG IM JE'],
    ['CH', 'CH LI'],
  ].flatMap(([area = '', countries = '']) => countries.split(' ').map(country => [country, area])),
)

const areaOf = (country: string): string => AREAS[country] ?? country

/** Whether a parcel crosses a customs border, so that import duties may be due. False if its origin is not known. */
export const crossesCustoms = (from: string | null, to: string): boolean =>
  from !== null && areaOf(from) !== areaOf(to)
