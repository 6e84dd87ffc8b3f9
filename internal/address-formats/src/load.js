/** @import { CountryFormat, Region } from './format.js' */
import { UNKNOWN } from './format.js'
import { REGION_LISTS } from './generated/region-lists.js'

/** @param {string} country @returns {Promise<readonly Region[]>} */
async function regionsOf(country) {
  if (!(country in REGION_LISTS)) return []
  return (await REGION_LISTS[/** @type {keyof typeof REGION_LISTS} */ (country)]()).default
}

/**
 * The format of a country, for browsers: the tables are loaded when the first address is entered.
 *
 * @param {string} country ISO 3166-1 alpha-2
 * @returns {Promise<CountryFormat>}
 */
export async function loadFormat(country) {
  const [{ default: formats }, regions] = await Promise.all([
    import('./generated/formats.json', { with: { type: 'json' } }),
    regionsOf(country),
  ])
  const format = /** @type {Record<string, Omit<CountryFormat, 'regions'>>} */ (
    /** @type {unknown} */ (formats)
  )[country]
  return format ? { ...format, regions } : UNKNOWN
}
