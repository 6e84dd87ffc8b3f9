/** @import { CountryFormat, Region } from './format.js' */
import { readFileSync } from 'node:fs'
import { UNKNOWN } from './format.js'
import formats from './generated/formats.json' with { type: 'json' }
import { REGION_LISTS } from './generated/region-lists.js'

/** Codes of all countries, ISO 3166-1 alpha-2. */
export const COUNTRIES = Object.keys(formats)

/** @type {Map<string, CountryFormat>} */
const known = new Map()

/** @param {string} country @returns {readonly Region[]} */
const regionsOf = country =>
  country in REGION_LISTS
    ? JSON.parse(readFileSync(new URL(`./generated/regions/${country}.json`, import.meta.url), 'utf8'))
    : []

/**
 * The format of a country, for servers: lists of regions are read from files.
 *
 * @param {string} country ISO 3166-1 alpha-2
 * @returns {CountryFormat}
 */
export function formatOf(country) {
  const found = known.get(country)
  if (found) return found
  const format = /** @type {Record<string, Omit<CountryFormat, 'regions'>>} */ (
    /** @type {unknown} */ (formats)
  )[country]
  const made = format ? { ...format, regions: regionsOf(country) } : UNKNOWN
  if (format) known.set(country, made)
  return made
}
